import { outcomes, permissions } from './obligation.ts';
import { added, type Form, MIZEN, type Rule, rules } from './rule.ts';

const BEFORE_NAI: readonly Form[] = [...MIZEN, 'shi'];
const NEGATED: readonly Form[] = [...BEFORE_NAI, 'ku'];

/** Negation, and the many ways to say "must". */
export const negationRules: readonly Rule[] = [
  ...rules(['AI'], BEFORE_NAI, 'negative', ...added('ない')),
  // As it is said: わかんない, やんなきゃ.
  ...rules(['AI'], ['mizen5'], 'negative', ['んない', 'ら']),
  ...rules(['plain'], ['mizen5'], 'must', ['んなきゃ', 'ら'], ['んなくちゃ', 'ら'], ['んないと', 'ら']),
  ...rules(['AI'], ['ku'], 'negative', ...added('ない', 'はない', 'もない')),
  ...rules(['plain'], ['ku'], ['negative', 'polite'], ...added('ありません', 'はありません')),
  ...rules(['ta'], ['ku'], ['negative', 'polite'], ...added('ありませんでした', 'はありませんでした')),
  ...rules(['plain'], MIZEN, 'negative', ...added('ぬ'), ['らん', 'ら']),
  ...rules(['plain'], ['VS'], 'negative', ['せぬ', 'する'], ['せん', 'する']),
  ...rules(['plain'], MIZEN, 'without', ...added('ずに', 'ず')),
  ...rules(['plain'], BEFORE_NAI, 'without', ...added('ないで')),
  ...rules(['plain'], ['VS'], 'without', ['せずに', 'する'], ['せず', 'する']),
  ...rules(
    ['plain'],
    BEFORE_NAI,
    ['request', 'negative'],
    ...added('ないでください', 'ないで下さい', 'ないでちょうだい'),
  ),
  ...rules(['V1'], BEFORE_NAI, ['given-favour', 'negative'], ...added('ないでくれる')),
  ...rules(['AI'], BEFORE_NAI, ['want-done', 'negative'], ...added('ないでほしい', 'ないで欲しい')),
  ...rules(['V1'], BEFORE_NAI, ['progressive', 'without'], ...added('ないでいる')),
  ...rules(['plain'], NEGATED, 'must', ...added('なきゃ', 'なくちゃ', 'ないと')),
  ...outcomes(added('なければ', 'なけりゃ', 'なきゃ', 'なくては', 'なくちゃ', 'ないと'), NEGATED, 'must'),
  ...outcomes(added('でなければ', 'でなきゃ', 'じゃなきゃ', 'じゃないと'), ['AN'], 'must'),
  ...permissions(added('なくても', 'なくて'), NEGATED, 'need-not'),
  ...permissions(added('でなくても', 'じゃなくても'), ['AN'], 'need-not'),
];
