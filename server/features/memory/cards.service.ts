import { LRUCache } from 'lru-cache';
import type { ShortItem } from '#contract/dictionary/item.ts';
import type { CardContent, KanjiContent, OwnContent, WordContent } from '#contract/memory/card-content.ts';
import type { OwnCard } from '#contract/memory/own-card-endpoints.ts';
import { KANJI_CARD_WORDS, SENTENCE_CARDS_KEPT } from '#contract/server-limits.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import type { KanaCourse } from '#core/kana/kana-row.ts';
import { type Card, cardOf, subjectOf } from '#core/memory/card.ts';
import type { FoundRow, SearchService } from '#server/features/dictionary/search.service.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import type { PathService } from '#server/features/path/path.service.ts';
import type { Caller } from '#server/http/route.ts';
import { lookUpSpellings } from './look-up-spellings.ts';
import type { OwnCardsService } from './own-cards.service.ts';

interface CardsParts {
  readonly search: Pick<SearchService, 'row' | 'rows'>;
  readonly kana: KanaCourse;
  readonly kanji: Pick<KanjiService, 'rubyOf' | 'cardsOf'>;
  readonly path: Pick<PathService, 'exercisesOf'>;
  readonly ownCards: Pick<OwnCardsService, 'find'>;
  readonly grammar: Pick<GrammarLibrary, 'find'>;
  /** Counts one exercise that has to be made for a caller; throws above the limit. */
  readonly spendExercise: (asker: Asker) => Promise<void>;
}

/** Who asks for cards: exercises that have to be made are counted against an account or an address. */
export interface Asker {
  readonly caller: Caller | null;
  readonly address: string;
}

/** Any other point: otherwise every invented one would be made and stored anew. */
const UNKNOWN_POINT = '';

type ItemRow = FoundRow['row'];
type WordRow = NonNullable<Awaited<ReturnType<SearchService['row']>>>;
type Words = ReadonlyMap<number, ItemRow>;
type OwnContents = ReadonlyMap<string, OwnContent>;

/** What one call has read for all of its cards. */
interface Known {
  readonly words: Words;
  readonly own: OwnContents;
  readonly asker: Asker;
}

export interface WordFilter {
  readonly level?: ItemRow['type'];
  readonly wordClass?: NonNullable<ItemRow['wordClass']>;
}

/** What is on the cards of memory, and whole sets of words to make cards of. */
export function createCardsService(parts: CardsParts) {
  const { search, kana, kanji, path, ownCards, grammar, spendExercise } = parts;
  /** Exercises take a while to make, and the same sentence goes wrong for many. */
  const sentences = new LRUCache<string, Promise<CardContent | null>>({ max: SENTENCE_CARDS_KEPT });

  async function contentOf(card: Card, { words, own, asker }: Known): Promise<CardContent | null> {
    switch (card.kind) {
      case 'word': {
        const row = await search.row(card.wordId);
        return row ? presentWord(row, kanji) : null;
      }
      case 'kana': {
        const item = kana.rows.flatMap((row) => row.kana).find((one) => one.kana === card.kana);
        return item ? { kind: 'kana', kana: item.kana, romaji: item.romaji } : null;
      }
      case 'kanji':
        return kanjiContent(card.kanji, words);
      case 'sentence':
        return sentenceContent(card.sentenceId, null, asker);
      case 'blank': {
        const point = grammar.find(card.grammarPointId);
        return sentenceContent(card.sentenceId, point?.id ?? UNKNOWN_POINT, asker);
      }
      case 'own':
        return own.get(card.id) ?? null;
    }
  }

  function kanjiContent(character: string, words: Words): KanjiContent | null {
    const [found] = kanji.cardsOf(character);
    if (!found) return null;
    const { hanViet, meaning, on, kun } = found;
    const shown = [...words.values()]
      .filter((word) => word.kanji.includes(character))
      .toSorted((a, b) => levelOf(b) - levelOf(a) || a.kanji.length - b.kanji.length || a.id - b.id)
      .slice(0, KANJI_CARD_WORDS)
      .map((word) => ({ ruby: kanji.rubyOf(word.kanji, word.hiragana), mean: word.mean }));
    return { kind: 'kanji', kanji: character, hanViet, meaning, on, kun, words: shown };
  }

  async function sentenceContent(
    sentenceId: number,
    pointId: string | null,
    asker: Asker,
  ): Promise<CardContent | null> {
    const key = `${sentenceId} ${pointId}`;
    if (!sentences.has(key)) await spendExercise(asker);
    const known = sentences.get(key);
    if (known) return known;
    const making = makeSentence(sentenceId, pointId);
    sentences.set(key, making);
    const forget = () => sentences.peek(key) === making && sentences.delete(key);
    // After a failure the next request tries again. Sentences that do not exist would push out the others.
    void making.then((content) => content ?? forget(), forget);
    return making;
  }

  async function makeSentence(sentenceId: number, pointId: string | null): Promise<CardContent | null> {
    const { exercises, judge } = await path.exercisesOf(sentenceId, pointId);
    const [asked] = exercises;
    return asked ? { kind: 'sentence', exercise: asked, judge } : null;
  }

  /** Nobody else's: who has no account has none. */
  async function ownContents(asked: readonly Card[], caller: Caller | null): Promise<OwnContents> {
    const ids = asked.flatMap((card) => (card.kind === 'own' ? [card.id] : []));
    const found = caller ? await ownCards.find(caller, ids) : [];
    return new Map(found.map((card) => [card.id, presentOwn(card)]));
  }

  return {
    async contents(subjects: readonly string[], asker: Asker) {
      const asked = [...new Set(subjects)].flatMap((subject) => cardOf(subject) ?? []);
      const words = await search.rows();
      const own = await ownContents(asked, asker.caller);
      const cards: { subject: string; content: CardContent }[] = [];
      for (const card of asked) {
        const content = await contentOf(card, { words, own, asker });
        if (content) cards.push({ subject: subjectOf(card), content });
      }
      return { cards };
    },

    lookUp: async (spellings: readonly string[]) => lookUpSpellings(await search.rows(), spellings),

    async words({ level, wordClass }: WordFilter): Promise<{ words: ShortItem[] }> {
      const rows = [...(await search.rows()).values()].filter(
        (row) =>
          (level === undefined || row.type === level) &&
          (wordClass === undefined || row.wordClass === wordClass),
      );
      return {
        words: rows.map(({ id, kanji: spelling, hiragana, sino, mean, type }) => ({
          id,
          kanji: spelling,
          hiragana,
          sino,
          mean,
          type,
        })),
      };
    },

    clear: (): void => sentences.clear(),
  };
}

export type CardsService = ReturnType<typeof createCardsService>;

/** N5 is 5. */
const levelOf = ({ type }: ItemRow): number => Number(type.slice(1));

const presentOwn = ({ id, front, back, reading, note, deck }: OwnCard): OwnContent => ({
  kind: 'own',
  id,
  front,
  back,
  reading,
  note,
  deck,
});

function presentWord(row: WordRow, kanji: Pick<KanjiService, 'rubyOf'>): WordContent {
  const { id, hiragana, sino, mean, variants, descriptions } = row;
  const [example] = descriptions;
  return {
    kind: 'word',
    id,
    ruby: row.kanji === '' ? hiragana : kanji.rubyOf(row.kanji, hiragana),
    kanji: row.kanji,
    hiragana,
    sino,
    mean,
    spellings: [...new Set([row.kanji, hiragana, ...variants.split('、')])].filter((text) => text !== ''),
    example: example ? { ja: example.ruby ?? example.text, vi: example.translate } : null,
  };
}
