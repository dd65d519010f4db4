import { expect, test } from 'vitest';
import { checkedNotation, parseNotation, plainText } from './notation.ts';
import { countWordings, firstWordings } from './wordings.ts';

test.each([
  {
    answer: '漢字(A:が|B:を)少し(A:読めます|B:読むことができます)',
    said: ['漢字が少し読めます', '漢字を少し読むことができます'],
    why: 'each particle has its verb',
  },
  {
    answer: '漢字(A:が|B:を)少し(AB:読めます|B:読むことができます)',
    said: ['漢字が少し読めます', '漢字を少し読めます', '漢字を少し読むことができます'],
    why: 'one option goes with both letters',
  },
  {
    answer: '漢字（Ａ：が｜Ｂ：を）（Ａ：読める｜Ｂ：読む）',
    said: ['漢字が読める', '漢字を読む'],
    why: 'a Japanese keyboard types full-width letters',
  },
  {
    answer: '[私は](A:電気が|B:電気を|B:明かりを)(A:つきます|B:つけます)',
    said: [
      '私は電気がつきます',
      '私は電気をつけます',
      '私は明かりをつけます',
      '電気がつきます',
      '電気をつけます',
      '明かりをつけます',
    ],
    why: 'two options of one letter, and a slot that is not tied',
  },
  {
    answer: '(B:を|A:が)(A:あ|B:い)',
    said: ['をい', 'があ'],
    why: 'the plain text follows the first option of the first bracket',
  },
  {
    answer: '漢字(A:が|B:を)(少し|ちょっと)(A:読める|B:読む)',
    said: ['漢字が少し読める', '漢字がちょっと読める', '漢字を少し読む', '漢字をちょっと読む'],
    why: 'a slot between them is free',
  },
  {
    answer: '{漢字(A:が|B:を) 少し}(A:読める|B:読む)',
    said: ['漢字が少し読める', '少し漢字が読める', '漢字を少し読む', '少し漢字を読む'],
    why: 'from inside a free order',
  },
  {
    answer: '[漢字(A:が|B:を)(A:読める|B:読む)ので]行く',
    said: ['漢字が読めるので行く', '漢字を読むので行く', '行く'],
    why: 'both inside one bracket: it is left out once',
  },
  {
    answer: '(A:は|B:が)(A:あ|B:い)(C:に|D:で)(C:う|D:え)',
    said: ['はあにう', 'はあでえ', 'がいにう', 'がいでえ'],
    why: 'two ties',
  },
  {
    answer: '[(A:僕|B:私)は](A:行く|B:行きます)',
    said: ['僕は行く', '行く', '私は行きます', '行きます'],
    why: 'an optional part is tied too',
  },
  {
    answer: 'クラス(A|B)です',
    said: ['クラスAです', 'クラスBです'],
    why: 'a letter without a colon is text',
  },
  { answer: '番組A:ニュース', said: ['番組A:ニュース'], why: 'outside of brackets it is text' },
])('$why: $answer', ({ answer, said }) => {
  const notation = checkedNotation(answer);
  expect(firstWordings(notation, 50)).toEqual(said);
  expect(countWordings(notation, 50)).toBe(said.length);
  expect(plainText(notation)).toBe(said[0]);
});

test.each([
  {
    answer: '漢字(A:が|を)(A:読める|B:読む)',
    problem: 'tie-mixed',
    at: 2,
    why: 'an option without a letter',
  },
  { answer: '漢字(A:が|B:を)読める', problem: 'tie-alone', at: 2, why: 'nothing to tie it to' },
  { answer: '漢字(A:が|B:を)(A:読める|C:読む)', problem: 'tie-alone', at: 2, why: 'B has no verb' },
  { answer: '漢字(A:が)(A:読める|B:読む)', problem: 'tie-alone', at: 2, why: 'a bracket with one option' },
  {
    answer: '(A:は|B:が)(A:あ|B:い|C:う)(A:え|B:お)',
    problem: 'tie-alone',
    at: 0,
    why: 'a letter that the other brackets do not have',
  },
  { answer: '(E:は|F:が)(E:あ|F:い)', problem: 'tie-letters', at: 0, why: 'letters after D' },
  { answer: '漢字(A:|B:を)(A:読める|B:読む)', problem: 'empty-group', at: 2, why: 'a letter and no words' },
  {
    answer: `(A:は|B:が)${'(あ|い)'.repeat(40)}(A:う|B:え)`,
    problem: 'too-many-slots',
    at: 0,
    why: 'every slot between them is needed twice',
  },
])('$why: $answer', ({ answer, problem, at }) => {
  expect(parseNotation(answer)).toEqual({ ok: false, problem, at });
});
