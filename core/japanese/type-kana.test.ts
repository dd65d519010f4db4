import { expect, test } from 'vitest';
import { typeKana } from './type-kana.ts';
import { afterEdit, finishKana, isFromRomaji, isTypedInVietnamese, NOTHING_TYPED } from './typed-romaji.ts';

/** `|` is the caret. */
const typed = (marked: string) => {
  const caret = marked.indexOf('|');
  const text = marked.replace('|', '');
  const after = typeKana({ ...afterEdit(NOTHING_TYPED, text, false), caret });
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`;
};

test.each([
  { marked: 'watashi|', expected: 'わたし|', why: 'romaji' },
  { marked: 'わたs|', expected: 'わたs|', why: 'half a syllable stays' },
  { marked: 'しn|', expected: 'しn|', why: 'n may begin a syllable' },
  { marked: 'しnn|', expected: 'しんn|', why: 'nn is ん, and may begin the next syllable' },
  { marked: 'こnnichiwa|', expected: 'こんにちわ|', why: 'as romaji is written: konnichiwa' },
  { marked: 'こんn|nichiwa', expected: 'こんn|nichiwa', why: 'only the text before the caret' },
  { marked: 'こnnnichiwa|', expected: 'こんにちわ|', why: 'as typed on a Japanese keyboard: konnnichiwa' },
  { marked: 'みnna|', expected: 'みんな|', why: 'minna' },
  { marked: 'おnnak|', expected: 'おんなk|', why: 'onna, and on' },
  { marked: 'しnnk|', expected: 'しんk|', why: 'nn before a consonant is one ん' },
  { marked: 'ほnn。|', expected: 'ほん。|', why: 'and before punctuation' },
  { marked: 'matcha|', expected: 'まっちゃ|', why: 'tch' },
  { marked: 'tempura|', expected: 'てんぷら|', why: 'm before p' },
  { marked: 'しnb|', expected: 'しんb|', why: 'before another consonant n is ん' },
  { marked: 'KO-HI-|', expected: 'コーヒー|', why: 'capitals are katakana' },
  { marked: '私ha|学校', expected: '私は|学校', why: 'in the middle of a sentence' },
  { marked: 'gakkou|', expected: 'がっこう|', why: 'double consonants' },
  { marked: '行きます.|', expected: '行きます。|', why: 'Japanese punctuation' },
  { marked: 'わ|tashi', expected: 'わ|tashi', why: 'the text after the caret is not changed' },
  { marked: 'kyō|', expected: 'きょう|', why: 'a macron' },
  { marked: 'ほn |', expected: 'ほん |', why: 'a space after n stays: what follows may be a particle' },
  { marked: 'ほn o |', expected: 'ほん を |', why: 'o alone is the particle' },
  { marked: 'yoru wa doko e mo |', expected: 'よる は どこ へ も |', why: 'wa and e alone are particles' },
  { marked: 'niwa ni |', expected: 'にわ に |', why: 'wa inside a word stays わ' },
  { marked: 'o mizu |', expected: 'お みず |', why: 'nothing is before it: a prefix' },
  { marked: 'みず wa|', expected: 'みず わ|', why: 'the word is not finished: watashi' },
  { marked: 'みず わ |', expected: 'みず わ |', why: 'わ that was not typed as romaji' },
  { marked: '|', expected: '|', why: 'nothing' },
])('$why: $marked', ({ marked, expected }) => {
  expect(typed(marked)).toBe(expected);
});

test.each([
  { text: 'ほn', expected: 'ほん' },
  { text: 'ほn ', expected: 'ほん ' },
  { text: 'ほんn', expected: 'ほん' },
  { text: 'ほん', expected: 'ほん' },
  { text: 'nほ', expected: 'nほ' },
])('$text is finished as $expected', ({ text, expected }) => {
  expect(finishKana(text)).toBe(expected);
});

test.each([
  { text: 'ưatashi', vietnamese: true, why: 'Telex turns w into ư' },
  { text: 'わたしは đi', vietnamese: true, why: 'a Vietnamese letter' },
  { text: 'hà', vietnamese: true, why: 'a tone' },
  { text: 'watashi わたし 私', vietnamese: false, why: 'romaji, kana and kanji' },
  { text: 'がっこう', vietnamese: false, why: 'voiced kana, which are composed too' },
])('$text: $why', ({ text, vietnamese }) => {
  expect(isTypedInVietnamese(text)).toBe(vietnamese);
});

/** Types letters one by one, as the answer box does; other texts come from an input method. */
const written = (...parts: readonly { readonly letters?: string; readonly composed?: string }[]) => {
  let typing = NOTHING_TYPED;
  for (const { letters = '', composed = '' } of parts) {
    for (const letter of letters) {
      const text = typing.text + letter;
      typing = typeKana({ ...afterEdit(typing, text, false), caret: text.length });
    }
    typing = afterEdit(typing, typing.text + composed, false);
  }
  return typing;
};

test.each([
  { parts: [{ letters: 'yoru wa doko e mo ikimasen' }], text: 'よる は どこ へ も いきませn', all: true },
  { parts: [{ letters: 'yoruwadokoemo' }], text: 'よるわどこえも', all: true },
  { parts: [{ composed: '私' }, { letters: 'wagakuseidesu' }], text: '私わがくせいです', all: true },
  { parts: [{ composed: 'きょうわ' }, { letters: 'atsuidesu' }], text: 'きょうわあついです', all: false },
  { parts: [{ composed: '私' }], text: '私', all: false },
  { parts: [], text: '', all: false },
])('$text: only romaji? $all', ({ parts, text, all }) => {
  const typing = written(...parts);
  expect(typing.text).toBe(text);
  expect(isFromRomaji(typing)).toBe(all);
});

test('an edit in the middle keeps the origin of what is around it', () => {
  const typing = written({ letters: 'mizu' }, { composed: 'を' }, { letters: 'nomu' });
  expect(isFromRomaji(typing)).toBe(false);
  expect(isFromRomaji(afterEdit(typing, 'みずのむ', false))).toBe(true);
  expect(isFromRomaji(afterEdit(typing, 'みずはのむ', false))).toBe(false);
});
