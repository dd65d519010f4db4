import type { Mistake } from '../grading/judgement.ts';
import { deinflect } from '../japanese/inflection/deinflect.ts';
import { isKana, toHiragana } from '../japanese/kana.ts';
import type { Headword, Headwords } from './headwords.ts';

/** Shorter kana are words by chance, longer texts are no single word. */
const KANA_MIN_CHARS = 3;
const WORD_MAX_CHARS = 12;

/** Their meaning says nothing: they are part of a form or of a pattern. */
const GRAMMATICAL = new Set(['する', 'だ', 'です', 'ある', 'いる', 'なる', 'ください', '間', '十']);

interface ConfusedWords<Row> {
  readonly typed: Row;
  /** Null if the model has no single word there. */
  readonly expected: Row | null;
}

/**
 * The dictionary word that a learner typed where the model has another one, or none. Null where it is not plainly one:
 * a meaning that was not meant is worse than none.
 */
export function wordTypedInstead<Row extends Headword>(
  headwords: Headwords<Row>,
  { code, typed, model }: Pick<Mistake, 'code' | 'typed' | 'model'>,
): ConfusedWords<Row> | null {
  if (code !== 'word-wrong' && code !== 'word-extra') return null;
  const [said, wanted] = [wordIn(typed.text), wordIn(model.text)];
  // 行 for 行きます is a fragment; 自転車 for 車 is another word.
  if (said === '' || said.length > WORD_MAX_CHARS || wanted.includes(said)) return null;
  const word = wordOf(headwords, said);
  const expected = wanted.length > WORD_MAX_CHARS ? null : wordOf(headwords, wanted);
  return word && word !== expected && !GRAMMATICAL.has(word.kanji) ? { typed: word, expected } : null;
}

const wordIn = (text: string): string => text.replaceAll(/[\p{P}\s]/gu, '');

function wordOf<Row extends Headword>({ has, find }: Headwords<Row>, text: string): Row | null {
  const forms = [text, ...deinflect(text).map(({ base }) => base)].filter(
    (form) => has(form) || (isKana(form) && form.length >= KANA_MIN_CHARS),
  );
  return forms.length === 0 ? null : find({ lookUp: forms, reading: toHiragana(text), kind: 'other' });
}
