import { describe, expect, test } from 'vitest';
import { judge } from '#core/grading/judge.ts';
import { cacheModels } from './cache-models.ts';
import { prepareJudge } from './prepare-judge.ts';

const modelOf = cacheModels(await prepareJudge());

const judged = (model: string, typed: string, fromRomaji: boolean) => {
  const { verdict, mistakes, notes } = judge(modelOf({ model }), typed, { fromRomaji });
  return { verdict, codes: [...mistakes, ...notes].map(({ code }) => code) };
};

describe('kana that the answer box made of romaji', () => {
  test.each([
    ['夜はどこへも行きません。', 'よる わ どこ え も いきません', 'wa and e between spaces'],
    ['夜はどこへも行きません。', 'よるわどこえもいきません', 'without spaces'],
    ['水を飲みます。', 'みずおのみます', 'o'],
    ['家には犬がいます。', 'いえにわいぬがいます', 'wa after ni'],
    ['学生ではありません。', 'がくせいでわありません', 'wa inside the copula'],
    ['私は学生です。', '私わ学生です', 'with kanji from an input method'],
  ])('%s, typed %s: right, with a note on how the particle is written (%s)', (model, typed) => {
    const { verdict, codes } = judged(model, typed, true);
    expect({ verdict, codes: [...new Set(codes)] }).toEqual({
      verdict: 'correct-with-note',
      codes: ['sounds-alike'],
    });
  });

  test.each([
    ['夜はどこへも行きません。', 'よる は どこ へ も いきません', 'particles as the box writes them'],
    ['本屋で会います。', 'ほにゃであいます', 'honya'],
    ['牛乳を飲みます。', 'ぎゅうにゅうをのみます', 'gyuunyuu'],
  ])('%s, typed %s: correct (%s)', (model, typed) => {
    expect(judged(model, typed, true)).toEqual({ verdict: 'correct', codes: [] });
  });

  test.each([
    ['大きいです。', 'おうきいです', ['kana-spelling'], 'a long vowel is visible in kana'],
    ['話が続きます。', 'はなしがつずきます', ['kana-spelling'], 'so is ず for づ'],
    ['水を飲みます。', 'みずわのみます', ['particle-wrong'], 'は for を'],
    ['私は学生です。', 'はたしは学生です', ['kana-spelling'], 'は is not わ inside a word'],
  ])('%s, typed %s: refused as %s (%s)', (model, typed, codes) => {
    const result = judged(model, typed, true);
    expect(['wrong', 'almost']).toContain(result.verdict);
    expect(result.codes).toEqual(codes);
  });

  test('typed on a Japanese keyboard, the same わ is a mistake', () => {
    expect(judged('今日は暑いです。', 'きょうわあついです', false)).toEqual({
      verdict: 'almost',
      codes: ['kana-spelling'],
    });
  });
});
