/** The families of paraphrases. Authors switch them off by these names; `contract/texts` says what each one knows. */
export const RULE_NAMES = [
  'explanation', // んです
  'soft-question', // でしょうか
  'wish', // たいと思います
  'obligation', // なければなりません
  'condition', // と, ば, たら, なら
  'reason', // て, ので, から, ため
  'contrast', // けど, のに
  'link', // て and the stem
  'sequence', // てから, た後で
  'benefit', // てくれる, てもらう
  'request', // てください, てもらえますか
  'seeming', // よう, みたい, らしい
  'ability', // ことができる
  'speech', // てく, んない, って
  'dropped-particle',
  'particle', // が and の, に and から, と and に
  'topic', // は after times and places
  'number', // 半, 個, 午後3時
  'honorific',
  'nominal', // の and こと
  'adverb', // とても, time words
  'aspect', // てしまう
  'habit', // ている and る
  'beforehand', // ておく
  'intention', // つもり, ようと思う
  'place', // どこですか, どこにありますか
  'time', // 時, ころ, 後, 前
  'possessor', // 私の, 自分の
  'synonym',
  'set-phrase',
] as const;
export type RuleName = (typeof RULE_NAMES)[number];
