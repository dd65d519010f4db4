import { expect, test } from 'vitest';
import { spellForVoice } from './spell-for-voice.ts';
import type { SpokenWord } from './spoken-word.ts';

/** An engine with a few words and the mistakes of the real one. It takes the longest word that fits. */
const DICTIONARY: Readonly<Record<string, string>> = {
  家から: 'イエカラ',
  歩いて: 'アルイテ',
  十分: 'ジューブン',
  じゅっぷん: 'ジュップン',
  かかります: 'カカリマス',
  日本: 'ニッポン',
  にほん: 'ニホン',
  行き: 'イキ',
  ます: 'マス',
  辛い: 'ツライ',
  からい: 'カライ',
  は: 'ワ',
  へ: 'エ',
  を: 'オ',
  部屋: 'ブヤ',
  十: 'ジュー',
  とおく: 'トーク',
  トオ: 'トオ',
  ください: 'クダサイ',
  ださい: 'ダサイ',
  コーヒー: 'コーヒー',
};

function wordAt(text: string): SpokenWord {
  const known = Object.keys(DICTIONARY).toSorted((a, b) => b.length - a.length);
  const found = known.find((word) => text.startsWith(word)) ?? text.charAt(0);
  const isMark = /[\p{P}\s]/u.test(found);
  const sound = isMark ? '' : (DICTIONARY[found] ?? found);
  return { text: found, sound, base: found, morae: sound.length };
}

async function read(text: string): Promise<SpokenWord[]> {
  const words: SpokenWord[] = [];
  for (let at = 0; at < text.length; at += words.at(-1)?.text.length ?? 1) words.push(wordAt(text.slice(at)));
  return words;
}

test.each([
  {
    text: '家から歩いてかかります。',
    reading: 'いえから あるいて かかります。',
    spelled: '家から歩いてかかります。',
    why: 'text that the engine reads correctly stays as written, for its melody',
  },
  {
    text: '歩いて十分かかります。',
    reading: 'あるいてじゅっぷんかかります。',
    spelled: '歩いてじゅっぷんかかります。',
    why: 'only the misread word is written in kana',
  },
  {
    text: '部屋へ行きます',
    reading: 'へやへいきます',
    spelled: 'ヘヤへ行きます',
    why: 'in katakana if hiragana would be read as particles, and the particle stays a particle',
  },
  {
    text: '十ください',
    reading: 'とおください',
    spelled: 'トオください',
    why: 'in katakana if hiragana would merge with the next word',
  },
  {
    text: '「辛い」は (からい) ☕',
    reading: '「からい」は (からい) ☕',
    spelled: 'からいはからい',
    why: 'brackets, spaces and pictures are not pauses',
  },
  {
    text: 'コーヒーを',
    reading: 'おちゃを',
    spelled: 'おちゃを',
    why: 'a reading that does not fit the words is spoken itself',
  },
  { text: 'コーヒーを', reading: 'こおひいを', spelled: 'コーヒーを', why: 'unless both sound alike' },
  {
    text: '日本へ行きます',
    reading: '',
    spelled: 'にほんへ行きます',
    why: 'the usual reading, if none is given',
  },
  { text: '辛い', reading: '', spelled: '辛い', why: 'otherwise the engine decides' },
  { text: '辛い', reading: '辛い', spelled: '辛い', why: 'a reading in kanji is ignored' },
  { text: '辛い', reading: '。', spelled: '辛い', why: 'a punctuation mark is ignored' },
])('$text as “$reading”: $why', async ({ text, reading, spelled }) => {
  expect(await spellForVoice(text, reading, read)).toMatchObject({
    text: spelled,
    words: await read(spelled),
  });
});
