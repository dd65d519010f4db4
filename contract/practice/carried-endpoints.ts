import type { CarriedModels } from '#core/grading/carried-models.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { z } from '../zod.ts';

/** What a browser keeps to judge answers while there is no network (docs/decisions/059). */

/** Its format belongs to core/grading, which makes and reads it. */
const carriedModels = z.custom<CarriedModels>((value) => Object(value) === value);

export const getCarriedModels = defineEndpoint({
  method: 'GET',
  path: '/api/carried-models/{lessonId}',
  summary: 'Những gì trình duyệt cần để tự chấm các câu của một bài học khi không có mạng',
  access: 'anyone',
  kept: 'shared',
  limits: ['carriedModelsPerAddress'],
  params: z.object({ lessonId: idText }),
  output: carriedModels,
});

const mistakes = z.array(z.object({ wrong: z.string(), right: z.string(), why: z.string() }));

/** Of our texts about grammar, as much as the explanation of a mistake shows. */
const explainingTexts = z.object({
  points: z.array(z.object({ id: z.string(), pattern: z.string(), explanation: z.string(), mistakes })),
  contrasts: z.array(z.object({ id: z.string(), title: z.string(), summary: z.string(), mistakes })),
});
export type ExplainingTexts = z.output<typeof explainingTexts>;

export const getExplainingTexts = defineEndpoint({
  method: 'GET',
  path: '/api/explaining-texts',
  summary: 'Mọi đoạn giải thích mà phần chấm bài có thể dẫn tới, để xem được khi không có mạng',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  output: explainingTexts,
});
