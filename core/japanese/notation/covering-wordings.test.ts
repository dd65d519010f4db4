import { expect, test } from 'vitest';
import { loadTokenizer } from '../../../scripts/grading/load-tokenizer.ts';
import { analyseAnswer } from './analyse.ts';
import { coveringWordings } from './covering-wordings.ts';

const tokenize = await loadTokenizer();
const wordings = (answer: string, limits = { all: 0, most: 500 }): string[] =>
  [...coveringWordings(analyseAnswer(answer, tokenize).parts, limits)].map((tokens) =>
    tokens.map(({ surface }) => surface).join(''),
  );

test.each([
  { answer: '学校へ行きます', said: ['学校へ行きます'], why: 'plain' },
  { answer: '[私は]学生です', said: ['私は学生です', '学生です'], why: 'said and left out' },
  {
    answer: '本(が|を)(読めます|読むことができます)',
    said: ['本が読めます', '本が読むことができます', '本を読むことができます', '本を読めます'],
    why: 'two choices meet in every way',
  },
  {
    answer: '{駅で 友達と}話します',
    said: ['駅で友達と話します', '友達と駅で話します'],
    why: 'both orders',
  },
  {
    answer: '本(A:が|B:を)よく(A:読めます|B:読みます)',
    said: ['本がよく読めます', '本をよく読みます'],
    why: 'tied options do not meet',
  },
])('$answer: $why', ({ answer, said }) => {
  expect(wordings(answer).toSorted()).toEqual(said.toSorted());
  expect(wordings(answer, { all: said.length, most: 0 }).toSorted()).toEqual(said.toSorted());
});

test('all wordings of an answer that has few', () => {
  const answer = '[今日は](本|雑誌)を(読みます|買います)';
  expect(wordings(answer, { all: 8, most: 3 })).toHaveLength(8);
  expect(wordings(answer, { all: 7, most: 3 })).toHaveLength(3);
});

test('the first wording is the plain one', () => {
  expect(wordings('[今日は](本|雑誌)を(読みます|買います)')[0]).toBe('今日は本を読みます');
});

test('any two alternatives occur together, however far apart they stand', () => {
  const groups = [
    ['今日は', '明日は', 'あさっては'],
    ['友達と', '先生と', '母と'],
    ['図書館で', '教室で', '会社で'],
    ['本を', '雑誌を', '新聞を'],
    ['読みます', '買います', '探します'],
  ];
  const answer = groups.map((group) => `(${group.join('|')})`).join('');
  const said = wordings(answer);
  const missing = groups.flatMap((group, at) =>
    groups
      .slice(at + 1)
      .flatMap((later) =>
        group.flatMap((one) =>
          later.filter((other) => !said.some((text) => text.includes(one) && text.includes(other))),
        ),
      ),
  );
  expect(missing).toEqual([]);
  // 243 wordings in all.
  expect(said.length).toBeLessThan(30);
});

test('what stands inside an alternative only occurs with it', () => {
  const said = wordings('(朝[早く](起きます|出ます)|夜遅く寝ます)[よ|ね]');
  expect(said).toContain('夜遅く寝ますね');
  expect(said.filter((text) => text.startsWith('朝早く出ます'))).not.toEqual([]);
  expect(said.filter((text) => text.includes('夜') && text.includes('起き'))).toEqual([]);
});

test('never more than asked for', () => {
  const answer = '(あ|い|う|え|お|か|き|く|け|こ)'.repeat(6);
  expect(wordings(answer, { all: 100, most: 25 })).toHaveLength(25);
});
