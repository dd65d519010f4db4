import { once } from '#core/grading/units/once.ts';
import type { KanaCourse } from '#core/kana/kana-row.ts';
import { openKanaLibrary } from '#server/features/kana/kana-library.ts';
import { contentFolder } from '../words/word.ts';

export const readShippedKana = once((): Promise<KanaCourse> => openKanaLibrary(contentFolder));

/** The Vietnamese texts of each entry, for rules that apply to every text. */
export const kanaTexts = ({ rows, lookAlikes, sounds }: KanaCourse) => [
  ...rows.map(({ id, title, about, kana }) => ({
    id,
    texts: [title, about, ...kana.flatMap(({ remember, pronounce }) => [remember, pronounce])],
  })),
  ...lookAlikes.map(({ kana, tell }) => ({ id: kana.join('・'), texts: [tell] })),
  ...sounds.map(({ id, title, text, examples }) => ({
    id,
    texts: [title, text, ...examples.map(({ vi }) => vi)],
  })),
];
