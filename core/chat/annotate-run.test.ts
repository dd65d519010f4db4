import { describe, expect, test } from 'vitest';
import { parseRuby, rubyText } from '../japanese/ruby.ts';
import { annotateRun } from './annotate-run.ts';
import { parseReply } from './parse-reply.ts';
import { runsToLookUp } from './runs-to-look-up.ts';

const word = (ruby: string, item: string | null = null) => ({
  text: ruby.replaceAll(/\[.*?\]/g, ''),
  ruby,
  item,
});
const drink = [word('水[みず]', 'nước'), word('を'), word('飲[の]みます', 'uống'), word('。')];

describe('words are matched to a run', () => {
  test.each([
    {
      run: '水を飲みます。',
      words: drink,
      shown: ['水[みず]', 'を', '飲[の]みます', '。'],
      why: 'their readings are added',
    },
    {
      run: '水[すい]を飲みます。',
      words: drink,
      shown: ['水[すい]', 'を', '飲[の]みます', '。'],
      why: 'a reading that was given wins',
    },
    {
      run: '今日[きょう]は',
      words: [word('今[いま]', 'bây giờ'), word('日[ひ]'), word('は')],
      shown: ['今日[きょう]', 'は'],
      why: 'one reading over two words makes them one',
    },
    {
      run: '図書館[としょかん]',
      words: [word('図[と]書[しょ]館[かん]')],
      shown: ['図書館[としょかん]'],
      why: 'given for the whole word, known for its parts',
    },
    {
      run: '勉強[べんきょう]する日',
      words: [word('勉[べん]強[きょう]する'), word('日[ひ]')],
      shown: ['勉強[べんきょう]する', '日[ひ]'],
      why: 'given for a part of a word',
    },
    {
      run: '水',
      words: [{ text: '水', ruby: '氷[こおり]', item: null }],
      shown: ['水'],
      why: 'a reading of another word is left out',
    },
  ])('$why', ({ run, words, shown }) => {
    expect(annotateRun(parseRuby(run), words)?.map(({ ruby }) => rubyText(ruby))).toEqual(shown);
  });

  test('with their entries; two words under one reading have no entry', () => {
    const items = (run: string) => annotateRun(parseRuby(run), drink)?.map(({ item }) => item);
    expect(items('水[みず]を飲みます。')).toEqual(['nước', null, 'uống', null]);
    expect(annotateRun(parseRuby('水飲[みずのみ]'), [word('水', 'nước'), word('飲', 'uống')])).toEqual([
      { ruby: [{ text: '水飲', reading: 'みずのみ' }], item: null },
    ]);
  });

  test('words of another text give null', () => {
    expect(annotateRun(parseRuby('お茶'), drink)).toBeNull();
  });
});

test.each([
  {
    reply: '水[みず] và **お茶**, [水](/search/1)\n- 水を\n### 本',
    runs: ['水', 'お茶', '水を', '本'],
    why: 'each once, wherever it occurs',
  },
  { reply: 'は và が。', runs: [], why: 'a single kana is ignored' },
  { reply: 'không có', runs: [], why: 'no Japanese' },
])('runs to look up: $why', ({ reply, runs }) => {
  expect(runsToLookUp(parseReply(reply))).toEqual(runs);
});
