export { indexEntries } from '#core/search/index-entries.ts';
export { search } from '#core/search/search.ts';
