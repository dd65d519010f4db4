import { parseRuby } from '#core/japanese/ruby.ts';
import { JapaneseText } from './japanese-text.tsx';

/** Kanji or digits with their reading in brackets, and the kana around it. */
const JAPANESE_WITH_READINGS =
  /((?:(?:[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々ー〜、。]+|\p{Nd}+(?=\[))(?:\[[\p{sc=Hiragana}ー]+\])?)+)/u;

/** Vietnamese in which kanji carry their readings: Với 住[す]む, nơi chốn đi với に. */
export function TextWithReadings({ children }: { readonly children: string }) {
  return children
    .split(JAPANESE_WITH_READINGS)
    .map((run, index) => (index % 2 === 1 ? <JapaneseText key={index}>{parseRuby(run)}</JapaneseText> : run));
}
