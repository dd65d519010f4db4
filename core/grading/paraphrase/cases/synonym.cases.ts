import type { GradingCase } from '../../cases/case.ts';

const right = { verdict: 'correct-with-note', rules: ['synonym'] } as const;
const wrong = { verdict: 'wrong' } as const;

/** Words of content/synonyms that replace each other, and the places where they do not. */
export const synonymCases: readonly GradingCase[] = [
  {
    model: '土曜日の午後、喫茶店で友達に会います。',
    typed: '土曜日の午後、カフェで友達に会います',
    ...right,
    why: 'two words for one place',
  },
  {
    model: '七時に家へ帰ります。',
    typed: '七時に自宅へ帰ります',
    ...right,
    why: 'one’s own home',
  },
  {
    model: '家を買うために、貯金しています。',
    typed: '自宅を買うために、貯金しています',
    ...wrong,
    why: 'a house that is not yet one’s home',
  },
  {
    model: '先生のおかげで、試験に合格しました。',
    typed: '先生のおかげで、試験に受かりました',
    ...right,
    why: 'a verb for a noun with する',
  },
  {
    model: 'この書類に住所を記入してください。',
    typed: 'この書類に住所を書いてください',
    ...right,
    why: 'the general word for the special one',
  },
  {
    model: 'お礼の手紙を書いてください。',
    typed: 'お礼の手紙を記入してください',
    ...wrong,
    why: 'not the special word for the general one',
  },
  {
    model: '明日は用事があるので、会議に出席できません。',
    typed: '明日は用事があるので、会議に出られません',
    ...right,
    why: 'the general word in the form of the special one',
  },
  {
    model: '今は会議の最中なので、電話に出られません。',
    typed: '今は会議の最中なので、電話に出席できません',
    ...wrong,
    why: 'one answers a telephone, but does not attend it',
  },
  {
    model: '宿題を忘れて、先生に怒られました。',
    typed: '宿題を忘れて、先生にしかられました',
    ...right,
    why: 'to be scolded',
  },
  {
    model: 'どうして怒っているんですか。',
    typed: 'どうしてしかっているんですか',
    ...wrong,
    why: 'to be angry is not to scold',
  },
  {
    model: '旅行の間、隣の人に猫の世話を頼みました。',
    typed: '旅行の間、隣の人に猫の世話をお願いしました',
    ...right,
    why: 'the polite word for asking somebody',
  },
  {
    model: '今年もよろしくお願いします。',
    typed: '今年もよろしく頼みます',
    ...wrong,
    why: 'a greeting has its own words',
  },
  {
    model: 'エスカレーターで五階に上がると、左に売り場があります。',
    typed: 'エスカレーターで五階に上がると、左側に売り場があります',
    verdict: 'correct-with-note',
    rules: ['place'],
    why: 'where something is',
  },
  {
    model: '次の角を左に曲がってください。',
    typed: '次の角を左側に曲がってください',
    ...wrong,
    why: 'a direction is not a side',
  },
  {
    model: 'コードを修正したので、もう一度テストしてください。',
    typed: 'コードを直したので、もう一度テストしてください',
    ...right,
    why: 'to correct what is written',
  },
  {
    model: '兄に自転車を直してもらいました。',
    typed: '兄に自転車を修正してもらいました',
    ...wrong,
    why: 'a thing is repaired, not corrected',
  },
];
