import type {
  Contrast as PresentedContrast,
  GrammarPoint as PresentedPoint,
  ListedContrast,
  ListedPoint,
} from '#contract/grammar/grammar.ts';
import type { ShortContrast, ShortPoint } from '#contract/grammar/short-grammar.ts';
import { GRAMMAR_ROMAJI_MIN_CHARS, RELATED_CONTRASTS_MAX } from '#contract/limits.ts';
import { grammarRefusals } from '#contract/texts/grammar.ts';
import { askedGrammar } from '#core/grammar/asked-grammar.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import {
  type Contrast,
  GRAMMAR_LEVELS,
  type GrammarLevel,
  type GrammarPoint,
} from '#core/grammar/grammar-point.ts';
import { romajiKey, spellingKey } from '#core/grammar/search-grammar.ts';
import { hasJapanese, isKana } from '#core/japanese/kana.ts';
import { kanaToRomaji } from '#core/japanese/romaji.ts';
import { spellingsOf } from '#core/japanese/spellings.ts';
import { isTypedAt, syllablesOf } from '#core/vietnamese/syllables.ts';
import { notFound } from '#server/http/errors.ts';
import { oncePerEdition } from '#server/once-per-edition.ts';

/** The grammar library as learners read it. One for each library: neither changes. */
export const createGrammarService = oncePerEdition((library: GrammarLibrary) => {
  const listedPoints: readonly ListedPoint[] = library.points
    .toSorted(easierFirst)
    .map((point) => ({ ...asShortPoint(point), keys: keysOf([point.pattern, ...point.names]) }));
  const contrasts = library.contrasts.toSorted(easierFirst);
  const listedContrasts: readonly ListedContrast[] = contrasts.map((contrast) => ({
    ...asShortContrast(contrast),
    keys: keysOf(contrast.sides.flat()),
  }));

  /** Those about the same points first, then those of the level that follow it: the files are ordered by theme. */
  function relatedTo(contrast: Contrast): ShortContrast[] {
    const shared = new Set(library.pointsIn(contrast).flatMap((point) => library.contrastsAbout(point)));
    const ofLevel = contrasts.filter(({ level }) => level === contrast.level);
    const at = ofLevel.indexOf(contrast);
    const others = new Set([...shared, ...ofLevel.slice(at), ...ofLevel.slice(0, at)]);
    others.delete(contrast);
    return [...others].slice(0, RELATED_CONTRASTS_MAX).map(asShortContrast);
  }

  const formNames = library.points.toSorted(easierFirst).flatMap((point) => {
    const [, form = '', name = ''] = VIETNAMESE_NAME.exec(point.pattern) ?? [];
    return name === '' ? [] : [{ point, isForm: form !== '', syllables: syllablesOf(name) }];
  });
  /** bị động is the name of a form; điều kiện is one only for who asks about grammar. */
  const pointsNamed = (typed: string, isCertain: boolean): GrammarPoint[] => {
    const syllables = syllablesOf(typed);
    return formNames
      .filter(({ isForm }) => isForm || isCertain)
      .filter((name) => name.syllables.length === syllables.length && isTypedAt(syllables, 0, name.syllables))
      .map(({ point }) => point);
  };

  const pointsSpelt = (name: string): readonly GrammarPoint[] =>
    spellingsOf(name.replace(/^-/, ''))
      .map(library.named)
      .find((points) => points.length > 0) ?? [];

  return {
    points: (): ListedPoint[] => [...listedPoints],
    contrasts: (): ListedContrast[] => [...listedContrasts],

    /** The points with exactly this name, in Japanese, romaji or Vietnamese (thể bị động); the easiest first. */
    named(typed: string): ShortPoint[] {
      const { names, together, isCertain } = askedGrammar(typed);
      const inVietnamese = names.flatMap((name) => pointsNamed(name, isCertain));
      const all = [...inVietnamese, ...together.flatMap(pointsSpelt)];
      if (all.length > 0) return [...new Set(all)].toSorted(easierFirst).map(asShortPoint);
      const meant = names.filter((name) => isCertain || isMeantAsName(name)).map(pointsSpelt);
      return (meant.find((points) => points.length > 0) ?? []).toSorted(easierFirst).map(asShortPoint);
    },

    /** What the library says about a word, by its spellings. */
    about(spellings: readonly string[]): { points: ShortPoint[]; contrasts: ShortContrast[] } {
      return {
        points: [...new Set(spellings.flatMap(library.named))].toSorted(easierFirst).map(asShortPoint),
        contrasts: [...new Set(spellings.flatMap(library.contrastsWith))].map(asShortContrast),
      };
    },

    point(id: string): PresentedPoint {
      const point = library.find(id);
      if (!point) throw notFound(grammarRefusals.unknownPoint);
      const { names, formation, explanation, examples, mistakes } = point;
      return {
        ...asShortPoint(point),
        names: [...names],
        formation: [...formation],
        explanation,
        examples: [...examples],
        mistakes: [...mistakes],
        related: point.related.flatMap((other) => library.find(other) ?? []).map(asShortPoint),
        contrasts: library.contrastsAbout(point).map(asShortContrast),
      };
    },

    contrast(id: string): PresentedContrast {
      const contrast = library.findContrast(id);
      if (!contrast) throw notFound(grammarRefusals.unknownContrast);
      return {
        ...asShortContrast(contrast),
        rules: [...contrast.points],
        examples: [...contrast.examples],
        mistakes: [...contrast.mistakes],
        points: library.pointsIn(contrast).map(asShortPoint),
        related: relatedTo(contrast),
      };
    },
  };
});

export type GrammarService = ReturnType<typeof createGrammarService>;

/** The name of a form in a pattern, or of a use of it: 〜（ら）れる (thể bị động), 〜と (điều kiện). */
const VIETNAMESE_NAME = /\((thể )?([^)]+)\)/u;

const isMeantAsName = (typed: string): boolean =>
  hasJapanese(typed) || /^[~〜-]/u.test(typed) || typed.length >= GRAMMAR_ROMAJI_MIN_CHARS;

const asShortPoint = ({ id, level, pattern, meaning }: GrammarPoint): ShortPoint => ({
  id,
  level,
  pattern,
  meaning,
});

const asShortContrast = ({ id, level, title, summary }: Contrast): ShortContrast => ({
  id,
  level,
  title,
  summary,
});

const easierFirst = (a: { readonly level: GrammarLevel }, b: { readonly level: GrammarLevel }): number =>
  GRAMMAR_LEVELS.indexOf(a.level) - GRAMMAR_LEVELS.indexOf(b.level);

/** The names as they are compared with what is typed; the romaji of kanji is not known. */
function keysOf(names: readonly string[]): string {
  const spellings = names.map(spellingKey);
  const romaji = spellings.filter(isKana).map((kana) => romajiKey(kanaToRomaji(kana)));
  return [...new Set([...spellings, ...romaji])].join(' ');
}
