import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** 挨拶をする and 挨拶する. */
export const doingCases: readonly GradingCase[] = [
  ...rightBy('set-phrase', [
    ['必ず挨拶をします。', '必ず挨拶します', 'the noun and する are one verb'],
    ['挨拶をするようにしています。', '挨拶するようにしています', 'before ように'],
    ['一緒に散歩をしましょう。', '一緒に散歩しましょう', 'another form'],
    ['友達と買い物をします。', '友達と買い物します', 'with whom'],
    ['車の修理をしています。', '車を修理しています', 'a thing is repaired'],
    ['部屋の掃除をしました。', '部屋を掃除しました', 'a room is cleaned'],
  ]),
  ...wrongSomehow([
    ['猫の世話をします。', '猫の世話します', 'の needs を'],
    ['大切な話をします。', '大切な話します', 'な needs を'],
    ['テニスをします。', 'テニスします', 'テニスする is not a verb of every dictionary'],
    ['電話を見ます。', '電話見ます', 'only する'],
    ['必ず挨拶をします。', '必ず挨拶にします', 'another particle'],
    ['料理と掃除をします。', '料理と掃除します', 'two things are done'],
    ['間違いをしました。', '間違いしました', 'the form of a verb'],
    ['学校の勉強をします。', '学校を勉強します', 'where, not what'],
    ['大学の研究をしています。', '大学を研究しています', 'where, not what'],
    ['病院の検査をしました。', '病院を検査しました', 'where, not what'],
    ['スーパーの買い物をしました。', 'スーパーを買い物しました', 'where, not what'],
    ['夕飯の買い物をします。', '夕飯を買い物します', 'for what'],
    ['試験の準備をします。', '試験を準備します', 'for what'],
    ['ゼミの発表をしました。', 'ゼミを発表しました', 'where, not what'],
    ['家の手伝いをします。', '家を手伝いします', '手伝う is the verb'],
    ['英語のテストをします。', '英語をテストします', 'not what is tried out'],
    ['明日の準備をします。', '明日を準備します', 'for when'],
  ]),
];
