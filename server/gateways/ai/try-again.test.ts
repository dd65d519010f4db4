import { describe, expect, test } from 'vitest';
import { AI_RETRY_AFTER_MAX_MS, AI_TRIES_MAX } from '#contract/model-limits.ts';
import { failureOfStatus, pauseBeforeNextTry, readRetryAfter, shouldRetry } from './try-again.ts';

test.each([
  { status: 400, kind: 'refused', why: 'a bad request stays bad' },
  { status: 401, kind: 'refused', why: 'no key' },
  { status: 403, kind: 'refused', why: 'a key without permission' },
  { status: 404, kind: 'refused', why: 'no such model' },
  { status: 302, kind: 'refused', why: 'a redirect, which we do not follow' },
  { status: 408, kind: 'failing', why: 'it did not receive the request in time' },
  { status: 429, kind: 'busy', why: 'too many requests' },
  { status: 503, kind: 'busy', why: 'overloaded, or a model that is being loaded' },
  { status: 529, kind: 'busy', why: 'overloaded, for some providers' },
  { status: 500, kind: 'failing', why: 'broken' },
  { status: 502, kind: 'failing', why: 'a proxy in front of a broken server' },
] as const)('$status is $kind: $why', ({ status, kind }) => {
  expect(failureOfStatus(status)).toBe(kind);
});

test.each([
  { kind: 'unreachable', again: true },
  { kind: 'busy', again: true },
  { kind: 'failing', again: true },
  { kind: 'cut', again: true },
  { kind: 'refused', again: false },
  { kind: 'silent', again: false },
  { kind: 'slow', again: false },
  { kind: 'malformed', again: false },
] as const)('retry after $kind: $again', ({ kind, again }) => {
  expect(shouldRetry(kind, 1)).toBe(again);
  expect(shouldRetry(kind, AI_TRIES_MAX)).toBe(false);
});

describe('Retry-After', () => {
  const now = new Date('2026-11-15T10:00:00Z');
  test.each([
    { header: '3', ms: 3_000, why: 'seconds' },
    { header: ' 0 ', ms: 0, why: 'at once' },
    { header: 'Sun, 15 Nov 2026 10:00:02 GMT', ms: 2_000, why: 'a date' },
    { header: 'Sun, 15 Nov 2026 09:00:00 GMT', ms: 0, why: 'a date in the past' },
    { header: 'soon', ms: null, why: 'a word' },
    { header: undefined, ms: null, why: 'nothing' },
  ])('$why', ({ header, ms }) => {
    expect(readRetryAfter(header, now)).toBe(ms);
  });
});

test.each([
  { retryAfterMs: 2_000, random: 0.9, pause: 2_000, why: 'the one that the provider asks for' },
  { retryAfterMs: 0, random: 0.9, pause: 0, why: 'none, when it asks for none' },
  { retryAfterMs: 3_600_000, random: 0, pause: AI_RETRY_AFTER_MAX_MS, why: 'limited to a maximum' },
  { retryAfterMs: null, random: 0, pause: 500, why: 'our own, at least half of it' },
  { retryAfterMs: null, random: 0.5, pause: 750, why: 'our own, spread at random' },
])('the pause: $why', ({ retryAfterMs, random, pause }) => {
  expect(pauseBeforeNextTry({ retryAfterMs, backOffMs: 1_000 }, random)).toBe(pause);
});
