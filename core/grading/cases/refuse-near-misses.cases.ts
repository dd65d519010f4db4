import type { GradingCase } from './case.ts';
import { almost, wrong, wrongSomehow } from './refuse-rows.ts';

/** Answers that the lenient rules must not accept. */
export const nearMissCases: readonly GradingCase[] = [
  ...wrong(
    ['particle-wrong'],
    [
      ['三時に会いましょう', '三時へ会いましょう', 'へ for に only of direction, not of time'],
      ['部屋に猫がいます', '部屋へ猫がいます', 'へ for に only of direction, not of being somewhere'],
      ['妹は医者になりました', '妹は医者へなりました', 'へ for に only of direction, not with なる'],
      ['友達に会います', '友達へ会います', 'へ for に only of direction, not with 会う'],
      [
        '私は学生です',
        '私が学生です',
        '私は may be dropped, but not become 私が',
        { vi: 'Tôi là sinh viên.' },
      ],
      ['今日は寒いですか', '今日は寒いですね', 'ね is free at the end, but not instead of か'],
      ['雨なのに出かけました', '雨なので出かけました', 'although and because share their first kana'],
      ['学校へ行きます', 'gakkou de ikimasu', 'a wrong particle in romaji'],
    ],
  ),
  ...wrong(
    ['word-extra'],
    [
      ['明日学校へ行きます', '明日お学校へ行きます', 'お is free before 水, not before every noun'],
      ['父の車です', '私は父の車です', '"tôi" only says whose father', { vi: 'Đó là xe của bố tôi.' }],
    ],
  ),
  ...wrong(['word-wrong'], [['私は医者です', 'watashi wa kyoushi desu', 'another word in romaji']]),
  ...almost('small-tsu', [['切符を買いました', 'kipu wo kaimashita', 'a slip in romaji']]),
  ...wrongSomehow([
    ['犬が猫を追いかけました', '猫が犬を追いかけました', 'the same words, but who does it to whom'],
    ['兄は妹に本をあげました', '妹は兄に本をあげました', 'the same words, but who gives'],
    ['起きて顔を洗います', '顔を洗って起きます', 'the same actions in the other order'],
    ['行きませんでした', '行きます', 'tense and yes or no in one word'],
    ['五時までに帰ってください', '五時まで帰ってください', 'by five and until five'],
    ['日本へ行ったことがあります', '日本へ行くことがあります', 'have done and sometimes do'],
    ['寝る前に歯を磨きます', '寝た前に歯を磨きます', 'the dictionary form before 前に'],
    ['本を読むのが好きです', '本を読むが好きです', 'の makes a noun of the verb'],
    ['寒くなりました', '寒いになりました', 'く, not に, between an い adjective and なる'],
    ['ここで写真を撮ってはいけません', 'ここで写真を撮ってもいいです', 'must not and may'],
    ['学校へ行きます', '', 'nothing typed'],
    ['学校へ行きます', '。、！？', 'nothing but punctuation'],
    ['学校へ行きます', '学校へ行', 'broken off within a word'],
    ['学校へ行きます', '学校へ行きます学校へ行きます', 'the right answer twice'],
    ['学校へ行きます', 'Tôi đi đến trường.', 'not Japanese', { vi: 'Tôi đi đến trường.' }],
    ['学校へ行きます', '昨日のパンはおいしかった', 'another sentence altogether'],
    ['私は学生です', '私は', 'only what may be left out', { vi: 'Tôi là sinh viên.' }],
  ]),
  ...wrongSomehow([
    ['何も言わずに帰りました', '何も言わなくて帰りました', 'how something is done is ないで or ずに'],
    ['忘れずに来てください', '忘れなくて来てください', 'the same before a request'],
    ['来なくてもいいです', '来ずにもいいです', 'もいい takes only なくて'],
    ['急がなくていいです', '急がずにいいです', 'and so does いい'],
    ['お宅はどちらですか', '宅はどちらですか', 'no word without お'],
    ['お客さんが来ました', '客さんが来ました', 'no word without お'],
    ['私の電話が壊れました', '私のお電話が壊れました', 'nobody honours oneself'],
  ]),
  ...wrongSomehow([
    ['先生、教えていただけますか。', '先生、教えてもらえる？', 'plain speech to a teacher'],
    ['社長、コーヒーを召し上がりますか。', '社長、コーヒーを飲む？', 'plain speech to a superior'],
  ]),
  ...almost('kana-spelling', [
    ['ご主人はお元気ですか', '主人はお元気ですか', 'one’s own husband'],
    ['ご家族はお元気ですか', '家族はお元気ですか', 'the family of somebody who is honoured'],
    ['お手伝いします', '手伝いします', 'keigo needs its お'],
    ['お邪魔します', '邪魔します', 'a greeting'],
  ]),
];
