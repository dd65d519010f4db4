import { describe, expect, test } from 'vitest';
import { hasKanji, isKana } from '../../japanese/kana.ts';
import { ALTERNATE_READINGS, ATTACHED_READINGS, CUT_WORD_READINGS } from './alternate-readings.ts';
import {
  AMOUNT_ADVERBS,
  DEGREE_ADVERBS,
  FIRST_PERSON,
  MOTION_VERBS,
  SECOND_PERSON,
  TIMES_WITH_OR_WITHOUT_NI,
  TIMES_WITHOUT_NI,
} from './grammar-words.ts';
import { HONORIFIC_PREFIXES } from './honorific-nouns.ts';
import { GODAN_KANA_WORDS, KANA_WORDS } from './kana-words.ts';
import { MINIMAL_PAIRS } from './minimal-pairs.ts';
import { NEW_CHARACTERS, withNewCharacters } from './old-characters.ts';
import { otherSpellingsOf, SPELLING_VARIANTS } from './spelling-variants.ts';
import { wordSet, wordTable } from './word-table.ts';

const HIRAGANA = /^[\u3041-\u3096ー]+$/;
const wrongIn = (words: Iterable<string>, isRight: (word: string) => boolean) =>
  [...words].filter((word) => !isRight(word));
const repeatedIn = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) < at);

describe('a table', () => {
  test('gives the part after = to each word before it', () => {
    expect(wordTable('いい/よい=良い,好い').get('よい')).toEqual(['良い', '好い']);
  });

  test.each([
    ['a key', () => wordTable('こと=事 こと=言')],
    ['a word of a set', () => wordSet('私 僕 私')],
  ])('rejects %s that is listed twice', (_, load) => {
    expect(load).toThrow('twice');
  });
});

describe('words usually in kana', () => {
  test('are in hiragana, their other spellings have kanji', () => {
    expect(wrongIn(KANA_WORDS.keys(), (word) => HIRAGANA.test(word))).toEqual([]);
    expect(wrongIn([...KANA_WORDS.values()].flat(), hasKanji)).toEqual([]);
  });

  test('no spelling belongs to two words', () => {
    const groups = [...new Set(KANA_WORDS.values()), ...GODAN_KANA_WORDS.values()];
    expect(repeatedIn(groups.flat())).toEqual([]);
  });

  test.each([
    { kana: 'ください', kanji: '下さい', is: true, why: 'the usual request' },
    { kana: 'できる', kanji: '出来る', is: true, why: 'a verb by its dictionary form' },
    { kana: 'よい', kanji: '良い', is: true, why: 'also いい' },
    { kana: 'ぐらい', kanji: '位', is: true, why: 'also くらい' },
    { kana: 'いる', kanji: '要る', is: false, why: 'to need is another word' },
    { kana: 'いつ', kanji: '何時', is: false, why: 'usually read なんじ' },
    { kana: 'どの', kanji: '何の', is: false, why: 'read なんの' },
    { kana: 'あの', kanji: '彼の', is: false, why: 'read かれの' },
    { kana: 'かみ', kanji: '紙', is: false, why: 'a homophone' },
    { kana: 'やさしい', kanji: '優しい', is: false, why: 'or 易しい' },
  ])('$kana, $kanji: $why', ({ kana, kanji, is }) => {
    expect(KANA_WORDS.get(kana)?.includes(kanji) ?? false).toBe(is);
  });
});

describe('readings', () => {
  test.each([
    ['of words', ALTERNATE_READINGS],
    ['of words attached to a noun', ATTACHED_READINGS],
    ['of words that the tokenizer splits', CUT_WORD_READINGS],
  ])('%s are hiragana for a text with kanji, without duplicates', (_, table) => {
    expect(wrongIn([...table.values()].flat(), (reading) => HIRAGANA.test(reading))).toEqual([]);
    expect(wrongIn(table.keys(), (word) => !isKana(word))).toEqual([]);
    expect([...table.values()].flatMap(repeatedIn)).toEqual([]);
  });

  test.each([
    ['明日', 'あした あす みょうにち', 'all three'],
    ['日本', 'にほん にっぽん', 'the tokenizer says にっぽん'],
    ['何', 'なに なん', 'depends on the next word'],
    ['人', 'ひと', 'no じん without a noun before it'],
    ['開く', 'あく ひらく', 'two verbs'],
    ['降り', 'ふり おり', 'the tokenizer sees 降りる only'],
    ['出口', 'でぐち', 'the tokenizer says いでぐち'],
  ])('%s: %s; %s', (word, readings) => {
    expect(ALTERNATE_READINGS.get(word)?.join(' ')).toBe(readings);
  });
});

