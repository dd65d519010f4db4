import { withoutMarks } from '#core/vietnamese/without-marks.ts';
import type { PageBounds, Paged } from '#server/http/requests/paging.ts';
import { mapInSlices } from '#server/in-slices.ts';
import type { ItemRow } from './items.repository.ts';

type Rows = ReadonlyMap<number, ItemRow>;

interface ListedItem {
  readonly row: ItemRow;
  /** Spelling, reading, Hán Việt and meaning without marks and capitals, one per line. */
  readonly text: string;
}

/** The dictionary as a list, newest first, from the edition in memory. */
export function createItemList(currentRows: () => Promise<Rows>) {
  let listed: { readonly of: Rows; readonly items: Promise<readonly ListedItem[]> } | null = null;

  /** Folding thousands of texts would block the process, so it is done in slices, once per edition. */
  function itemsOf(rows: Rows): Promise<readonly ListedItem[]> {
    if (listed?.of !== rows)
      listed = { of: rows, items: mapInSlices([...rows.values()].toReversed(), asListed) };
    return listed.items;
  }

  /** The items that contain the text; all of them when it is blank. */
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
  // A typed text has one line, so it cannot match across two fields.
  text: [row.kanji, row.hiragana, row.sino, row.mean].map(withoutMarks).join('\n'),
});
