import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { WORD_LEVELS } from '#contract/levels.ts';
import { FAVORITES_PER_PAGE } from '#contract/limits.ts';
import type { MemoryLevel } from '#core/memory/levels.ts';
import { sortWords, WORD_ORDERS, type WordOrder } from '#core/notebook/word-order.ts';
import { filterWords } from '#core/search/filter-words.ts';
import { pagesIn, useListAddress } from '#app/lib/api/use-list-address.ts';
import type { WordRow } from './word-rows.ts';

/** The state of memory by item id. */
export type MemoryOfWords = ReadonlyMap<number, MemoryLevel>;

/** Search, order and page of a list of words, which are in the address, and the rows that they leave. */
export function useWordView(rows: readonly WordRow[], memoryOf?: MemoryOfWords) {
  const address = useListAddress();
  const { search, page } = address;
  const { order, setOrder } = useOrder(memoryOf !== undefined);

  const listed = useMemo(() => {
    const found = filterWords(rows, search, ({ word }) => word.item);
    return sortWords(found, order, ({ word: { item, savedAs } }) => ({
      savedAs,
      kanji: item.kanji,
      hiragana: item.hiragana,
      level: WORD_LEVELS.indexOf(item.type),
      memory: memoryOf?.get(item.id),
    }));
  }, [rows, search, order, memoryOf]);
  return {
    ...address,
    order,
    setOrder,
    listed,
    pages: pagesIn(listed.length, FAVORITES_PER_PAGE),
    onPage: listed.slice((page - 1) * FAVORITES_PER_PAGE, page * FAVORITES_PER_PAGE),
    /** Where a row is, from 1. */
    pageOf: (itemId: number) =>
      Math.floor(listed.findIndex(({ word }) => word.item.id === itemId) / FAVORITES_PER_PAGE) + 1,
  };
}

/** `?sort=`; an unknown value, or memory while it is not known, means the newest first. */
function useOrder(knowsMemory: boolean) {
  const [params, setParams] = useSearchParams();
  const wanted = WORD_ORDERS.find((order) => order === params.get('sort')) ?? 'new';
  return {
    order: wanted === 'memory' && !knowsMemory ? 'new' : wanted,
    setOrder: (order: WordOrder) => {
      const next = new URLSearchParams(params);
      next.delete('page');
      if (order === 'new') next.delete('sort');
      else next.set('sort', order);
      setParams(next, { replace: true, preventScrollReset: true });
    },
  };
}
