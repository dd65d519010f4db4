import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import { SENTENCE_REGISTERS } from '#contract/levels.ts';
import { registerCells, sentenceColumnNames } from '#contract/texts/sentences.ts';
import { parseAnswers, printAnswers } from '#core/japanese/notation/answers-cell.ts';
import { type CsvRow, printCsv, readCsv, type Sheet } from '#server/csv/csv.ts';

type SentenceColumn = keyof typeof sentenceColumnNames;
const SENTENCE_COLUMNS = Object.keys(sentenceColumnNames) as SentenceColumn[];

export type SentenceRow = CsvRow<SentenceColumn>;

export const printSentenceCsv = (sentences: readonly ContributedSentence[]): Promise<string> =>
  printCsv(Object.values(sentenceColumnNames), sentences.map(cellsOf));

/** Between the entries of a list in one cell. */
const LIST_DIVIDER = ', ';

const cellsOf = ({ id, ...sentence }: ContributedSentence): string[] => [
  String(id),
  sentence.viSentence,
  sentence.jpSentence,
  sentence.reading,
  sentence.hint,
  printAnswers(sentence.accepted),
  printAnswers(sentence.blocked),
  registerCells[sentence.register],
  sentence.focus.join(LIST_DIVIDER),
  sentence.rulesOff.join(LIST_DIVIDER),
];

export const readSentenceCsv = (bytes: ArrayBuffer): Promise<Sheet<SentenceColumn>> =>
  readCsv(bytes, {
    columns: SENTENCE_COLUMNS,
    required: ['viSentence', 'jpSentence', 'hint'],
    names: sentenceColumnNames,
  });

/**
 * The fields of a row, unchecked. A missing column keeps the field of the sentence. A blank cell clears the field, and
 * a blank register is the default one.
 */
export const fieldsInRow = ({ cells }: SentenceRow, before: ContributedSentence | null) => ({
  viSentence: cells.viSentence,
  jpSentence: cells.jpSentence,
  reading: cells.reading ?? before?.reading,
  hint: cells.hint,
  accepted: cells.accepted === undefined ? before?.accepted : parseAnswers(cells.accepted),
  blocked: cells.blocked === undefined ? before?.blocked : parseAnswers(cells.blocked),
  register: cells.register === undefined ? before?.register : readRegister(cells.register),
  focus: cells.focus === undefined ? before?.focus : readList(cells.focus),
  rulesOff: cells.rulesOff === undefined ? before?.rulesOff : readList(cells.rulesOff),
});

const readList = (cell: string): string[] => cell.split(/[,、\s]+/u).filter((entry) => entry !== '');

/** Undefined when it is blank; an unknown value is left for the check to refuse. */
const readRegister = (cell: string): string | undefined =>
  SENTENCE_REGISTERS.find((register) => registerCells[register] === cell.toLowerCase()) ??
  (cell || undefined);
