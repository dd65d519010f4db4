import type { GradingCase } from './case.ts';
import { wrong, wrongSomehow } from './refuse-rows.ts';

const PINNED = { register: 'pinned' } as const;

/** The author fixes the politeness: the other one is a wrong form. */
export const pinnedRegisterCases: readonly GradingCase[] = [
  ...wrong(
    ['verb-form'],
    [
      ['明日学校へ行きます', '明日学校へ行く', 'plain verb for a polite one', PINNED],
      ['明日学校へ行く', '明日学校へ行きます', 'polite verb for a plain one', PINNED],
      ['昨日映画を見ました', '昨日映画を見た', 'in the past', PINNED],
      ['肉を食べません', '肉を食べない', 'in the negative', PINNED],
      ['今日は暑いです', '今日は暑い', 'an い adjective', PINNED],
      ['妹は学生です', '妹は学生だ', 'a noun', PINNED],
      ['父は先生だ', '父は先生です', 'a noun, the other way round', PINNED],
      ['忙しいですから行きません', '忙しいから行きません', 'before から', PINNED],
    ],
  ),
  ...wrong(['tense'], [['昨日映画を見ました', '昨日映画を見ます', 'the tense keeps its own name', PINNED]]),
  ...wrong(
    ['word-wrong'],
    [['社長は部屋にいらっしゃいます', '社長は部屋にいます', 'a verb of respect is another word', PINNED]],
  ),
];

/** The author's blocked list wins over every rule that would accept. */
export const blockedCases: readonly GradingCase[] = wrongSomehow([
  ['水をください', 'お水をください', 'the free お', { blocked: ['お水をください'] }],
  ['学校へ行きます', '学校に行きます。', 'the free に', { blocked: ['学校に行きます'] }],
  ['明日来ます', '明日来る', 'the free plain form', { blocked: ['明日来る'] }],
  ['私は行きます', '行きます', 'the free drop of 私は', { blocked: ['行きます'], vi: 'Tôi sẽ đi.' }],
  ['(車|自動車)で行きます', '自動車で行きます', 'an option of a choice', { blocked: ['自動車で行きます'] }],
]);

/** The notation allows exactly what it says. */
export const notationCases: readonly GradingCase[] = [
  ...wrong(
    ['particle-wrong'],
    [
      ['学校(に|へ)行きます', '学校で行きます', 'neither of the options'],
      ['[私は]学生です', '私が学生です', 'what is optional is there, but wrong'],
    ],
  ),
  ...wrong(
    ['particle-missing'],
    [
      ['学校(に|へ)行きます', '学校行きます', 'one of the options must be there'],
      ['[昨日]パンを食べました', 'パン食べました', 'outside of what is optional'],
    ],
  ),
  ...wrong(['particle-extra'], [['学校(に|へ)行きます', '学校にへ行きます', 'both options at once']]),
  ...wrong(['word-wrong'], [['(犬|猫)が好きです', '鳥が好きです', 'a word that no option has']]),
  ...wrong(
    ['word-missing'],
    [['{図書館で 友達と}勉強しました', '図書館で勉強しました', 'free order is not optional']],
  ),
  ...wrong(
    ['tense'],
    [
      ['{図書館で 友達と}勉強しました', '友達と図書館で勉強します', 'a mistake next to a free order'],
      [
        '車で行きました',
        '自動車で行きます',
        'nearest to the other answer',
        { accepted: ['自動車で行きました'] },
      ],
    ],
  ),
  ...wrongSomehow([
    ['(電車で行き|バスに乗り)ます', '電車に乗ります', 'halves of two options do not mix'],
    [
      '医者に診てもらいました',
      '病院に診てもらいました',
      'nor do two answers',
      { accepted: ['病院に行きました'] },
    ],
  ]),
];
