import type { ItemExample, TypedWord } from '#contract/dictionary/item.ts';
import { blankWord } from '#contract/dictionary/word-fields.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import type { ItemFields } from './items.repository.ts';

type TypedExample = Pick<ItemExample, 'text' | 'translate'>;

/** The columns of an item after someone typed this; `before` is null for a new one, `sinoOf` fills a blank Hán Việt. */
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
    // Not sent is not blank: a word whose Hán Việt someone left out stays without.
    sino: sino === undefined && before ? before.sino : sino?.toLocaleUpperCase('vi') || sinoOf(kanji),
    // An accent belongs to its reading.
    pitch: pitch ?? (hiragana === known.hiragana ? known.pitch : ''),
    descriptions:
      descriptions?.map((example) => storedExample(example, known.descriptions)) ?? known.descriptions,
  };
}

const withoutUndefined = <T extends object>(typed: T): T =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)) as T;

/** Who edits an example may see it without its readings: they stay as long as the sentence is the same. */
function storedExample({ text: typed, translate }: TypedExample, known: readonly ItemExample[]): ItemExample {
  const text = withoutRuby(typed);
  const ruby = text === typed ? known.find((example) => example.text === text)?.ruby : typed;
  return { text, translate, ...(ruby !== undefined && { ruby }) };
}
