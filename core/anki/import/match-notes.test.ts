import { describe, expect, test } from 'vitest';
import { toHiragana, isKana } from '../../japanese/kana.ts';
import type { ImportedNote } from './imported-notes.ts';
import { type DictionaryWord, dryRunOf, matchNotes, spellingsOf, spellingsToLookUp } from './match-notes.ts';

const words: readonly DictionaryWord[] = [
  { id: 1, kanji: '橋', hiragana: 'はし', mean: 'cầu, cây cầu' },
  { id: 2, kanji: '箸', hiragana: 'はし', mean: 'đũa' },
  { id: 3, kanji: '端', hiragana: 'はし', mean: 'mép, rìa' },
  { id: 4, kanji: '行く', hiragana: 'いく', mean: 'đi' },
  { id: 5, kanji: '勉強', hiragana: 'べんきょう', mean: 'việc học; học' },
  { id: 6, kanji: '静か', hiragana: 'しずか', mean: 'yên tĩnh' },
  { id: 7, kanji: '今日', hiragana: 'きょう', mean: 'hôm nay' },
  { id: 8, kanji: 'テレビ', hiragana: 'テレビ', mean: 'ti vi' },
  { id: 9, kanji: '学校', hiragana: 'がっこう', mean: 'trường học' },
  { id: 10, kanji: '辛い', hiragana: 'からい', mean: 'cay' },
  { id: 11, kanji: '辛い', hiragana: 'つらい', mean: 'khổ sở, đau khổ' },
  { id: 12, kanji: '人気', hiragana: 'にんき', mean: 'được ưa thích' },
];
const lookUp = (spelling: string) =>
  words.filter(
    ({ kanji, hiragana }) =>
      kanji === spelling || (isKana(spelling) && toHiragana(hiragana) === toHiragana(spelling)),
  );

const note = (word: string, reading = '', meaning = '', id = ''): ImportedNote => ({
  key: word,
  id,
  word,
  reading,
  ruby: [],
  hanViet: '',
  meaning,
  example: '',
  exampleMeaning: '',
  sound: '',
  category: '',
  cards: {},
});

describe('a note of a deck', () => {
  test.each([
    { from: note('学校', 'がっこう', 'school'), to: 9, why: 'spelling and reading' },
    { from: note('学校'), to: 9, why: 'the spelling alone, if only one word has it' },
    { from: note('今日', 'こんにち', 'ngày nay'), to: 'unknown', why: 'another reading is another word' },
    { from: note('辛い', 'つらい'), to: 11, why: 'the reading decides' },
    { from: note('辛い', '', 'vị cay'), to: 10, why: 'the meaning decides' },
    { from: note('辛い', '', 'spicy'), to: 'ambiguous', why: 'nothing decides' },
    { from: note('はし', 'はし', 'cây cầu'), to: 1, why: 'kana with a meaning' },
    { from: note('はし', 'はし', 'đôi đũa'), to: 2, why: 'kana with a part of the meaning' },
    { from: note('はし', 'はし', 'chopsticks'), to: 'ambiguous', why: 'kana that three words have' },
    { from: note('がっこう', 'がっこう', 'school'), to: 9, why: 'kana that only one word has' },
    {
      from: note('がっこう', 'がっこう', 'cái mới'),
      to: 'unknown',
      why: 'a Vietnamese meaning that contradicts',
    },
    { from: note('いく', 'いく', 'to go'), to: 'unknown', why: 'short kana could be anything' },
    { from: note('テレビ', 'てれび', 'television'), to: 8, why: 'a headword in kana' },
    { from: note('行きます', 'いきます', 'to go'), to: 4, why: 'the polite form of a textbook' },
    { from: note('勉強する', 'べんきょうする', 'học'), to: 5, why: 'a verb with する' },
    { from: note('静かな', 'しずかな'), to: 6, why: 'an adjective with な' },
    { from: note('勉強（する）'), to: 5, why: 'brackets' },
    { from: note('〜学校'), to: 9, why: 'a sign for what comes before' },
    { from: note('学校 / スクール'), to: 9, why: 'two spellings' },
    { from: note('宇宙'), to: 'unknown', why: 'no such word' },
    { from: note('Hello'), to: 'unknown', why: 'no Japanese' },
    { from: note('辛い', '', 'spicy', 'word:11'), to: 11, why: 'a note of ours' },
    {
      from: note('学校', 'がっこう', '', 'word:1'),
      to: 9,
      why: 'the number of another word is not believed',
    },
  ])('$why: $from.word', ({ from, to }) => {
    const [match] = matchNotes([from], lookUp);
    expect(match?.kind === 'own' ? match.why : match?.word.id).toBe(to);
  });

  test('the second note of the same word is repeated', () => {
    const matches = matchNotes([note('学校'), note('学校', 'がっこう'), note('宇宙')], lookUp);
    expect(matches.map(({ kind }) => kind)).toEqual(['word', 'repeated', 'own']);
    const dryRun = dryRunOf(matches, 1);
    expect(dryRun).toMatchObject({ words: 1, repeated: 1, own: 1, scheduledCards: 0 });
    expect(dryRun.examples.own.map(({ note: { word } }) => word)).toEqual(['宇宙']);
  });
});

test('a long text is not looked up: it is a sentence', () => {
  expect(spellingsOf(note('私は毎朝七時に起きて、八時に学校へ行きます。それから勉強します'))).not.toContain(
    '私は毎朝七時に起きて八時に学校へ行きますそれから勉強します',
  );
});

test('every spelling is looked up once', () => {
  expect(spellingsToLookUp([note('学校'), note('学校'), note('静かな')])).toEqual(['学校', '静かな', '静か']);
});
