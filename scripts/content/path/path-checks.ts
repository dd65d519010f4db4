import type { LawReport, Offence } from '#core/path/law.ts';
import type { PathContent, PathException } from '#core/path/path.ts';
import { type ContentCheck, mistakesIn } from '../content-check.ts';
import { readShippedKana } from '../kana/kana.ts';
import { checkDialogue, checkReading, checkRepeated, checkUnit, type Known } from './check-path.ts';
import { lawReport, readShippedPath, type ShippedPath, shippedPath } from './path.ts';

/** Checks the path against the rules of content/README.md; text-checks.ts checks its spelling. */
export async function pathChecks(): Promise<ContentCheck[]> {
  const path = await readShippedPath();
  return [
    {
      rule: 'the units of the path have the right size, and everything that they refer to exists',
      find: async () => {
        const known = await knownOf(await shippedPath());
        return [...mistakesIn(path.units, (unit) => checkUnit(unit, known)), ...checkRepeated(path)];
      },
    },
    {
      rule: 'dialogues and readings of the path have the right size, three questions and all readings',
      find: () => [
        ...mistakesIn(path.dialogues, checkDialogue, 'dialogue'),
        ...mistakesIn(path.readings, checkReading, 'reading'),
        ...unusedTexts(path),
      ],
    },
    {
      rule: 'a step of the path asks for nothing that neither it nor an earlier step has taught',
      find: async () => lawMistakes(await lawReport()),
    },
  ];
}

async function knownOf({ sources, sentences }: ShippedPath): Promise<Known> {
  const rows = new Set((await readShippedKana()).rows.map(({ id }) => id));
  return {
    word: sources.word,
    point: (id) => sources.grammar.points.find((point) => point.id === id),
    sentence: (id) => sentences.get(id),
    row: (id) => rows.has(id),
  };
}

/** `untaught on the path: 0 words, 0 points, 0 forms; 3 exceptions`. */
export const lawLine = ({ offences, usedExceptions }: LawReport): string => {
  const count = (kind: Offence['untaught']['kind']) =>
    offences.filter(({ untaught }) => untaught.kind === kind).length;
  const untaught = `${count('word')} words, ${count('point')} points, ${count('form')} forms`;
  return `untaught on the path: ${untaught} (exceptions used: ${usedExceptions.length})`;
};

export const untaughtOnPath = async (): Promise<string> => lawLine(await lawReport());

const lawMistakes = ({ offences, problems, unusedExceptions }: LawReport): string[] => [
  ...offences.map(offenceLine),
  ...problems,
  ...unusedExceptions.map((exception) => `exceptions.yaml: nothing needs ${exceptionLine(exception)}`),
];

function offenceLine({ step, text, untaught }: Offence): string {
  const sentence = text.tokens.map(({ surface }) => surface).join('');
  return `${step}, ${text.name}: ${WHY[untaught.kind]} ${whatOf(untaught)}: ${sentence}`;
}

const WHY: Readonly<Record<Offence['untaught']['kind'], string>> = {
  word: 'no step has introduced the word',
  point: 'no step has introduced the point',
  form: 'no introduced point explains',
};

function whatOf({ kind, id, text, token }: Offence['untaught']): string {
  if (kind === 'point') return text;
  if (kind === 'form') return `${text} (${token.pos}, ${token.base})`;
  return `${text} (${id === null ? `not in the dictionary, ${token.pos}` : id})`;
}

const exceptionLine = ({ surface, pos, base, point, sentence, from }: PathException): string =>
  [surface, pos, base, point, sentence, `from ${from} on`].filter((one) => one !== undefined).join(' ');

function unusedTexts({ units, dialogues, readings }: PathContent): string[] {
  const steps = units.flatMap((unit) => unit.steps);
  const uses = (kind: 'dialogue' | 'reading', id: string) =>
    steps.filter(
      (step) =>
        (kind === 'dialogue' && step.kind === kind && step.dialogue === id) ||
        (kind === 'reading' && step.kind === kind && step.reading === id),
    ).length;
  return [
    ...dialogues.map(({ id }) => ['dialogue', id] as const),
    ...readings.map(({ id }) => ['reading', id] as const),
  ]
    .filter(([kind, id]) => uses(kind, id) !== 1)
    .map(([kind, id]) => `${kind} ${id} stands at ${uses(kind, id)} steps, must at one`);
}
