export { findInTail } from '#core/tail/find-in-tail.ts';
export { indexEntries } from '#core/search/index-entries.ts';
export { japaneseKey } from '#core/search/japanese-keys.ts';
export { openTail } from '#server/gateways/tail-data.ts';
export { readQuery } from '#core/search/read-query.ts';
export { search } from '#core/search/search.ts';
export { tailWordAt } from '#core/tail/tail-words.ts';
export { wordsOf } from '#core/tail/key-file.ts';
