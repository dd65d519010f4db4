import { withoutRuby } from '#core/japanese/ruby.ts';
import type {
  Dialogue,
  DialogueLine,
  LessonStep,
  PathContent,
  PathUnit,
  Reading,
  TextQuestion,
} from '#core/path/path.ts';
import { beginsSmall, endsAsSentence } from '#core/vietnamese/sentence-form.ts';
import { checkRubySentence } from '../words/check-examples.ts';

const WORDS = { min: 5, max: 9 };
const POINTS = { min: 1, max: 3 };
const SENTENCES = { min: 6, max: 8 };
const LINES = { min: 6, max: 10 };
const READING_CHARS = { min: 60, max: 120 };
const QUESTIONS = { min: 3, max: 3 };
const CHOICES = { min: 3, max: 4 };
const TITLE_MAX_CHARS = 40;

interface Range {
  readonly min: number;
  readonly max: number;
}

const outside = (what: string, found: number, { min, max }: Range): string[] => {
  const wanted = min === max ? String(min) : `${min} to ${max}`;
  return found < min || found > max ? [`has ${found} ${what}, needs ${wanted}`] : [];
};

/** What the path refers to. */
export interface Known {
  readonly word: (id: number) => unknown;
  readonly point: (id: string) => unknown;
  readonly sentence: (id: number) => unknown;
  readonly row: (id: string) => unknown;
}

/** Titles, sizes of the steps, and ids that lead nowhere. */
export function checkUnit({ title, about, steps }: PathUnit, known: Known): string[] {
  return [
    ...checkTitle(title),
    ...checkVietnamese(about),
    ...steps.flatMap((step) => {
      const mistakes = [...checkTitle(step.title)];
      if (step.kind === 'kana' && !known.row(step.row)) mistakes.push(`no kana row has the id ${step.row}`);
      if (step.kind === 'lesson') mistakes.push(...checkLesson(step, known));
      return mistakes.map((mistake) => `${step.id} ${mistake}`);
    }),
  ];
}

const checkTitle = (title: string): string[] => [
  ...(title.length > TITLE_MAX_CHARS ? [`has a title longer than ${TITLE_MAX_CHARS}: ${title}`] : []),
  ...(beginsSmall(title) ? [`has a title with a small letter: ${title}`] : []),
];

function checkLesson(step: LessonStep, known: Known): string[] {
  const { words, points, sentences, pins } = step;
  const pinned = Object.entries(pins);
  const wordIds = [...words, ...pinned.flatMap(([, pin]) => [...Object.values(pin.words), ...pin.gloss])];
  const pointIds = [...points.map(({ id }) => id), ...pinned.flatMap(([, pin]) => pin.points)];
  return [
    ...outside('words', words.length, WORDS),
    ...outside('points', points.length, POINTS),
    ...outside('sentences', sentences.length, SENTENCES),
    ...twice('the word', words),
    ...twice('the sentence', sentences),
    ...wordIds.filter((id) => !known.word(id)).map((id) => `: no word has the id ${id}`),
    ...pointIds.filter((id) => !known.point(id)).map((id) => `: no grammar point has the id ${id}`),
    ...sentences.filter((id) => !known.sentence(id)).map((id) => `: no sentence has the id ${id}`),
    ...pinned
      .filter(([id]) => !sentences.includes(Number(id)))
      .map(([id]) => `pins the sentence ${id}, which it does not ask`),
    ...points.flatMap(({ explain, mistake }) => [
      ...checkVietnamese(explain),
      ...checkVietnamese(mistake.why),
      ...checkRubySentence(mistake.right),
      ...(mistake.wrong === withoutRuby(mistake.right) ? [`shows no mistake: ${mistake.wrong}`] : []),
    ]),
  ];
}

const twice = (what: string, ids: readonly number[]): string[] =>
  ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `has ${what} ${id} twice`);

const checkVietnamese = (text: string): string[] => [
  ...(endsAsSentence(text) ? [] : [`does not end in a stop: ${text}`]),
  ...(beginsSmall(text) ? [`begins with a small letter: ${text}`] : []),
];

/** What is introduced or asked in two steps. */
export function checkRepeated({ units }: Pick<PathContent, 'units'>): string[] {
  const lessons = units.flatMap(({ steps }) => steps).filter((step) => step.kind === 'lesson');
  const repeated = (what: string, idsOf: (step: LessonStep) => readonly (number | string)[]): string[] => {
    const first = new Map<number | string, string>();
    return lessons.flatMap((step) =>
      idsOf(step).flatMap((id) => {
        const before = first.get(id);
        first.set(id, before ?? step.id);
        return before === undefined || before === step.id
          ? []
          : [`${step.id}: ${what} ${id} again, after ${before}`];
      }),
    );
  };
  return [
    ...repeated('introduces the word', ({ words }) => words),
    ...repeated('introduces the point', ({ points }) => points.map(({ id }) => id)),
    ...repeated('asks the sentence', ({ sentences }) => sentences),
  ];
}

export function checkDialogue({ title, about, speakers, lines, questions }: Dialogue): string[] {
  const ids = speakers.map(({ id }) => id);
  const silent = ids.filter((id) => !lines.some(({ speaker }) => speaker === id));
  const unknown = lines.filter(({ speaker }) => !ids.includes(speaker));
  return [
    ...checkTitle(title),
    ...checkVietnamese(about),
    ...outside('lines', lines.length, LINES),
    ...silent.map((id) => `${id} never speaks`),
    ...unknown.map(({ speaker }) => `no speaker has the id ${speaker}`),
    ...lines.flatMap(checkLine),
    ...checkQuestions(questions),
  ];
}

/** Some lines have two sentences, and a sentence ends as in examples. */
const checkLine = ({ ja, vi }: Pick<DialogueLine, 'ja' | 'vi'>): string[] => [
  ...checkRubySentence(ja),
  ...checkVietnamese(vi),
];

export function checkReading({ title, ja, vi, questions }: Reading): string[] {
  const chars = ja.reduce((sum, line) => sum + withoutRuby(line).length, 0);
  return [
    ...checkTitle(title),
    ...outside('characters', chars, READING_CHARS),
    ...(ja.length === vi.length ? [] : [`has ${ja.length} sentences and ${vi.length} translations`]),
    ...ja.flatMap((line, at) => checkLine({ ja: line, vi: vi[at] ?? '' })),
    ...checkQuestions(questions),
  ];
}

const checkQuestions = (questions: readonly TextQuestion[]): string[] => [
  ...outside('questions', questions.length, QUESTIONS),
  ...questions.flatMap(({ ask, choices, why }) => {
    const right = choices.filter((choice) => choice.right).length;
    return [
      ...outside(`choices at “${ask}”`, choices.length, CHOICES),
      ...(right === 1 ? [] : [`has ${right} right choices at “${ask}”`]),
      ...(new Set(choices.map(({ vi }) => vi)).size < choices.length
        ? [`has a choice twice at “${ask}”`]
        : []),
      ...checkVietnamese(ask),
      ...checkVietnamese(why),
    ];
  }),
];
