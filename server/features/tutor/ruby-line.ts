import { hasKanji } from '#core/japanese/kana.ts';
import { joinedRuby, rubyText } from '#core/japanese/ruby.ts';
import type { BilingualSentence } from '#core/tutor/nearest.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';

/** A sentence of the courses with its author's readings as furigana; plain when they cannot be aligned. */
export function rubyLine(
  kanji: Pick<KanjiService, 'align'>,
  { jpSentence, reading }: Pick<BilingualSentence, 'jpSentence' | 'reading'>,
): string {
  if (reading === '' || !hasKanji(jpSentence)) return jpSentence;
  const segments = kanji.align(jpSentence, reading);
  const isLaidOver = segments.every(({ text, reading: over }) => over === undefined || ONLY_KANJI.test(text));
  return isLaidOver ? joinedRuby(rubyText(segments)) : jpSentence;
}

const ONLY_KANJI = /^[\p{sc=Han}々〆ヶ]+$/u;
