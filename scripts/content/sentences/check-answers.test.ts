import { expect, test } from 'vitest';
import { prepareJudge } from '../../grading/prepare-judge.ts';
import { checkAnswers, checkOtherAnswers } from './check-answers.ts';
import { sentenceWith } from './sentence-for-test.ts';

const prepared = await prepareJudge();
const check = (changes: Parameters<typeof sentenceWith>[0]) => checkAnswers(sentenceWith(changes), prepared);

test.each([
  { changes: {}, why: 'the model and its reading' },
  { changes: { accepted: ['[私は]学校(に|へ)(通います|通っています)'] }, why: 'an answer in all wordings' },
  { changes: { blocked: ['学校へ行く(よ|ね)', '自転車で学校へ行きます'] }, why: 'blocked answers are wrong' },
])('$why', ({ changes }) => expect(check(changes)).toEqual([]));

test.each([
  {
    changes: { accepted: ['学校へ(通います|行きません)'], blocked: ['行きません', '学校へ行きません'] },
    mistakes: ['judged wrong: 学校へ行きません'],
    why: 'accepted and blocked at once',
  },
  {
    changes: { reading: 'でんしゃでがっこうへきます。' },
    mistakes: ['judged wrong: でんしゃでがっこうへきます。', 'heard wrong: でんしゃでがっこうへきます。'],
    why: 'a reading that is another sentence',
  },
  {
    changes: { blocked: ['電車で学校へ行きます'] },
    mistakes: ['judged wrong: 電車で学校へ行きます。', 'judged wrong: でんしゃでがっこうへいきます。'],
    why: 'the model itself is blocked',
  },
])('$why is reported', ({ changes, mistakes }) => expect(check(changes)).toEqual(mistakes));

test('a sentence on which the judge fails', () => {
  const modelOf = () => {
    throw new RangeError('too deep');
  };
  expect(checkAnswers(sentenceWith(), { modelOf })).toEqual(['cannot be judged: RangeError: too deep']);
});

test.each([
  { other: { jpSentence: '電車で学校へ行きません。' }, mistakes: [], why: 'says something else' },
  {
    other: { lessonId: 2, jpSentence: '電車で学校に行きます。' },
    mistakes: [],
    why: 'is in another lesson',
  },
  {
    other: { jpSentence: '電車で学校に行きます。' },
    mistakes: ['the answer to 2 is judged right: 電車で学校に行きます。'],
    why: 'says the same',
  },
])('another sentence that $why', ({ other, mistakes }) => {
  const sentence = sentenceWith({ id: 1 });
  const sentences = [sentence, sentenceWith({ id: 2, ...other })];
  expect(checkOtherAnswers(sentence, sentences, prepared)).toEqual(mistakes);
});
