import { plainAnswer } from './answer-wordings.ts';
import { toHiragana } from '#core/japanese/kana.ts';
import { normaliseJapanese } from '#core/japanese/normalise.ts';
import type { Lesson, Sentence } from './sentences.ts';
import type { Tokenize } from './tokenizer.ts';

/** Four letters are a word or an ending; five are most likely a part of the answer that needs thought. */
const GIVEN_AWAY_MIN_CHARS = 5;
const JAPANESE_RUN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々ー]+/gu;

/** A hint may name a word of the answer, and the pattern that the lesson's title names; no more of it. */
export function checkHintSecret(sentence: Sentence, lesson: Lesson, tokenize: Tokenize): string[] {
  const { hint, jpSentence, reading, accepted } = sentence;
  const answers = [jpSentence, reading, ...accepted.map(plainAnswer)].map(normal);
  const shown = normal(lesson.title);
  const words = new Set(tokenize(jpSentence).map(({ surface_form: word }) => normal(word)));
  const mayBeSaid = (run: string) => shown.includes(run) || words.has(run);
  const runs = (hint.match(JAPANESE_RUN) ?? []).map(normal);
  const found = runs.flatMap((run) =>
    answers.flatMap((answer) => {
      const [common, limit] = [longestCommon(run, answer), longestAllowed(answer)];
      return common.length > limit && !mayBeSaid(common) ? [common] : [];
    }),
  );
  const [longest] = found.toSorted((a, b) => b.length - a.length);
  return longest === undefined ? [] : [`the hint gives ${longest} away: ${hint}`];
}

const normal = (text: string): string => toHiragana(normaliseJapanese(text));

/** Of a short answer not even half. */
const longestAllowed = (answer: string): number =>
  Math.min(GIVEN_AWAY_MIN_CHARS - 1, Math.floor(answer.length / 2));

function longestCommon(one: string, other: string): string {
  let longest = '';
  for (let from = 0; from < one.length; from++) {
    while (from + longest.length < one.length && other.includes(one.slice(from, from + longest.length + 1))) {
      longest = one.slice(from, from + longest.length + 1);
    }
  }
  return longest;
}
