import { expect, test } from 'vitest';
import { beginScene, replyTo } from './reply-to.ts';
import { sceneForTest } from './scene-for-test.ts';

const DRINK = '何[なに]を飲[の]みますか。';
const EAT = '何[なに]を食[た]べますか。';

const spoken = (at: number, message: string) => {
  const { says, step, understood } = replyTo(sceneForTest, at, message);
  return { says: says.map(({ ja }) => ja), step, understood };
};

test('the partner begins with the first question', () => {
  expect(beginScene(sceneForTest)).toMatchObject({
    says: [{ ja: 'いらっしゃいませ。' }, { ja: DRINK }],
    step: 0,
  });
});

test.each([
  {
    message: 'お茶をください',
    says: ['お茶ですね。', EAT],
    step: 1,
    why: 'the partner reacts to the answer',
  },
  { message: 'ocha o kudasai', says: ['お茶ですね。', EAT], step: 1, why: 'in romaji as well' },
  {
    message: 'お茶とコーヒー',
    says: ['はい。', EAT],
    step: 1,
    why: 'a reaction to half of it would be wrong',
  },
  { message: 'お茶は好きじゃないです', says: ['はい。', EAT], step: 1, why: 'a negated answer is not a yes' },
  {
    message: 'お茶はいりません',
    says: ['そうですか。', EAT],
    step: 1,
    why: 'a reaction to a negated answer',
  },
  { message: 'ジュース', says: ['はい。', EAT], step: 1, why: 'anything else' },
  {
    message: 'お茶はいくらですか',
    says: ['百円です。', DRINK],
    step: 0,
    why: 'asks first, the question stays open',
  },
  {
    message: 'お茶です。あなたは？',
    says: ['お茶ですね。', '私[わたし]は水[みず]です。', EAT],
    step: 1,
    why: 'asks back',
  },
  { message: 'あなたは？', says: ['私[わたし]は水[みず]です。', EAT], step: 1, why: 'only asks back' },
  {
    message: 'トイレはどこですか',
    says: ['それはわかりません。', DRINK],
    step: 0,
    why: 'an unknown question',
  },
  {
    message: 'ミルクはどこにありますか',
    says: ['はい。', EAT],
    step: 1,
    why: 'a question from the suggestions',
  },
  {
    message: 'もう一度お願いします',
    says: ['飲[の]み物[もの]は？'],
    step: 0,
    why: 'the learner did not understand',
  },
  { message: 'Cho tôi trà', says: ['飲[の]み物[もの]は？'], step: 0, why: 'not Japanese' },
])('$why: $message', ({ message, says, step }) => {
  expect(spoken(0, message)).toMatchObject({ says, step });
});

test('after the last question the partner says good-bye', () => {
  expect(spoken(1, 'パンをください')).toEqual({
    says: ['わかりました。', 'またどうぞ。'],
    step: 2,
    understood: 'answered',
  });
});

test.each([2, 40])('after the end, at %d, the scene is over', (at) => {
  expect(spoken(at, 'パンをください')).toEqual({ says: ['またどうぞ。'], step: 2, understood: 'over' });
});
