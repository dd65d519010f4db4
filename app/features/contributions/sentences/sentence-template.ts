import { sentenceColumnNames, sentenceDeskTexts } from '#contract/texts/sentences.ts';

const { templateRow } = sentenceDeskTexts;
const columns = Object.keys(templateRow) as (keyof typeof templateRow)[];

/** A file of the right shape, with one sentence to write over; a sentence without an id is a new one. */
export const SENTENCE_TEMPLATE = [
  columns.map((column) => sentenceColumnNames[column]),
  columns.map((column) => templateRow[column]),
]
  .map((cells) => `${cells.join(',')}\r\n`)
  .join('');
