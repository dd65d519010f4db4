import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DatabaseAwayError, isDatabaseAway, isThreadLost } from './database-away.ts';

const coded = (code: string, message = 'says the database') => Object.assign(new Error(message), { code });

test.each([
  {
    error: new DatabaseAwayError('thread'),
    away: true,
    why: 'the thread of the embedded database has ended',
  },
  { error: coded('ECONNREFUSED'), away: true, why: 'no server listens' },
  { error: coded('ENOTFOUND'), away: true, why: 'its name cannot be found' },
  { error: new Error('timeout exceeded when trying to connect'), away: true, why: 'no connection in time' },
  {
    error: new Error('Client was closed and is not queryable'),
    away: true,
    why: 'the connection of a transaction was lost before its next statement',
  },
  { error: new Error('Query read timeout'), away: true, why: 'no answer in time' },
  {
    error: new Error('Connection terminated unexpectedly'),
    away: true,
    why: 'the connection was lost during a query',
  },
  { error: coded('57014'), away: true, why: 'the statement took too long' },
  { error: coded('57P01'), away: true, why: 'the server shuts down' },
  { error: coded('57P03'), away: true, why: 'the server is still starting' },
  { error: coded('53100'), away: true, why: 'the disk is full' },
  {
    error: coded('XX000', 'could not write init file'),
    away: true,
    why: 'the disk is full for a new connection',
  },
  { error: coded('53300'), away: true, why: 'no connection is free' },
  { error: coded('58030'), away: true, why: 'the disk does not answer' },
  { error: coded('08006'), away: true, why: 'the connection failed' },
  { error: coded('25006'), away: true, why: 'the server only reads for now' },
  {
    error: new DrizzleQueryError('select 1', [], coded('53100')),
    away: true,
    why: 'drizzle wraps the error of the driver',
  },
  { error: coded('23505'), away: false, why: 'a duplicate is for the caller to handle' },
  { error: coded('42P01'), away: false, why: 'a missing table is a bug' },
  { error: coded('22P02'), away: false, why: 'a value of the wrong type is a bug' },
  { error: coded('ENOENT'), away: false, why: 'a missing file is not a problem of the database' },
  { error: new TypeError('x is undefined'), away: false, why: 'a bug stays a bug' },
  { error: 'text', away: false, why: 'not an Error' },
  { error: undefined, away: false, why: 'nothing was thrown' },
])('$away: $why', ({ error, away }) => {
  expect(isDatabaseAway(error)).toBe(away);
});

const threadLost = new DatabaseAwayError('thread');

test.each([
  { error: threadLost, lost: true, why: 'as the thread says it' },
  { error: new DrizzleQueryError('select 1', [], threadLost), lost: true, why: 'as drizzle throws it' },
  {
    error: new Error('opening', { cause: new DrizzleQueryError('select 1', [], threadLost) }),
    lost: true,
    why: 'however deep',
  },
  {
    error: new DrizzleQueryError('select 1', [], coded('53100')),
    lost: false,
    why: 'a full disk breaks no file',
  },
  { error: new DrizzleQueryError('select 1', []), lost: false, why: 'no cause' },
  { error: undefined, lost: false, why: 'nothing was thrown' },
])('the thread is lost: $lost, $why', ({ error, lost }) => {
  expect(isThreadLost(error)).toBe(lost);
});
