import { storedChoice } from '../choices/stored-choice.ts';
import { savesData } from '../saves-data.ts';

/** Whether the next units, cards and sounds are fetched before they are needed. */
export const fetchingAheadChoice = storedChoice({
  key: 'fetching-ahead',
  values: ['on', 'off'],
  usual: 'on',
});

/** Not where every megabyte counts. */
export const mayFetchAhead = (): boolean => fetchingAheadChoice.now() === 'on' && !savesData();
