import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { operatorTexts } from '#contract/texts/operator.ts';
import { ConfigError } from './config.ts';
import { DatabaseAwayError } from './db/database-away.ts';
import { startProblem } from './start-problem.ts';

const query = (cause: Error) => new DrizzleQueryError('insert into users', ['hoa@example.com'], cause);
const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  { error: new ConfigError('Cấu hình sai'), line: 'Cấu hình sai', why: 'a setting' },
  {
    error: new DatabaseAwayError('The database thread has ended.'),
    line: operatorTexts.databaseAway('The database thread has ended.'),
    why: 'the thread of the embedded database',
  },
  {
    error: query(new DatabaseAwayError('The database did not answer in time.')),
    line: operatorTexts.databaseAway('The database did not answer in time.'),
    why: 'the same, as drizzle throws it',
  },
  {
    error: query(coded('53100', 'could not extend file: No space left on device\nHINT: free space')),
    line: operatorTexts.databaseAway('could not extend file: No space left on device'),
    why: 'a full disk during the load of the content; nothing of the query is printed',
  },
  {
    error: coded('ECONNREFUSED', 'connect'),
    line: operatorTexts.databaseAway('connect'),
    why: 'a lost server',
  },
  { error: query(coded('42P01', 'no such table')), line: null, why: 'a bug, which needs its stack' },
  { error: new TypeError('x is undefined'), line: null, why: 'another bug' },
  { error: 'text', line: null, why: 'not an Error' },
])('$why', ({ error, line }) => {
  expect(startProblem(error)).toBe(line);
});
