import type { ExampleCell } from '#core/dictionary/cell-notation.ts';
import { meaningsIn } from '#core/dictionary/meanings-in.ts';
import { toHiragana } from '#core/japanese/kana.ts';
import { readingOf, withoutRuby } from '#core/japanese/ruby.ts';
import type { Word } from './word.ts';

/** Beginners see two examples for each word. */
const TWO_EXAMPLES = ['N5', 'N4'];
/** A sense may have one more than it needs. */
const EXAMPLES_TO_SPARE = 1;
/** Short enough for a learner of N5 to read at a glance. */
const EXAMPLE_MAX_CHARS = 60;

/** 3[さん]時[じ] */
const READ = /(?:[\p{sc=Han}々〆ヶ]+|\p{Nd}[\p{Nd},.]*)\[[ぁ-ゖー]+\]/gu;
const UNREAD = /[\p{sc=Han}[\]]/u;
const SENTENCE_END = /[。？！]」?$/u;
const TRANSLATION_END = /[.?!…]["”]?$/u;
const FORBIDDEN = /[\s　=|]/u;

export function checkExamples(word: Word): string[] {
  const { examples, type, mean } = word;
  const senses = meaningsIn(mean).length;
  const min = Math.max(senses, TWO_EXAMPLES.includes(type) ? 2 : 1);
  const max = Math.max(senses, 1) + EXAMPLES_TO_SPARE;
  const wrongCount = examples.length < min || examples.length > max;
  return [
    ...(wrongCount
      ? [`has ${examples.length} examples, ${senses} senses of ${type} need ${min} to ${max}`]
      : []),
    ...examples.flatMap((example) => checkExample(word, example)),
  ];
}

function checkExample(word: Word, { text, translate, ruby = text }: ExampleCell): string[] {
  const mistakes = checkRubySentence(ruby);
  if (!TRANSLATION_END.test(translate)) mistakes.push(`translation does not end in . ? ! …: ${translate}`);
  if (!holds(word, text, readingOf(ruby)))
    mistakes.push(`${word.kanji} (${word.hiragana}) is not in ${ruby}`);
  return mistakes;
}

/** A sentence with the readings of its kanji. */
export function checkRubySentence(ruby: string): string[] {
  const text = withoutRuby(ruby);
  const mistakes: string[] = [];
  if (UNREAD.test(ruby.replaceAll(READ, ''))) mistakes.push(`kanji without [kana] in ${ruby}`);
  if (FORBIDDEN.test(text)) mistakes.push(`a space or a sign of the notation in ${text}`);
  if (text.length > EXAMPLE_MAX_CHARS) mistakes.push(`example longer than ${EXAMPLE_MAX_CHARS}: ${text}`);
  if (!SENTENCE_END.test(text)) mistakes.push(`example does not end in 。？！: ${text}`);
  return mistakes;
}

/** Words whose sound changes after a number (本: いっぽん) or with the form (来る: きます). */
const SOUND_CHANGES = ['counter', 'number', 'suffix', 'verb-irregular', 'auxiliary'];
const INFLECTED = ['verb-godan', 'verb-ichidan', 'adjective-i', 'verb-irregular', 'auxiliary', 'expression'];

function holds({ kanji, hiragana, wordClass }: Word, text: string, reading: string): boolean {
  // する of 気にする changes as a whole.
  const stem = (form: string) =>
    INFLECTED.includes(wordClass) ? form.replace(/(?<=.)する$|[うくぐすつぬぶむるい]$/u, '') : form;
  const kana = toHiragana(stem(hiragana));
  const isWritten = text.includes(stem(kanji)) || toHiragana(text).includes(kana);
  const isHeard = toHiragana(reading).includes(kana) || SOUND_CHANGES.includes(wordClass);
  return isWritten && isHeard;
}

/** No sentence is the example of two words. */
export function checkRepeatedExamples(words: readonly Word[]): string[] {
  const firstIds = new Map<string, string>();
  return words.flatMap(({ id, examples }) =>
    examples.flatMap(({ text }) => {
      const first = firstIds.get(text);
      firstIds.set(text, first ?? id);
      return first === undefined ? [] : [`${id}: the example of ${first} again: ${text}`];
    }),
  );
}
