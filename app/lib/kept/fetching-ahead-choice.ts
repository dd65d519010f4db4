import { storedChoice } from '../choices/stored-choice.ts';

/** Whether the next units, cards and sounds are fetched before they are needed. */
export const fetchingAheadChoice = storedChoice({
  key: 'fetching-ahead',
  values: ['on', 'off'],
  usual: 'on',
});

/** Not where every megabyte counts. */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return fetchingAheadChoice.now() === 'on' && !connection?.saveData;
}
