import { describe, expect, test } from 'vitest';
import { fittingExample, givesAway } from './fitting-example.ts';

describe('what gives a sentence away', () => {
  test.each([
    { example: '毎朝お茶を飲みます。', sentence: '毎日お茶を飲みます。', gives: true, why: 'another word' },
    {
      example: '毎晩、日本語を勉強しています。',
      sentence: '毎晩日本語を勉強します。',
      gives: true,
      why: 'another ending',
    },
    {
      example: 'ここで少し待ってください。',
      sentence: 'ここで待ってください。',
      gives: true,
      why: 'one word more',
    },
    {
      example: '毎朝[まいあさ]お茶[ちゃ]を飲[の]みます。',
      sentence: '毎日お茶を飲みます。',
      gives: true,
      why: 'readings do not hide it',
    },
    {
      example: '日本語の試験に合格しました。',
      sentence: '先生のおかげで、試験に合格しました。',
      gives: false,
      why: 'half of a sentence has to be learnt somewhere',
    },
    {
      example: '昨日は十時に家に帰りました。',
      sentence: '七時に家へ帰ります。',
      gives: false,
      why: 'the same topic',
    },
    { example: '水', sentence: '水', gives: false, why: 'a single character is no sentence' },
  ])('$why', ({ example, sentence, gives }) => {
    expect(givesAway(example, ['雨です。', sentence])).toBe(gives);
  });
});

describe('the example of a word', () => {
  test.each([
    {
      headword: '届く',
      examples: ['荷物が届きました。', '箱に手が届きません。'],
      sentence: '子供の手が届かないように置いています。',
      shown: '箱に手が届きません。',
      why: 'the same meaning: 手が届く',
    },
    {
      headword: '無理',
      examples: ['全部覚えるのは無理です。', '無理をしないでください。'],
      sentence: '無理をしないで、ゆっくり歩いてください。',
      shown: '無理をしないでください。',
      why: 'what follows a noun',
    },
    {
      headword: '届く',
      examples: ['荷物は届きました。', '昨日届いていません。'],
      sentence: '忘れ物は、届いていませんか。',
      shown: '荷物は届きました。',
      why: 'an ending says nothing about the meaning: the first',
    },
    {
      headword: '空く',
      examples: ['金曜日の夜に空いています。', '隣の席が空いていますよ。'],
      sentence: '窓の近くの席は空いていますか。',
      shown: '隣の席が空いていますよ。',
      why: 'は stands for が',
    },
    {
      headword: '薄い',
      examples: ['お茶が少し薄いです。', '本が薄いです。'],
      sentence: 'みそ汁の味が薄いですね。',
      shown: 'お茶が少し薄いです。',
      why: 'a particle alone says nothing: the first',
    },
    {
      headword: '飲む',
      examples: ['毎朝お茶を飲みます。', '水を飲みました。'],
      sentence: '毎日お茶を飲みます。',
      shown: '水を飲みました。',
      why: 'not one that gives the sentence away',
    },
    {
      headword: '飲む',
      examples: ['毎朝お茶を飲みます。'],
      sentence: '毎日お茶を飲みます。',
      shown: undefined,
      why: 'rather none',
    },
  ])('$why', ({ headword, examples, sentence, shown }) => {
    const texts = examples.map((text) => ({ text }));
    expect(fittingExample(headword, texts, ['雨です。', sentence])?.text).toBe(shown);
  });
});
