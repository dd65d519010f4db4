import type { GradingCase } from '../../cases/case.ts';
import { neverSaid, saidOtherwise } from './paraphrase-rows.ts';

/** 挨拶をする and 挨拶する. */
export const doingCases: readonly GradingCase[] = [
  ...saidOtherwise('set-phrase', [
    ['必ず挨拶をします。', '必ず挨拶します', 'the noun and する are one verb'],
    ['挨拶をするようにしています。', '挨拶するようにしています', 'before ように'],
    ['一緒に散歩をしましょう。', '一緒に散歩しましょう', 'another form'],
  ]),
  ...neverSaid([
    ['猫の世話をします。', '猫の世話します', 'の needs を'],
    ['大切な話をします。', '大切な話します', 'な needs を'],
    ['テニスをします。', 'テニスします', 'テニスする is not a verb of every dictionary'],
    ['電話を見ます。', '電話見ます', 'only する'],
    ['必ず挨拶をします。', '必ず挨拶にします', 'another particle'],
  ]),
];