describe('お and ご', () => {
  test.each<[noun: string, prefix: string | undefined, why: string]>([
    ['水', 'お', 'in kanji'],
    ['みず', 'お', 'in kana'],
    ['家族', 'ご', 'a Chinese word'],
    ['電話', 'お', 'a Chinese word with お'],
    ['飯', undefined, 'ご飯 is another word'],
    ['腹', undefined, 'so is お腹'],
    ['母さん', undefined, 'a name for a person'],
    ['願い', undefined, 'a request, not a wish'],
    ['主人', undefined, 'mine, or yours'],
  ])('%s: %s; %s', (noun, prefix) => {
    expect(HONORIFIC_PREFIXES.get(noun)).toBe(prefix);
  });
});

describe('other spellings', () => {
  test('every group has at least two words, and no word is in two groups', () => {
    expect(SPELLING_VARIANTS.filter((group) => group.length < 2)).toEqual([]);
    expect(repeatedIn(SPELLING_VARIANTS.flat())).toEqual([]);
  });

  test.each([
    ['終わる', '終る', 'okurigana left out'],
    ['引越', '引っ越し 引越し', 'from the shortest'],
    ['寂しい', '淋しい', 'another kanji'],
    ['暑い', '', 'weather is not 熱い'],
    ['早い', '', 'early is not 速い'],
    ['計る', '', 'time is not length'],
  ])('%s: %s; %s', (word, others) => {
    expect(otherSpellingsOf(word).join(' ')).toBe(others);
  });

  test('old characters are replaced by new ones in one step', () => {
    expect(wrongIn(NEW_CHARACTERS.values(), (character) => !NEW_CHARACTERS.has(character))).toEqual([]);
    expect(wrongIn(NEW_CHARACTERS.values(), hasKanji)).toEqual([]);
    expect(withNewCharacters('學校で國語を讀む')).toBe('学校で国語を読む');
  });
});

describe('words one slip apart', () => {
  test('are hiragana', () => {
    expect(wrongIn(MINIMAL_PAIRS, (word) => HIRAGANA.test(word))).toEqual([]);
  });

  test.each([
    ['おばさん', true, 'one slip from おばあさん'],
    ['びよういん', true, 'one slip from びょういん'],
    ['きて', true, 'one slip from きって'],
    ['でんき', true, 'one slip from てんき'],
    ['がこう', false, 'a slip for がっこう'],
    ['おかさん', false, 'a slip for おかあさん'],
    ['きぷ', false, 'a slip for きっぷ'],
    ['でんしや', false, 'a slip for でんしゃ'],
    ['せんせ', false, 'a slip for せんせい'],
  ])('%s: %s; %s', (word, is) => {
    expect(MINIMAL_PAIRS.has(word)).toBe(is);
  });
});

describe('grammar words', () => {
  test.each([
    ['the speaker is not the listener', FIRST_PERSON, SECOND_PERSON],
    ['a time word takes no に or an optional one', TIMES_WITHOUT_NI, TIMES_WITH_OR_WITHOUT_NI],
    ['an adverb is of degree or of amount', DEGREE_ADVERBS, AMOUNT_ADVERBS],
  ])('%s', (_, one, other) => {
    expect(wrongIn(one, (word) => !other.has(word))).toEqual([]);
  });

  test.each([
    ['行く', true, 'a goal'],
    ['乗る', false, 'バスへ乗る is wrong'],
    ['住む', false, 'a place, no goal'],
    ['会う', false, 'a person, no goal'],
    ['出る', false, '会議へ出る is wrong'],
  ])('%s takes に or へ: %s; %s', (verb, is) => {
    expect(MOTION_VERBS.has(verb)).toBe(is);
  });
});
