import { expect, test } from 'vitest';
import { SLOW_REQUEST_MS } from '#contract/server-limits.ts';
import { type AnsweredRequest, createRequestCounts } from './request-counts.ts';

const request: AnsweredRequest = {
  method: 'GET',
  endpointPath: '/api/items/{id}',
  address: '/api/items/7',
  status: 200,
  ms: 5,
};
const page = { ...request, endpointPath: null };

test.each([
  { change: {}, route: 'GET /api/items/{id}', count: {}, why: 'an endpoint by its path in the contract' },
  { change: { ms: SLOW_REQUEST_MS + 1 }, route: 'GET /api/items/{id}', count: { slow: 1 }, why: 'slow' },
  { change: { ms: SLOW_REQUEST_MS }, route: 'GET /api/items/{id}', count: {}, why: 'just not slow' },
  { change: { status: 429 }, route: 'GET /api/items/{id}', count: { refused: 1 }, why: 'too many requests' },
  {
    change: { status: 503 },
    route: 'GET /api/items/{id}',
    count: { refused: 1 },
    why: 'too busy is no failure',
  },
  { change: { status: 500 }, route: 'GET /api/items/{id}', count: { failed: 1 }, why: 'a failure' },
  { change: { status: 401 }, route: 'GET /api/items/{id}', count: {}, why: 'an expired token is everyday' },
  { change: { ...page, address: '/search/7' }, route: 'GET /search/:itemId', count: {}, why: 'a page' },
  { change: { ...page, address: '/wp-admin.php' }, route: 'GET ?', count: {}, why: 'an invented address' },
  { change: { ...page, address: '/search/7/8/9' }, route: 'GET ?', count: {}, why: 'longer than a page' },
])('$why: $route', ({ change, route, count }) => {
  const counts = createRequestCounts();
  counts.add({ ...request, ...change });
  expect([...counts.take()]).toEqual([[route, { requests: 1, slow: 0, refused: 0, failed: 0, ...count }]]);
});

test('numbers add up, and are taken once', () => {
  const counts = createRequestCounts();
  counts.add(request);
  counts.add({ ...request, status: 429 });
  expect(counts.take().get('GET /api/items/{id}')).toMatchObject({ requests: 2, refused: 1 });
  expect(counts.take().size).toBe(0);
});
