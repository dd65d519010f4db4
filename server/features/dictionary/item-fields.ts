import type { EditedItem, ItemExample } from '#contract/dictionary/item.ts';
import type { ItemLevel } from '#contract/levels.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import type { ItemFields } from './items.repository.ts';

type TypedExample = Pick<ItemExample, 'text' | 'translate'>;

/** What is to become of an item. What is undefined stays as it is. */
export interface TypedItem extends Omit<EditedItem, 'description' | 'type'> {
  readonly type: ItemLevel;
  readonly examples: readonly TypedExample[] | undefined;
}

/** The columns of an item after someone typed this; `before` is null for a new one, `sinoOf` fills a blank Hán Việt. */
export function itemFields(
  { kanji, hiragana, sino, mean, type, ...typed }: TypedItem,
  before: ItemFields | null,
  sinoOf: (word: string) => string,
): ItemFields {
  const { wordClass = before?.wordClass ?? null, cognate = before?.cognate ?? null, examples } = typed;
  const { variants = before?.variants ?? '' } = typed;
  const known = before?.descriptions ?? [];
  return {
    kanji,
    hiragana,
    // Not sent is not blank: a word whose Hán Việt someone left out stays without.
    sino: sino === undefined && before ? before.sino : sino?.toLocaleUpperCase('vi') || sinoOf(kanji),
    mean,
    type,
    wordClass,
    descriptions: examples?.map((example) => storedExample(example, known)) ?? known,
    cognate,
    variants,
  };
}

/** Who edits an example may see it without its readings: they stay as long as the sentence is the same. */
function storedExample({ text: typed, translate }: TypedExample, known: readonly ItemExample[]): ItemExample {
  const text = withoutRuby(typed);
  const ruby = text === typed ? known.find((example) => example.text === text)?.ruby : typed;
  return { text, translate, ...(ruby !== undefined && { ruby }) };
}
