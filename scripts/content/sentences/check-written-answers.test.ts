import { describe, expect, test } from 'vitest';
import { answerWith } from '#core/grammar/grammar-for-test.ts';
import { checkAsks, checkWrittenAnswer, plainLines } from './check-written-answers.ts';

const routes = ['/', '/search', '/exercises/:topicId'];
const words = (count: number) => Array.from({ length: count }, () => 'từ').join(' ');

test('the plain lines of an answer', () => {
  const answer = '**Ba** nhóm, xem [bài học](/exercises/3):\n\n- 読[よ]む\n- [食べる](/search)\n';
  expect(plainLines(answer)).toEqual(['Ba nhóm, xem bài học:', '読[よ]む', '食べる']);
});

describe('an answer', () => {
  test.each([
    { answer: words(40), why: 'plain' },
    {
      answer: `**A** ${words(40)}\n\n- 読[よ]む [b](/)\n- [c](/search?q=水) [d](/exercises/3)`,
      why: 'all markup',
    },
  ])('$why is accepted', ({ answer }) =>
    expect(checkWrittenAnswer(answerWith({ answer }), routes)).toEqual([]),
  );

  test.each([
    { changes: { answer: words(39) }, report: /answer of 39 words/, why: 'too short' },
    { changes: { answer: words(181) }, report: /answer of 181 words/, why: 'too long' },
    { changes: { asks: ['a', 'b'] }, report: /has 2 asks/, why: 'too few wordings of the question' },
    { changes: { answer: `${words(40)} [a](/nowhere)` }, report: /no page at \/nowhere/, why: 'a dead link' },
    { changes: { answer: `${words(40)} [a](https://b)` }, report: /no page at https/, why: 'a foreign link' },
    {
      changes: { answer: `${words(40)} **a` },
      report: /markup that we do not know/,
      why: 'unclosed bold',
    },
    { changes: { answer: `${words(40)}\n# a` }, report: /markup that we do not know/, why: 'a heading' },
    { changes: { answer: `${words(40)} <b>a</b>` }, report: /markup that we do not know/, why: 'HTML' },
  ])('$why is reported', ({ changes, report }) => {
    const reports = checkWrittenAnswer(answerWith({ answer: words(40), ...changes }), routes);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatch(report);
  });
});

test('a wording that finds nothing or another answer', () => {
  const verbs = answerWith({ id: 'verbs', asks: ['động từ là gì', 'nó là gì'], keywords: [['động từ']] });
  const groups = answerWith({
    id: 'groups',
    asks: ['nhóm động từ', 'động từ'],
    keywords: [['nhóm'], ['động từ']],
  });
  expect(checkAsks([verbs, groups])).toEqual([
    'verbs: “nó là gì” finds nothing',
    'verbs: “no la gi” finds nothing',
    'groups: “động từ” finds verbs',
    'groups: “dong tu” finds verbs',
  ]);
});
