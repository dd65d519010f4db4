import { ANSWERS_PER_SENTENCE_MAX } from '#contract/content-limits.ts';
import type { TypedSentence } from '#contract/contributions/typed-content.ts';
import { courseFieldNames, courseRefusals } from '#contract/texts/course-writing.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { hasJapanese } from '#core/japanese/kana.ts';
import { type Notation, plainText } from '#core/japanese/notation/notation.ts';
import { readNotation } from '#server/db/content/read-notation.ts';
import { badRequest } from '#server/http/errors.ts';

type AnswerField = 'jpSentence' | 'accepted' | 'blocked';

const names = courseFieldNames.sentence;
/** The characters of a full reading. */
export const IN_KANA = /^[\p{sc=Hiragana}\p{sc=Katakana}ー\p{P}\p{S}\s]*$/u;

/**
 * A sentence in its stored form, or a 400. The model answer is stored as plain text, and its notation is the first
 * accepted answer.
 */
export function readSentence({ jpSentence, accepted, blocked, ...typed }: TypedSentence): TypedSentence {
  const model = readAnswer(jpSentence, 'jpSentence');
  for (const answer of accepted) readAnswer(answer, 'accepted');
  for (const answer of blocked) readAnswer(answer, 'blocked');
  if (!IN_KANA.test(typed.reading)) throw badRequest(courseRefusals.readingInKana, 'reading');

  const answers = [...new Set(isPlain(model) ? accepted : [jpSentence, ...accepted])];
  if (answers.length > ANSWERS_PER_SENTENCE_MAX)
    throw badRequest(validationTexts.listTooLong(names.accepted, ANSWERS_PER_SENTENCE_MAX), 'accepted');
  return { ...typed, jpSentence: plainText(model), accepted: answers, blocked: [...new Set(blocked)] };
}

function readAnswer(answer: string, field: AnswerField): Notation {
  const read = readNotation(answer);
  if (read.problem !== undefined)
    throw badRequest(courseRefusals.badNotation(names[field], answer, read.problem), field);
  if (!hasJapanese(plainText(read.notation)))
    throw badRequest(courseRefusals.notJapanese(names[field]), field);
  return read.notation;
}

export const isPlain = (notation: Notation) => notation.every(({ kind }) => kind === 'text');
