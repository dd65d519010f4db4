import { paths } from '#contract/paths.ts';
import { tutorGrammarTexts as texts } from '#contract/texts/tutor.ts';
import type { Contrast, GrammarPoint } from '#core/grammar/grammar-point.ts';
import { hasKanji, isKana } from '#core/japanese/kana.ts';
import { spellingsOf } from '#core/japanese/spellings.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { link, list, paragraphs } from '../markup.ts';
import type { TutorAnswer } from '../tutor.ts';
import { explainPoints, mistakesOf, pointsNamed, usageOf } from './explain-grammar.ts';
import { baseOf, chainOf, explainWord } from './explain-word.ts';
import { findWord, type FoundWord } from './find-word.ts';
import { byCharacters } from './tell-meaning.ts';

type Knowledge = Pick<TutorKnowledge, 'grammar' | 'search' | 'kanji'>;

/** One of the compared things, with what we know of it. */
interface Side {
  readonly term: string;
  readonly word: FoundWord | null;
  /** As typed, and in its dictionary form. */
  readonly spellings: readonly string[];
}

/** Each is compared with every other, so the number is limited. */
const COMPARED_MAX = 5;

/** The differences between things that are easily confused. */
export async function tellApart(knowledge: Knowledge, asked: readonly string[]): Promise<TutorAnswer> {
  const terms = asked.slice(0, COMPARED_MAX);
  const sides = await Promise.all(terms.map((term) => sideOf(knowledge, term)));
  const { contrasts, left } = contrastsAmong(knowledge, sides);
  const [only] = contrasts;
  const others = left.map((side) => describeSide(knowledge, side));
  if (only)
    return {
      text: paragraphs(...contrasts.map((one) => explainContrast(one, contrasts.length === 1)), ...others),
    };
  const shared = pointsOfAll(knowledge, terms);
  if (shared.length > 0) return { text: explainPoints(knowledge, terms.join('、'), shared) };
  const forms = formsOfOne(sides);
  if (forms) return { text: forms };
  if (!sides.some((side) => isKnown(knowledge, side))) return { text: texts.cannotCompare(terms.join('、')) };
  return { text: paragraphs(texts.noContrast, ...others) };
}

async function sideOf(knowledge: Knowledge, term: string): Promise<Side> {
  const word = await findWord(knowledge, term);
  const base = word && word.best.steps.length > 0 ? [word.best.row.kanji, word.best.row.hiragana] : [];
  return { term, word, spellings: [...spellingsOf(term), ...base, ...(word ? [word.best.row.kanji] : [])] };
}

/** Every contrast between two of the sides, each once, and the sides without a contrast. */
function contrastsAmong({ grammar }: Knowledge, sides: readonly Side[]) {
  const contrasts = new Set<Contrast>();
  const left = new Set(sides);
  for (const [at, side] of sides.entries()) {
    for (const other of sides.slice(at + 1)) {
      const contrast = side.spellings
        .flatMap((a) => other.spellings.map((b) => grammar.contrastBetween(a, b)))
        .find((one) => one !== null);
      if (!contrast) continue;
      contrasts.add(contrast);
      left.delete(side);
      left.delete(other);
    }
  }
  return { contrasts: [...contrasts], left: [...left] };
}

/** With several contrasts, the rules of each are enough. */
const explainContrast = (contrast: Contrast, isOnly: boolean): string => {
  const { id, title, summary, points, examples, mistakes } = contrast;
  return paragraphs(
    texts.difference(title),
    summary,
    list(points),
    isOnly || mistakes.length === 0
      ? `${texts.examples}\n${list(examples.map(({ ja, vi, note }) => texts.note(ja, vi, note)))}`
      : null,
    isOnly && mistakes.length > 0 ? `${texts.mistakes}\n${list(mistakesOf({ mistakes }))}` : null,
    link(texts.contrastPage(title), paths.contrast(id)),
  );
};

/** なぜ and どうして: one point explains both. */
function pointsOfAll(knowledge: Knowledge, terms: readonly string[]): readonly GrammarPoint[] {
  const [first = [], ...others] = terms.map((term) => pointsNamed(knowledge, term));
  return first.filter((point) => others.length > 0 && others.every((points) => points.includes(point)));
}

/** 行きます and 行く: one word in two forms. */
function formsOfOne(sides: readonly Side[]): string | null {
  const words = sides.flatMap(({ word }) => (word ? [word] : []));
  const [first] = words;
  if (!first || words.length < sides.length) return null;
  if (words.some(({ best }) => best.row.id !== first.best.row.id)) return null;
  if (new Set(words.map(({ spelling }) => spelling)).size < words.length) return null;
  return paragraphs(
    texts.formsOfOne(baseOf(first.best), first.best.row.mean),
    list(words.map(({ spelling, best }) => texts.formLine(spelling, chainOf(best)))),
    texts.politeness,
  );
}

const isKnown = (knowledge: Knowledge, { term, word }: Side): boolean =>
  word !== null || hasKanji(term) || pointsNamed(knowledge, term).length > 0;

/** One side alone: as a grammar point, else as a word, else by its kanji. */
function describeSide(knowledge: Knowledge, { term, word }: Side): string {
  const points = pointsNamed(knowledge, term);
  const used = points.length > 0 ? list(points.map(usageOf)) : null;
  // なくてもいい is a pattern rather than a form of ない.
  const isForm = word !== null && word.best.steps.length > 0 && points.length > 0;
  // た beside たことがある is the ending, not 田.
  const isEnding = [...term].length === 1 && isKana(term);
  if (isEnding && !used) return texts.unknownSide(term);
  const isWord = word && !isForm && !isEnding && word.best.row.wordClass !== 'particle';
  if (isWord) return paragraphs(explainWord(knowledge, word), used);
  if (used) return paragraphs(texts.side(term), used);
  if (word) return explainWord(knowledge, word);
  return hasKanji(term) ? byCharacters(knowledge, term) : texts.unknownSide(term);
}
