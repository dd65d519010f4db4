import { INTRODUCED_EXAMPLES, INTRODUCED_EXPLANATION_CHARS } from '#contract/content-limits.ts';
import type { ItemExample, ShortItem } from '#contract/dictionary/item.ts';
import type { ShortPoint } from '#contract/grammar/short-grammar.ts';
import type {
  DraftIntroduction,
  IntroducedPoint,
  IntroducedWord,
  Introduction as PublicIntroduction,
  ListedWord,
} from '#contract/introductions/introduction.ts';
import type { GrammarPoint } from '#core/grammar/grammar-point.ts';
import type { Introduction } from '#core/introductions/choose-introductions.ts';
import { fittingExample, givesAway } from '#core/introductions/fitting-example.ts';
import type { Uncovered } from '#core/introductions/lesson-needs.ts';
import { firstSentences } from '#core/vietnamese/first-sentences.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';

interface Dictionary {
  readonly rows: ReadonlyMap<number, { readonly descriptions: readonly ItemExample[] }>;
  readonly kanji: Pick<KanjiService, 'rubyOf'>;
}

interface ShownLesson {
  readonly id: number;
  /** The model answers, which no example may give away. */
  readonly sentences: readonly string[];
}

export function presentIntroduction(
  { id, sentences }: ShownLesson,
  { words, points }: Introduction<ShortItem>,
  { rows, kanji }: Dictionary,
): PublicIntroduction {
  const listed = (word: ShortItem): ListedWord => ({
    ...asShort(word),
    ruby: kanji.rubyOf(word.kanji, word.hiragana),
  });
  return {
    lessonId: id,
    words: words.first.map((word): IntroducedWord => {
      const examples = rows.get(word.id)?.descriptions ?? [];
      const example = fittingExample(word.kanji, examples, sentences);
      return { ...listed(word), example: example ? { ...example, ruby: example.ruby ?? '' } : null };
    }),
    points: points.first.map((point) => asCard(point, sentences)),
    moreWords: words.more.map(listed),
    morePoints: points.more.map(asShortPoint),
  };
}

export const presentDraft = (
  { words, points }: Introduction<ShortItem>,
  uncovered: readonly Uncovered[],
  sentences: readonly { readonly jpSentence: string }[],
): DraftIntroduction => ({
  words: { first: words.first.map(asShort), more: words.more.map(asShort) },
  points: { first: points.first.map(asShortPoint), more: points.more.map(asShortPoint) },
  uncovered: uncovered.map(({ kind, text, at }) => ({
    kind,
    text,
    sentence: sentences[at]?.jpSentence ?? '',
  })),
});

/** The rows of the dictionary have more fields. */
const asShort = ({ id, kanji, hiragana, sino, mean, type }: ShortItem): ShortItem => ({
  id,
  kanji,
  hiragana,
  sino,
  mean,
  type,
});

const asShortPoint = ({ id, level, pattern, meaning }: GrammarPoint): ShortPoint => ({
  id,
  level,
  pattern,
  meaning,
});

const asCard = (point: GrammarPoint, sentences: readonly string[]): IntroducedPoint => ({
  ...asShortPoint(point),
  formation: [...point.formation],
  explanation: firstSentences(point.explanation, INTRODUCED_EXPLANATION_CHARS),
  examples: point.examples
    .filter(({ ja }) => !givesAway(ja, sentences))
    .slice(0, INTRODUCED_EXAMPLES)
    .map(({ ja, vi }) => ({ ja, vi })),
  mistake: point.mistakes[0] ?? null,
});
