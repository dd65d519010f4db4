import { expect, test } from 'vitest';
import { actOf, type SpeechAct } from '#core/grading/paraphrase/reading/speech-act.ts';
import type { ReadSentence } from '#core/grading/paraphrase/rule.ts';
import { compileAnswer } from '#core/grading/sentence/compile-answer.ts';
import { analyseAnswer } from '#core/japanese/notation/analyse.ts';
import { finish } from '#core/steps.ts';
import { loadTokenizer } from './load-tokenizer.ts';
import { readLexicon } from './prepare-judge.ts';

const [tokenize, lexicon] = await Promise.all([loadTokenizer(), readLexicon()]);

/** The sentence as the rules of paraphrase read it. */
function read(model: string): ReadSentence {
  const seen: ReadSentence[] = [];
  const listener = {
    name: 'explanation' as const,
    rewrites: (sentence: ReadSentence) => {
      seen.push(sentence);
      return [];
    },
  };
  const rules = {
    byRule: true,
    freeRegister: true,
    literally: false,
    addsFirstPerson: false,
    addsSecondPerson: false,
    paraphrases: [listener],
    focus: [],
    vietnamese: '',
  };
  finish(compileAnswer(analyseAnswer(model, tokenize), rules, lexicon));
  const [sentence] = seen;
  if (!sentence) throw new Error('The rules have not been asked');
  return sentence;
}

const cases: readonly { text: string; act: SpeechAct; why: string }[] = [
  { text: '窓を開けてください。', act: 'request', why: 'てください' },
  { text: '早く起きなさい。', act: 'request', why: 'imperative' },
  { text: '電話してね。', act: 'request', why: 'て at the end' },
  { text: '教えてくれませんか。', act: 'request', why: 'てくれませんか' },
  { text: '教えてもらえますか。', act: 'request', why: 'てもらえますか' },
  { text: 'お待ちいただけないでしょうか。', act: 'request', why: 'ていただけないでしょうか' },
  { text: 'お願いします。', act: 'request', why: 'お願いします' },
  { text: '友達が教えてくれました。', act: 'statement', why: 'a favour that was done' },
  { text: 'お金はいつ返してもらえますか。', act: 'question', why: 'asks when, not whether' },
  { text: '一緒に行きませんか。', act: 'invitation', why: 'ませんか' },
  { text: '行きましょう。', act: 'invitation', why: 'ましょう' },
  { text: '昨日行きませんでしたか。', act: 'question', why: 'the past invites nobody' },
  { text: 'ここで写真を撮ってもいいですか。', act: 'permission', why: 'てもいいですか' },
  { text: '入ってはいけません。', act: 'permission', why: 'てはいけません' },
  { text: '休んだほうがいいです。', act: 'advice', why: 'ほうがいい' },
  { text: '先生に聞いたらどうですか。', act: 'advice', why: 'たらどうですか' },
  { text: '日本へ行きたいです。', act: 'wish', why: 'たい' },
  { text: '日本へ行きたいですか。', act: 'question', why: 'たい of the listener' },
  { text: '日本へ行くつもりです。', act: 'intention', why: 'つもり' },
  { text: '日本へ行こうと思っています。', act: 'intention', why: 'ようと思う' },
  { text: '薬を飲まなければなりません。', act: 'obligation', why: 'なければならない' },
  { text: '何を飲みますか。', act: 'question', why: 'か' },
  { text: '雨が降りそうです。', act: 'statement', why: 'a guess' },
];

test.each(cases)('$text: $act, $why', ({ text, act }) => {
  expect(actOf(read(text))).toBe(act);
});
