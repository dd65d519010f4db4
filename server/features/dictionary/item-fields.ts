import type { ItemExample, TypedWord } from '#contract/dictionary/item.ts';
import { blankWord } from '#contract/dictionary/word-fields.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import type { ItemFields } from './items.repository.ts';

type TypedExample = Pick<ItemExample, 'text' | 'translate'>;

/** The columns of an item after an edit; `before` is null for a new one, and `sinoOf` fills a blank Hán Việt. */
export function itemFields(
  typed: TypedWord,
  before: ItemFields | null,
  sinoOf: (word: string) => string,
): ItemFields {
  const known = before ?? blankWord;
  const { kanji, hiragana, sino, descriptions, pitch } = typed;
  return {
    ...known,
    ...withoutUndefined(typed),
    // Not sent is different from blank: a word saved without Hán Việt stays without.
    sino: sino === undefined && before ? before.sino : sino?.toLocaleUpperCase('vi') || sinoOf(kanji),
    // The pitch accent belongs to its reading, so it is cleared with a new one.
    pitch: pitch ?? (hiragana === known.hiragana ? known.pitch : ''),
    descriptions:
      descriptions?.map((example) => storedExample(example, known.descriptions)) ?? known.descriptions,
  };
}

const withoutUndefined = <T extends object>(typed: T): T =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)) as T;

/** An editor may show an example without its readings. They are kept while the sentence stays the same. */
function storedExample({ text: typed, translate }: TypedExample, known: readonly ItemExample[]): ItemExample {
  const text = withoutRuby(typed);
  const ruby = text === typed ? known.find((example) => example.text === text)?.ruby : typed;
  return { text, translate, ...(ruby !== undefined && { ruby }) };
}
