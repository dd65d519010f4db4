import { INTRODUCED_EXAMPLES } from '#contract/content-limits.ts';
import type { ShortItem } from '#contract/dictionary/item.ts';
import type { IntroducedPoint, IntroducedWord, ListedWord } from '#contract/introductions/introduction.ts';
import type { ShortUnit, UnitTrack } from '#contract/path/endpoints.ts';
import type { PathStepReply, StepSentence } from '#contract/path/step.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import type { KanaCourse } from '#core/kana/kana-row.ts';
import { showsWord } from '#core/path/law.ts';
import type { Dialogue, LessonStep, PathStep, PathUnit, Reading, TextQuestion } from '#core/path/path.ts';
import type { PathWordRow } from '#core/path/read-path-sentence.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import type { PreparedSentence } from './prepare-sentences.ts';

/** Where a step finds what it shows. */
export interface Shown {
  readonly rows: ReadonlyMap<number, ShortItem & PathWordRow>;
  readonly grammar: Pick<GrammarLibrary, 'find'>;
  readonly kanji: Pick<KanjiService, 'rubyOf'>;
  readonly rubyOf: (tokens: readonly Token[]) => string;
}

export const presentUnit = ({ id, level, title, about, steps }: PathUnit, kana: KanaCourse): ShortUnit => ({
  id,
  level,
  title,
  about,
  steps: steps.map((step) => ({
    id: step.id,
    kind: step.kind,
    title: step.title,
    ...(step.kind === 'kana' && { kana: kanaOf(step.row, kana), row: step.row }),
    ...(step.kind === 'lesson' && { words: [...step.words] }),
  })),
});

const kanaOf = (rowId: string, { rows }: KanaCourse): string[] =>
  rows.filter(({ id }) => id === rowId).flatMap(({ kana }) => kana.map((item) => item.kana));

export const headOf = ({ id, title }: PathStep, unit: PathUnit) => ({
  id,
  title,
  unit: { id: unit.id, title: unit.title, level: unit.level },
});

/** The cards of a lesson. Its own sentences are the examples, so they have nothing untaught. */
export function presentIntroduction(
  { words, points }: LessonStep,
  prepared: readonly PreparedSentence[],
  shown: Shown,
): { words: IntroducedWord[]; points: IntroducedPoint[] } {
  const { rows, grammar } = shown;
  return {
    // An admin may have deleted a word.
    words: words.flatMap((id) => {
      const row = rows.get(id);
      return row ? [{ ...listed(row, shown), example: exampleOf(row, prepared, shown) }] : [];
    }),
    points: points.flatMap(({ id, explain, mistake }) => {
      const point = grammar.find(id);
      if (!point) return [];
      const { level, pattern, meaning } = point;
      const examples = prepared
        .filter(({ said }) => said.points.includes(id))
        .slice(0, INTRODUCED_EXAMPLES)
        .map(({ row, tokens }) => ({ ja: shown.rubyOf(tokens), vi: row.viSentence }));
      // The formation of the library names forms that come later: the explanation was written for this step.
      const card = { id, level, pattern, meaning, formation: [] };
      return [{ ...card, explanation: explain, examples, mistake }];
    }),
  };
}

const listed = ({ id, kanji, hiragana, sino, mean, type }: ShortItem, shown: Shown): ListedWord => ({
  id,
  kanji,
  hiragana,
  sino,
  mean,
  type,
  ruby: shown.kanji.rubyOf(kanji, hiragana),
});

function exampleOf(
  word: PathWordRow,
  prepared: readonly PreparedSentence[],
  { rubyOf }: Shown,
): IntroducedWord['example'] {
  const found = prepared.find(({ said }) => showsWord(said, word));
  if (!found) return null;
  const ruby = rubyOf(found.tokens);
  return { text: withoutRuby(ruby), ruby, translate: found.row.viSentence };
}

export const presentSentence = ({ row, tokens, pins }: PreparedSentence, shown: Shown): StepSentence => ({
  id: row.id,
  vi: row.viSentence,
  ja: shown.rubyOf(tokens),
  gloss: pins.gloss.flatMap((id) => {
    const word = shown.rows.get(id);
    return word ? [listed(word, shown)] : [];
  }),
});

/** The words of a lesson, then its sentences, to be heard. */
export const lessonTracks = (
  { words }: LessonStep,
  prepared: readonly PreparedSentence[],
  shown: Shown,
): UnitTrack[] => [
  ...words.flatMap((id) => {
    const row = shown.rows.get(id);
    if (!row) return [];
    const { ruby, mean } = listed(row, shown);
    return [{ kind: 'word' as const, id, ja: ruby, vi: mean }];
  }),
  ...prepared.map(({ row, tokens }) => ({
    kind: 'sentence' as const,
    id: row.id,
    ja: shown.rubyOf(tokens),
    vi: row.viSentence,
  })),
];

export const lineTracks = (lines: readonly { readonly ja: string; readonly vi: string }[]): UnitTrack[] =>
  lines.map(({ ja, vi }) => ({ kind: 'line', id: null, ja, vi }));

type ReplyOf<Kind extends PathStepReply['kind']> = Omit<
  Extract<PathStepReply, { kind: Kind }>,
  'id' | 'title' | 'unit' | 'kind'
>;

export const presentDialogue = ({ about, speakers, lines, questions }: Dialogue): ReplyOf<'dialogue'> => ({
  about,
  speakers: speakers.map((speaker) => ({ ...speaker })),
  lines: lines.map((line) => ({ ...line })),
  questions: questions.map(presentQuestion),
});

export const presentReading = ({ ja, vi, questions }: Reading): ReplyOf<'reading'> => ({
  lines: ja.map((line, at) => ({ ja: line, vi: vi[at] ?? '' })),
  questions: questions.map(presentQuestion),
});

const presentQuestion = ({ ask, choices, why }: TextQuestion) => ({
  ask,
  why,
  choices: choices.map((choice) => ({ ...choice })),
});
