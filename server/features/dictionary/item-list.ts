import { withoutMarks } from '#core/vietnamese/without-marks.ts';
import type { PageBounds, Paged } from '#server/http/requests/paging.ts';
import { mapInSlices } from '#server/in-slices.ts';
import type { ItemRow } from './items.repository.ts';

type Rows = ReadonlyMap<number, ItemRow>;

interface ListedItem {
  readonly row: ItemRow;
  /** Spelling, reading, Hán Việt and meaning without marks and capitals, each on a line of its own. */
  readonly text: string;
}

/** The dictionary as a list, the newest first, out of the edition that the search holds in memory. */
export function createItemList(currentRows: () => Promise<Rows>) {
  let listed: { readonly of: Rows; readonly items: Promise<readonly ListedItem[]> } | null = null;

  /** Folding thousands of texts takes longer than one turn: it is done once per edition, in slices. */
  function itemsOf(rows: Rows): Promise<readonly ListedItem[]> {
    if (listed?.of !== rows)
      listed = { of: rows, items: mapInSlices([...rows.values()].toReversed(), asListed) };
    return listed.items;
  }

  /** Those that contain the text; all of them where it is blank. */
  return async (typed: string, { limit, offset }: PageBounds): Promise<Paged<ItemRow>> => {
    const items = await itemsOf(await currentRows());
    const term = withoutMarks(typed);
    const found = term === '' ? items : items.filter(({ text }) => text.includes(term));
    const end = limit === undefined ? undefined : offset + limit;
    return { rows: found.slice(offset, end).map(({ row }) => row), total: found.length };
  };
}

const asListed = (row: ItemRow): ListedItem => ({
  row,
  // No text that was typed on one line can match across two.
  text: [row.kanji, row.hiragana, row.sino, row.mean].map(withoutMarks).join('\n'),
});
