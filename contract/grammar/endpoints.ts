import { defineEndpoint } from '../endpoint.ts';
import { GRAMMAR_ID_MAX_CHARS } from '../limits.ts';
import { z } from '../zod.ts';
import { grammarUse } from './grammar-use.ts';
import { contrast, grammarPoint, listedContrast, listedPoint } from './grammar.ts';

/** Reading the grammar library: points, and contrasts of what is easily confused. */

const idOfGrammar = z.string().check(z.maxLength(GRAMMAR_ID_MAX_CHARS), z.regex(/^[a-z0-9-]+$/));

export const listGrammar = defineEndpoint({
  method: 'GET',
  path: '/api/grammar',
  summary: 'Mọi điểm ngữ pháp, từ dễ đến khó',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  output: z.array(listedPoint),
});

export const getGrammarPoint = defineEndpoint({
  method: 'GET',
  path: '/api/grammar/{pointId}',
  summary: 'Một điểm ngữ pháp: cách ghép, ví dụ, lỗi hay mắc, những gì dễ nhầm với nó',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  params: z.object({ pointId: idOfGrammar }),
  output: grammarPoint,
});

export const getGrammarUse = defineEndpoint({
  method: 'GET',
  path: '/api/grammar/{pointId}/sentences',
  summary: 'Những câu trong bài luyện tập có một điểm ngữ pháp, và vài câu để thử',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  params: z.object({ pointId: idOfGrammar }),
  output: grammarUse,
});

export const listContrasts = defineEndpoint({
  method: 'GET',
  path: '/api/contrasts',
  summary: 'Mọi bài so sánh những điều dễ nhầm, từ dễ đến khó',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  output: z.array(listedContrast),
});

export const getContrast = defineEndpoint({
  method: 'GET',
  path: '/api/contrasts/{contrastId}',
  summary: 'Một bài so sánh: quy tắc, ví dụ, lỗi hay mắc',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  params: z.object({ contrastId: idOfGrammar }),
  output: contrast,
});
