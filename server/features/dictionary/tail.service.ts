import { blankWord, FREQUENCIES } from '#contract/dictionary/word-fields.ts';
import { findInTail } from '#core/tail/find-in-tail.ts';
import { placeOf, type TailWord, tailWordAt } from '#core/tail/tail-words.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import type { OpenTail } from '#server/gateways/tail-data.ts';
import type { WordRow } from './present-item.ts';
import type { WordHit } from './with-tail.ts';

interface TailParts {
  /** Null if it is switched off. */
  readonly tail: OpenTail | null;
  readonly kanji: Pick<KanjiService, 'hanVietOf'>;
}

/** Words of JMdict that our dictionary does not have, with English meanings. They never change while the server runs. */
export function createTailService({ tail, kanji }: TailParts) {
  const rowOf = (id: number, { spellings, readings, senses, commonness }: TailWord): WordRow => {
    const [spelling = '', ...variants] = spellings;
    return {
      ...blankWord,
      id,
      kanji: spelling,
      hiragana: readings[0] ?? '',
      sino: kanji.hanVietOf(spelling),
      mean: senses.map((glosses) => glosses.join(', ')).join('; '),
      type: '',
      variants: variants.join('、'),
      frequency: FREQUENCIES[commonness] ?? null,
    };
  };

  return {
    /** The package that the words come from; null without a tail. */
    source: tail?.source ?? null,

    row(id: number): WordRow | null {
      const place = tail ? placeOf(tail.words, id) : -1;
      return tail && place >= 0 ? rowOf(id, tailWordAt(tail.words, place)) : null;
    },

    find: (typed: string, limit: number): WordHit[] =>
      tail
        ? findInTail(tail, typed, limit).map(({ id, word, steps, isWhole }) => ({
            row: rowOf(id, word),
            steps,
            match: isWhole ? 'whole' : 'beginning',
          }))
        : [],
  };
}

export type TailService = ReturnType<typeof createTailService>;
