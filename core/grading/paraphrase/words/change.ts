import { wordSet } from '../../words/word-table.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isVerb, textOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { adjectiveLexeme, inflect, inflectLike, verbLexeme } from '../say.ts';

/** A change as a verb or as an adjective with なる: 減りました and 少なくなりました, 高まっています and 高くなっています. */
export const change: ParaphraseRule = {
  name: 'synonym',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) yield* otherChange(sentence, at);
  },
};

const NARU = verbLexeme('なる', 'なる', 'godan');

const CHANGES = [
  { verb: verbLexeme('減る', 'へる', 'godan'), adjective: adjectiveLexeme('少ない', 'すくない') },
  { verb: verbLexeme('増える', 'ふえる', 'ichidan'), adjective: adjectiveLexeme('多い', 'おおい') },
  { verb: verbLexeme('高まる', 'たかまる', 'godan'), adjective: adjectiveLexeme('高い', 'たかい') },
  { verb: verbLexeme('強まる', 'つよまる', 'godan'), adjective: adjectiveLexeme('強い', 'つよい') },
  { verb: verbLexeme('弱まる', 'よわまる', 'godan'), adjective: adjectiveLexeme('弱い', 'よわい') },
  { verb: verbLexeme('深まる', 'ふかまる', 'godan'), adjective: adjectiveLexeme('深い', 'ふかい') },
];

/** What there can be more or less of. 体重 and 熱 go up and down otherwise; 値段 becomes 高い but does not 高まる. */
const AMOUNTS = wordSet(`
  人 子供 子ども 学生 人口 客 観光客 外国人 仕事 ごみ ゴミ 緑 木 鳥 動物 魚 車 店 事故 問題 友達 時間 機会 病気 休み 会員 社員 データ ミス 間違い 雨 水
  若者 お年寄り 高齢者 希望者 参加者
`);
const DEGREES = wordSet('関心 興味 意識 人気 評価 需要 可能性 不安 期待 風 雨 力 関係 理解 絆 愛情 緊張');

function* otherChange({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [first, second] = units.slice(at);
  const particle = units[at - 1];
  // 五キロ減りました, 三人増えました: by how much.
  if (!first || !isParticle(particle, 'が', 'は', 'も')) return;
  for (const { verb, adjective } of CHANGES) {
    const isAmount = verb.dictionary === '減る' || verb.dictionary === '増える';
    if (!(isAmount ? AMOUNTS : DEGREES).has(units[at - 2]?.text ?? '')) continue;
    if (isFormOf(first, verb.dictionary) && isVerb(first)) {
      const adverb = inflect(adjective, { mood: 'adverb' });
      const becomes = mayBecome(first) ? inflectLike(NARU, first) : null;
      if (adverb && becomes)
        yield { from: at, to: at + 1, tokens: [...adverb, ...becomes], pattern: first.text };
    }
    const isBecoming =
      isFormOf(first, adjective.dictionary) && hasMood(first, 'adverb') && isFormOf(second, 'なる');
    const changes = isBecoming && second && mayBecome(second) ? inflectLike(verb, second) : null;
    if (changes) yield { from: at, to: at + 2, tokens: changes, pattern: textOf(units.slice(at, at + 2)) };
  }
}

const mayBecome = (unit: ReadUnit): boolean => {
  const form = featuresOf(unit);
  return form !== null && form.voice === 'active' && !form.wish;
};
