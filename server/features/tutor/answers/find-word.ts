import { toHiragana } from '#core/japanese/kana.ts';
import { spellingsOf, WORD_MAX_CHARS } from '#core/japanese/spellings.ts';
import type { FoundRow } from '#server/features/dictionary/search.service.ts';
import type { TutorKnowledge } from '../knowledge.ts';

export interface FoundWord {
  /** The Japanese spelling that was searched for. */
  readonly spelling: string;
  readonly best: FoundRow;
  /** Others with the same spelling or reading. */
  readonly others: readonly FoundRow[];
}

const LOOKED_AT = 10;

/** The word for a spelling, a reading, romaji or an inflected form; null when there is none. */
export async function findWord(
  { search }: Pick<TutorKnowledge, 'search'>,
  term: string,
): Promise<FoundWord | null> {
  for (const spelling of spellingsOf(term)) {
    if (spelling.length > WORD_MAX_CHARS) return null;
    const found = (await search.find(spelling, LOOKED_AT)).filter((hit) => isMeant(hit, spelling));
    const [best, ...others] = found;
    if (best) return { spelling, best, others: others.filter(isAsNear(best)) };
  }
  return null;
}

/** すみません is a word: a question about it never means a form of 住む. */
const isAsNear =
  (best: FoundRow) =>
  ({ steps }: FoundRow): boolean =>
    best.steps.length > 0 || steps.length === 0;

/** A search also finds words that only begin with the text or contain it; those are not meant. */
function isMeant({ row, matched, steps }: FoundRow, spelling: string): boolean {
  if (steps.length > 0) return toHiragana(matched) === toHiragana(spelling);
  const spellings = [row.kanji, row.hiragana, ...row.variants.split('、')];
  const bare = spelling.replace(/(する|な)$/u, '');
  return spellings.some((one) => [spelling, bare].some((sought) => toHiragana(one) === toHiragana(sought)));
}
