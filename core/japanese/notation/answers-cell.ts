/**
 * Several answers in one cell of a table, separated by semicolons; a backslash before one makes it part of the answer.
 */

const ANSWER = /(?:\\.|[^;；])+/gsu;
const escaped = (answer: string): string => answer.replaceAll(/[\\;；]/g, String.raw`\$&`);
const unescaped = (text: string): string => text.replaceAll(/\\(.)/gsu, '$1').trim();

export const printAnswers = (answers: readonly string[]): string => answers.map(escaped).join('; ');

export const parseAnswers = (cell: string): string[] =>
  (cell.match(ANSWER) ?? []).map(unescaped).filter((answer) => answer !== '');
