import type { Token } from '../japanese/tokens/token.ts';
import type { Steps } from '../steps.ts';
import type { LessonStep, PathContent, PathException, PathStep, SentencePins } from './path.ts';
import {
  type PathSources,
  type PathWordRow,
  readPathSentence,
  spellingKey,
  type SaidSentence,
} from './read-path-sentence.ts';
import { type Taught, type Untaught, untaughtIn } from './untaught.ts';

/** A Japanese text that a step shows or asks for. */
export interface StepText {
  /** For the report: `sentence 20101`, `dialogue n5-1, line 3`. */
  readonly name: string;
  /** The id, if it is a sentence of the courses. */
  readonly sentence?: number;
  readonly tokens: readonly Token[];
  /** Shared by the lines of one text. */
  readonly pins: SentencePins;
}

export interface Offence {
  readonly step: string;
  readonly text: StepText;
  readonly untaught: Untaught;
}

export interface LawReport {
  readonly offences: readonly Offence[];
  /** Pins and glosses that are not needed or too many, introduced words and points that no sentence shows. */
  readonly problems: readonly string[];
  readonly usedExceptions: readonly PathException[];
  readonly unusedExceptions: readonly PathException[];
  /** What has been taught after each step. */
  readonly taught: ReadonlyMap<string, Taught>;
}

interface LawInput<Row extends PathWordRow> {
  readonly path: Pick<PathContent, 'units' | 'exceptions' | 'dialogues'>;
  readonly textsOf: (step: PathStep) => readonly StepText[];
  readonly sources: PathSources<Row>;
}

/** Untaught words that a sentence may have if their meaning is shown. */
const GLOSSED_MAX = 1;

/** The law of the path: a step asks for nothing that neither it nor an earlier step has taught. */
export function* pathLaw<Row extends PathWordRow>({
  path,
  textsOf,
  sources,
}: LawInput<Row>): Steps<LawReport> {
  const steps = path.units.flatMap((unit) => unit.steps);
  const exceptions = exceptionsOf(path.exceptions, steps);
  const names = new Set(path.dialogues.flatMap(({ speakers }) => speakers.map(({ name }) => name)));
  const offences: Offence[] = [];
  const problems: string[] = [];
  const taughtAfter = new Map<string, Taught>();
  let taught: Taught = NOTHING;
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'lesson') taught = withStep(taught, step, sources);
    taughtAfter.set(step.id, taught);
    const read: ReadText[] = [];
    for (const text of textsOf(step)) {
      const said = yield* readPathSentence(text.tokens, text.pins, sources);
      const glossed = glossedIn(said, taught, text.pins);
      if (glossed.size > GLOSSED_MAX) problems.push(`${step.id}, ${text.name}: more than one glossed word`);
      offences.push(
        ...untaughtIn(said, taught, names)
          .filter(({ kind, id }) => kind !== 'word' || id === null || !glossed.has(id))
          .map((untaught) => ({ step: step.id, text, untaught }))
          .filter((offence) => !exceptions.excuse(offence, at)),
      );
      read.push({ text, said, glossed });
    }
    problems.push(
      ...[...loosePins(read), ...notShown(step, read, sources)].map((one) => `${step.id}: ${one}`),
    );
  }
  return { offences, problems, ...exceptions.used(), taught: taughtAfter };
}

const NOTHING: Taught = {
  words: new Set(),
  spellings: new Set(),
  points: new Set(),
  numbersTo: 0,
  counters: new Set(),
};

function withStep<Row extends PathWordRow>(
  taught: Taught,
  { words, points, numbers }: LessonStep,
  { word }: PathSources<Row>,
): Taught {
  const rows = words.flatMap((id) => word(id) ?? []);
  return {
    words: new Set([...taught.words, ...words]),
    spellings: new Set([...taught.spellings, ...rows.flatMap(spellingsOf)]),
    points: new Set([...taught.points, ...points.map(({ id }) => id)]),
    numbersTo: Math.max(taught.numbersTo, numbers?.to ?? 0),
    counters: new Set([...taught.counters, ...(numbers?.counters ?? [])]),
  };
}

