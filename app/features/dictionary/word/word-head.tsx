import type { Word } from '#contract/dictionary/word.ts';
import { paths } from '#contract/paths.ts';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { isTailId } from '#core/tail/tail-id.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { StructuredData } from '#app/lib/head/structured-data.tsx';
import { wordGraph } from './word-graph.ts';

/** `勉強 (べんきょう)`; a word in kana only is written once. */
const named = ({ kanji, hiragana }: Word) => (kanji === hiragana ? kanji : `${kanji} (${hiragana})`);

/** `勉強 (べんきょう) · MIỄN CƯỠNG · việc học`. */
export function wordTitle(word: Word): string {
  const parts = [named(word), word.sino.toLocaleUpperCase('vi'), word.mean];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Title and metadata of the word page, for browser tabs, search engines and link previews. */
export function WordHead({ word }: { readonly word: Word }) {
  const description = dictionaryTexts.description(named(word), word.sino, word.mean);
  // Nothing of ours is on it yet: search engines should find our own words.
  if (isTailId(word.id)) return <PageHead title={wordTitle(word)} description={description} />;
  return (
    <>
      <PageHead title={wordTitle(word)} description={description} path={paths.word(word.id)} type="article" />
      <StructuredData graph={import.meta.env.SSR && ((origin) => wordGraph(origin, word))} />
    </>
  );
}
