import type { GradingCase } from './case.ts';

const right = { verdict: 'correct' } as const;
const plain = { verdict: 'correct-with-note', notes: ['use-polite'] } as const;
const polite = { verdict: 'correct-with-note', notes: ['use-plain'] } as const;

/** が, けど, けれど and けれども join the same two clauses. */
export const acceptButCases: readonly GradingCase[] = [
  {
    model: '肉は好きですが、魚は嫌いです。',
    typed: '肉は好きですけど、魚は嫌いです',
    ...right,
    why: 'けど for が',
  },
  {
    model: '肉は好きですが、魚は嫌いです。',
    typed: '肉は好きですけれども、魚は嫌いです',
    ...right,
    why: 'けれども for が',
  },
  { model: '行ったけど、会えなかった。', typed: '行ったが、会えなかった', ...right, why: 'が for けど' },
  { model: '高いけれど、買う。', typed: '高いけど、買う', ...right, why: 'けど for けれど' },
  {
    model: '古いですが、きれいです。',
    typed: '古いけど、きれいです',
    ...plain,
    why: 'けど, and plain before it',
  },
  { model: '聞きたいんですが。', typed: '聞きたいんですけど', ...right, why: 'at the end' },
  {
    model: 'すみませんが、駅はどこですか。',
    typed: 'すみませんけど、駅はどこですか',
    ...right,
    why: 'after すみません',
  },
];

/** から and ので give the same reason; a noun takes だ before から and な before ので. */
export const acceptReasonCases: readonly GradingCase[] = [
  { model: '寒いから、帰ります。', typed: '寒いので、帰ります', ...right, why: 'adjective, ので for から' },
  {
    model: '熱があったので、休みました。',
    typed: '熱があったから、休みました',
    ...right,
    why: 'verb, から for ので',
  },
  {
    model: '静かなので、好きです。',
    typed: '静かだから、好きです',
    ...right,
    why: 'な before ので, だ before から',
  },
  { model: '静かだから、好きです。', typed: '静かなので、好きです', ...right, why: 'the other way' },
  { model: '雨ですから、行きません。', typed: '雨ですので、行きません', ...right, why: 'です before both' },
  {
    model: '雨ですので、行きません。',
    typed: '雨ですから、行きません',
    ...right,
    why: 'です, the other way',
  },
  { model: '雨ですから、行きません。', typed: '雨なので、行きません', ...plain, why: 'ので, and plain' },
  { model: '雨ですので、行きません。', typed: '雨だから、行きません', ...plain, why: 'から, and plain' },
  { model: '雨なので、行きません。', typed: '雨ですから、行きません', ...polite, why: 'から, and polite' },
  {
    model: '雨でしたから、寝ました。',
    typed: '雨だったので、寝ました',
    ...plain,
    why: 'past: だった before both',
  },
  { model: '雨じゃないから、行きます。', typed: '雨じゃないので、行きます', ...right, why: 'negative' },
  {
    model: '雨ですから、行きません。',
    register: 'pinned',
    typed: '雨ですので、行きません',
    ...right,
    why: 'politeness is fixed, the particle is not',
  },
];
