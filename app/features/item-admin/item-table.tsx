import type { Item } from '#contract/dictionary/item.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { type Column, Table } from '#app/ui/layout/table.tsx';

interface ItemActions {
  readonly onEdit: (item: Item) => void;
  readonly onDelete: (item: Item) => void;
}

const headings = itemAdminTexts.columns;

/** `#`, Kanji, Hiragana, Hán Việt, Mean, Descriptions, Type, Actions (PRODUCT.md, Dictionary); # is the id. */
export function ItemTable({ items, ...actions }: ItemActions & { readonly items: readonly Item[] }) {
  return (
    <Table
      wide
      caption={itemAdminTexts.title}
      rows={items}
      rowKey={({ id }) => id}
      columns={[...WORD_COLUMNS, actionColumn(actions)]}
    />
  );
}

const WORD_COLUMNS: readonly Column<Item>[] = [
  {
    key: 'number',
    heading: headings.number,
    cell: ({ id }) => <span className="text-sm text-ink-soft tabular-nums">{id}</span>,
  },
  {
    key: 'kanji',
    heading: headings.kanji,
    cell: ({ kanji }) => (
      <JapaneseText as="p" className="text-lg font-bold wrap-anywhere xl:min-w-18">
        {kanji}
      </JapaneseText>
    ),
  },
  {
    key: 'hiragana',
    heading: headings.hiragana,
    cell: ({ hiragana }) => (
      <JapaneseText as="p" className="wrap-anywhere xl:min-w-22">
        {hiragana}
      </JapaneseText>
    ),
  },
  {
    key: 'sino',
    heading: headings.sino,
    cell: ({ sino }) => <p className="text-xs han-viet text-vermilion xl:min-w-18">{sino}</p>,
  },
  {
    key: 'mean',
    heading: headings.mean,
    cell: ({ mean }) => (
      <p className="wrap-anywhere xl:min-w-28">
        <MixedText>{mean}</MixedText>
      </p>
    ),
  },
  { key: 'descriptions', heading: headings.descriptions, cell: (item) => <Examples item={item} /> },
  { key: 'type', heading: headings.type, cell: ({ type }) => <LevelBadge level={type} /> },
];

function Examples({ item }: { readonly item: Item }) {
  return (
    <ul className="grid gap-2 text-sm xl:min-w-52">
      {item.descriptions.map(({ text, translate }, index) => (
        <li key={index} className="wrap-anywhere">
          <JapaneseText as="p">{text}</JapaneseText>
          <p className="text-ink-soft">{translate}</p>
        </li>
      ))}
    </ul>
  );
}

const actionColumn = ({ onEdit, onDelete }: ItemActions): Column<Item> => ({
  key: 'actions',
  heading: headings.actions,
  cell: (item) => (
    // `relative` contains the visually hidden text: outside of a scrolling table it would widen the page.
    <div className="relative flex gap-2 xl:flex-col">
      <Button variant="secondary" size="small" onClick={() => onEdit(item)}>
        {itemAdminTexts.edit}
        <HiddenWord item={item} />
      </Button>
      <Button variant="danger" size="small" onClick={() => onDelete(item)}>
        {itemAdminTexts.delete}
        <HiddenWord item={item} />
      </Button>
    </div>
  ),
});

/** Tells twenty buttons with the same label apart for screen readers. */
const HiddenWord = ({ item }: { readonly item: Item }) => (
  <JapaneseText className="sr-only">{` ${item.kanji}`}</JapaneseText>
);
