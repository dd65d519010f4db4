import type { GradingCase } from './case.ts';
import { almost, wrong, wrongSomehow } from './refuse-rows.ts';

const PINNED = { register: 'pinned' } as const;
const LISTENING = { mode: 'listening' } as const;

/** だ can only be left out at the end of a sentence, and not after nouns. */
export const bareAdjectiveCases: readonly GradingCase[] = [
  ...wrong(
    ['word-missing'],
    [
      ['この町は静かです', 'この町は静か', 'polite is asked for', PINNED],
      ['この町は静かです', 'この町は静か', 'です was said', LISTENING],
      ['この町は静かでした', 'この町は静か', 'the past is not left out'],
      ['この町は静かではありません', 'この町は静か', 'nor is the negative'],
      ['便利ですけど高いです', '便利けど高いです', 'before けど'],
      ['便利だから買います', '便利から買います', 'before から'],
      ['父は医者です', '父は医者', 'a noun in a statement'],
    ],
  ),
  ...wrong(['particle-missing'], [['弟は歌が上手です', '弟は歌上手', 'が, though だ may go']]),
];

export const plainQuestionCases: readonly GradingCase[] = [
  ...wrong(
    ['particle-missing'],
    [
      ['明日も行きますか', '明日も行きます', 'polite and without か: a statement'],
      ['妹は学生ですか', '妹は学生です', 'the same with a noun'],
      ['妹は学生ですか', '妹は学生だ', 'だ asks nothing'],
      ['明日も行くか', '明日も行く', 'plain in the model: its か is part of it'],
      ['荷物を持ちましょうか', '荷物を持とう', 'an offer became a decision'],
      ['これは誰の本ですか', 'これは誰本？', 'の of the owner, in a plain question'],
      ['どこに住んでいますか', 'どこ住んでる？', 'に, in a plain question'],
    ],
  ),
  ...wrong(
    ['word-missing'],
    [
      ['これは誰の本ですか', '誰の本？', 'the topic of the model'],
      ['妹は学生ですか', '妹は学生か', 'か for ですか'],
      ['キムさんも留学生ですか', 'キムさんも留学生', 'a noun that neither word nor mark makes a question'],
      ['試験はいつでしたか', '試験はいつ？', 'the past is not left out'],
    ],
  ),
  ...wrong(['tense'], [['もう食べましたか', 'もう食べる？', 'another tense, in a plain question']]),
  ...wrong(['particle-wrong'], [['明日も行きますか', '明日も行きますの？', 'の after the polite form']]),
  ...wrong(
    ['particle-extra'],
    [
      ['明日も行きます', '明日も行くの？', 'の made a question of a statement'],
      ['明日も行きます', '明日も行きますか', 'か made a question of a statement'],
    ],
  ),
  ...wrongSomehow([
    ['明日も行きますか', '明日も行く？', 'polite is asked for', PINNED],
    ['明日も行きますか', '明日も行く？', 'ますか was said', LISTENING],
    ['明日も行きますか', '明日も行くん？', 'ん needs です'],
    ['どうしたんですか', 'どうしたん？', 'ん needs です, also where the model has it'],
  ]),
];

export const hardlyCases: readonly GradingCase[] = [
  ...wrong(
    ['polarity'],
    [['肉はあまり食べません', '肉はあんまり食べます', 'あんまり needs its negation, too']],
  ),
  ...almost('kana-spelling', [
    ['一週間あまり休みました', '一週間あんまり休みました', 'more than a week: another word'],
    ['肉はあまり食べません', '肉はあんまり食べません', 'あまり was said', LISTENING],
  ]),
  ...wrong(['word-wrong'], [['肉はあまり食べません', '肉はあんなに食べません', 'あんなに is another word']]),
];