const spellingsOf = ({ kanji, hiragana, variants }: PathWordRow): string[] =>
  [kanji, hiragana, ...variants.split('、')].map((text) => spellingKey(text, hiragana));

interface ReadText {
  readonly text: StepText;
  readonly said: SaidSentence;
  readonly glossed: ReadonlySet<number>;
}

const glossedIn = (said: SaidSentence, taught: Taught, { gloss }: SentencePins): Set<number> =>
  new Set(
    said.words.flatMap(({ id }) => (id !== null && gloss.includes(id) && !taught.words.has(id) ? [id] : [])),
  );

/** A pin that fits none of the texts that share it is outdated. */
function loosePins(read: readonly ReadText[]): string[] {
  return [...new Set(read.map(({ text }) => text.pins))].flatMap((pins) => {
    const texts = read.filter(({ text }) => text.pins === pins);
    const name = texts[0]?.text.name ?? '';
    const words = Object.keys(pins.words).filter((key) =>
      texts.every(({ said }) => said.loosePins.includes(key)),
    );
    const gloss = pins.gloss.filter((id) => !texts.some(({ glossed }) => glossed.has(id)));
    return [
      ...words.map((key) => `${name}: ${key} is pinned, but not a word of the text`),
      ...gloss.map((id) => `${name}: the word ${id} is glossed, but taught or not in the text`),
    ];
  });
}

/** What a step introduces stands in one of the sentences that it asks. */
function notShown<Row extends PathWordRow>(
  step: PathStep,
  read: readonly ReadText[],
  { word }: PathSources<Row>,
): string[] {
  if (step.kind !== 'lesson') return [];
  const asked = read.filter(({ text }) => text.sentence !== undefined).map(({ said }) => said);
  const points = new Set(asked.flatMap((said) => said.points));
  const isShown = (id: number): boolean => {
    const row = word(id);
    return row !== undefined && asked.some((said) => showsWord(said, row));
  };
  return [
    ...step.words
      .filter((id) => !isShown(id))
      .map((id) => `no sentence of the step has the word ${id} ${word(id)?.kanji ?? ''}`),
    ...step.points
      .filter(({ id }) => !points.has(id))
      .map(({ id }) => `no sentence of the step has the point ${id}`),
  ];
}

/** Whether a sentence has the word, also as a part of another (さん of 田中さん) or as a phrase. */
export function showsWord({ words, numbers, forms }: SaidSentence, row: PathWordRow): boolean {
  const spellings = spellingsOf(row);
  return (
    [...words, ...numbers].some(({ id }) => id === row.id) ||
    forms.some(
      (form) => form.words.includes(row.id) || (form.affix && spellings.includes(form.affix.spelling)),
    )
  );
}

function exceptionsOf(exceptions: readonly PathException[], steps: readonly PathStep[]) {
  const indexOf = new Map(steps.map(({ id }, at) => [id, at]));
  const used = new Set<PathException>();
  return {
    excuse(offence: Offence, at: number): boolean {
      const fitting = exceptions.filter(
        (exception) => (indexOf.get(exception.from) ?? steps.length) <= at && fits(exception, offence),
      );
      for (const exception of fitting) used.add(exception);
      return fitting.length > 0;
    },
    used: () => ({
      usedExceptions: [...used],
      unusedExceptions: exceptions.filter((exception) => !used.has(exception)),
    }),
  };
}

/** Everything that the exception says must be so; one that says nothing excuses nothing. */
function fits({ surface, pos, base, point, sentence }: PathException, { untaught, text }: Offence): boolean {
  const { token } = untaught;
  const conditions = [
    surface === undefined || surface === untaught.text || surface === token?.surface,
    pos === undefined || token?.pos.startsWith(pos),
    base === undefined || base === token?.base,
    point === undefined || (untaught.kind === 'point' && untaught.id === point),
    sentence === undefined || sentence === text.sentence,
  ];
  const says = [surface, pos, base, point, sentence].some((field) => field !== undefined);
  return says && conditions.every(Boolean);
}
