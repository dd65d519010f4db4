import { asCompared, japaneseIn } from '#core/japanese/given-away.ts';
import { checkedNotation, plainText } from '#core/japanese/notation/notation.ts';
import type { Tokenize } from '../tokenizer.ts';
import type { Lesson, Sentence } from './sentences.ts';

/** Four letters are a word or an ending; five are most likely a part of the answer that the learner should find. */
const GIVEN_AWAY_MIN_CHARS = 5;

/** A hint may name one word of the answer and the pattern in the lesson's title, but no more of it. */
export function checkHintSecret(sentence: Sentence, lesson: Lesson, tokenize: Tokenize): string[] {
  const { hint, jpSentence, reading, accepted } = sentence;
  const answers = [jpSentence, reading, ...accepted.map((answer) => plainText(checkedNotation(answer)))];
  const shown = asCompared(lesson.title);
  const words = new Set(tokenize(jpSentence).map(({ surface_form: word }) => asCompared(word)));
  const mayBeSaid = (run: string) => shown.includes(run) || words.has(run);
  const found = answers.flatMap((answer) =>
    saidByBoth(hint, answer).filter((common) => common.length > longestAllowed(answer) && !mayBeSaid(common)),
  );
  const [longest] = found.toSorted((a, b) => b.length - a.length);
  return longest === undefined ? [] : [`the hint gives ${longest} away: ${hint}`];
}

/** For a short answer, less than half of it. */
const longestAllowed = (answer: string): number =>
  Math.min(GIVEN_AWAY_MIN_CHARS - 1, Math.floor(asCompared(answer).length / 2));

/** What a hint and an answer have in common: the longest part for each Japanese run of the hint. */
function saidByBoth(hint: string, answer: string): string[] {
  const secret = asCompared(answer);
  return japaneseIn(hint).map((run) => longestCommon(run, secret));
}

function longestCommon(one: string, other: string): string {
  let longest = '';
  for (let at = 0; at < one.length; at++)
    // Only longer matches are checked.
    while (at + longest.length < one.length && other.includes(one.slice(at, at + longest.length + 1)))
      longest = one.slice(at, at + longest.length + 1);
  return longest;
}
