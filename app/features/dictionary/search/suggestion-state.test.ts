import { expect, test } from 'vitest';
import { NO_SUGGESTIONS, suggestionReducer } from './suggestion-state.ts';

const ids = [5, 6, 7];

test.each([
  { activeId: null, by: 1, expected: 5, why: 'down from the box goes to the first' },
  { activeId: null, by: -1, expected: 7, why: 'up from the box goes to the last' },
  { activeId: 5, by: 1, expected: 6, why: 'down goes to the next' },
  { activeId: 6, by: -1, expected: 5, why: 'up goes to the previous' },
  { activeId: 7, by: 1, expected: null, why: 'down from the last goes to the box' },
  { activeId: 5, by: -1, expected: null, why: 'up from the first goes to the box' },
  { activeId: 99, by: 1, expected: 5, why: 'an item that is no longer in the list counts as none' },
] as const)('$why', ({ activeId, by, expected }) => {
  const state = { open: true, activeId };
  expect(suggestionReducer(state, { type: 'moved', by, ids })).toEqual({ open: true, activeId: expected });
});

test('an arrow opens a closed list; in an empty list nothing is active', () => {
  expect(suggestionReducer(NO_SUGGESTIONS, { type: 'moved', by: 1, ids })).toEqual({
    open: true,
    activeId: 5,
  });
  expect(suggestionReducer(NO_SUGGESTIONS, { type: 'moved', by: -1, ids: [] }).activeId).toBeNull();
});

test('typing opens the list with nothing active; closing resets both', () => {
  const chosen = { open: true, activeId: 6 };
  expect(suggestionReducer(chosen, { type: 'typed' })).toEqual({ open: true, activeId: null });
  expect(suggestionReducer(chosen, { type: 'closed' })).toEqual(NO_SUGGESTIONS);
});
