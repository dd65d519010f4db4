import { JapaneseText } from './japanese-text.tsx';

const JAPANESE_RUNS = /([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々ー〜、。]+)/u;

/** A Vietnamese sentence with Japanese in it: the Japanese runs are marked as such. */
export function MixedText({ children }: { readonly children: string }) {
  // Splitting by a capture group keeps the matches, at the odd indexes.
  return children
    .split(JAPANESE_RUNS)
    .map((run, index) => (index % 2 === 1 ? <JapaneseText key={index}>{run}</JapaneseText> : run));
}
