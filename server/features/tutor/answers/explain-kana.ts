import { paths } from '#contract/paths.ts';
import { tutorWordTexts as texts } from '#contract/texts/tutor.ts';
import { romajiPieces } from '#core/japanese/to-romaji.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { link, paragraphs } from '../markup.ts';
import type { TutorAnswer } from '../tutor.ts';

/** Signs that are taught with another kana: っか, アー. */
const SIGN_GROUPS: Readonly<Record<string, string>> = { っ: 'pause', ッ: 'pause', ー: 'long' };

/** A kana of the course by its sound: romaji, and how to say it from Vietnamese. Null if it is not one of them. */
export function explainKana(
  { kana: course }: Pick<TutorKnowledge, 'kana'>,
  term: string,
): TutorAnswer | null {
  const group = SIGN_GROUPS[term];
  const script = /^[っ]$/u.test(term) ? 'hiragana' : 'katakana';
  const signRow = course.rows.find((row) => row.group === group && row.script === script);
  if (signRow) return { text: paragraphs(signRow.about, toRow(signRow)) };
  for (const row of course.rows) {
    const item = row.kana.find(({ kana }) => kana === term);
    if (item) return { text: paragraphs(texts.kanaSound(term, item.romaji), item.pronounce, toRow(row)) };
  }
  return null;
}

const toRow = ({ id, title }: { readonly id: string; readonly title: string }): string =>
  link(texts.kanaRow(title), paths.kanaRow(id));

/** Kana read as romaji, word by word: これはほんです “kore wa hon desu”. The kana themselves would say nothing new. */
export function romajiOf(words: readonly { readonly text: string }[]): string {
  let before = '';
  const said = words.map(({ text }) => {
    const pieces = romajiPieces(text, { text: before, isKanji: false });
    before += text;
    return pieces.map((piece) => piece.romaji ?? piece.text).join('');
  });
  return said.join(' ');
}
