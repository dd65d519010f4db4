import { wordSet } from '../../words/word-table.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { hasQuestionWord } from '../reading/phrases.ts';
import {
  featuresOf,
  hasMood,
  isAdjective,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from '../rule.ts';
import { dependentNoun, inflect, inflectUnit, noun, verbLexeme } from '../say.ts';

/**
 * What has come of something: 絵が掛けてあります and 掛かっています; 食べないことにしています and ようにしています; 勉強すればよかった and 勉強するべきでした; 合格できました and
 * 合格しました after おかげで.
 */
export const outcome: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* leftSo(sentence, at);
      yield* madeRule(sentence, at);
      yield* shouldHave(sentence, at);
      yield* achieved(sentence, at);
      yield* theMore(sentence, at);
      yield* asksToKnow(sentence, at);
    }
  },
};

const LEFT: Readonly<Record<string, ReturnType<typeof verbLexeme>>> = {
  掛ける: verbLexeme('掛かる', 'かかる', 'godan'),
  かける: verbLexeme('かかる', 'かかる', 'godan'),
  開ける: verbLexeme('開く', 'あく', 'godan'),
  閉める: verbLexeme('閉まる', 'しまる', 'godan'),
  つける: verbLexeme('つく', 'つく', 'godan'),
  消す: verbLexeme('消える', 'きえる', 'ichidan'),
  止める: verbLexeme('止まる', 'とまる', 'godan'),
  並べる: verbLexeme('並ぶ', 'ならぶ', 'godan'),
};

/** 絵が掛けてあります → 掛かっています; not the other way, which would say that somebody did it. */
function* leftSo({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [verb, be] = units.slice(at);
  const form = featuresOf(be);
  const lexeme = LEFT[verb?.lexeme?.dictionary ?? ''];
  if (!verb || !lexeme || !hasMood(verb, 'te') || !isFormOf(be, 'ある') || form?.mood !== 'statement') return;
  if (form.negative || !isParticle(units[at - 1], 'が', 'は') || be?.role !== 'predicate') return;
  const tokens = inflect(lexeme, { aspect: 'progressive', past: form.past, polite: form.polite });
  if (tokens) yield { from: at, to: at + 2, tokens, pattern: '〜てある', points: ['te-aru'] };
}

const MIND = verbLexeme('心がける', 'こころがける', 'ichidan');

/** 食べないことにしています, 食べないようにしています, 食べるように心がけています. */
function* madeRule({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [verb, mark, ni, keep] = units.slice(at);
  const [form, kept] = [featuresOf(verb), featuresOf(keep)];
  if (!verb || !isVerb(verb) || form?.past || form?.polite || form?.voice !== 'active' || !keep) return;
  if (!isParticle(ni, 'に') || !isFormOf(keep, 'する') || kept?.aspect !== 'progressive' || kept.negative)
    return;
  const isYou = isWord(mark, 'よう');
  if (!isYou && !isWord(mark, 'こと')) return;
  const pattern = `〜${isYou ? 'ように' : 'ことに'}している`;
  const points = [isYou ? 'you-ni-suru' : 'koto-ni-suru'];
  const other = isYou ? 'こと' : 'よう';
  // 毎日食べるようにしている is an effort; of what is not done both say the same.
  if (form.negative) yield { from: at + 1, to: at + 2, tokens: [dependentNoun(other)], pattern, points };
  const mind = isYou ? inflect(MIND, kept) : null;
  if (mind) yield { from: at + 3, to: at + 4, tokens: mind, pattern, points };
}

/** もっと勉強すればよかったです, するべきでした. */
function* shouldHave({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [verb, good] = units.slice(at);
  const form = featuresOf(verb);
  const said = featuresOf(good);
  if (!verb || !isVerb(verb) || (form?.mood !== 'ba' && form?.mood !== 'tara')) return;
  if (!isFormOf(good, 'いい', 'よい', '良い') || !said?.past || said.negative || said.mood !== 'statement')
    return;
  if (form.negative || form.voice !== 'active' || form.aspect !== 'simple') return;
  const pattern = form.mood === 'ba' ? '〜ばよかった' : '〜たらよかった';
  const about = { from: at, pattern, points: ['ba-ii-tara-ii'] };
  const plain = inflectUnit(verb, { mood: 'statement', polite: false });
  if (plain)
    yield {
      ...about,
      to: at + 2,
      tokens: [...plain, noun('べき'), dependentNoun(said.polite ? 'でした' : 'だった')],
    };
}

const ACHIEVED = wordSet('合格する 卒業する 成功する 就職する 優勝する 入学する 完成する');

/** 先生のおかげで、合格できました, 合格しました. */
function* achieved(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const unit = sentence.units[at];
  const form = featuresOf(unit);
  if (!unit || !ACHIEVED.has(unit.lexeme?.dictionary ?? '') || !form?.past || form.negative || form.wish)
    return;
  if (form.aspect !== 'simple' || form.mood !== 'statement') return;
  const isThanks = sentence.units.slice(0, at).some((one) => isWord(one, 'おかげ', 'お陰'));
  if (!isThanks || vietnameseSays(sentence, 'có thể')) return;
  const isCan = form.voice === 'potential';
  if (!isCan && form.voice !== 'active') return;
  const tokens = inflectUnit(unit, { voice: isCan ? 'active' : 'potential' });
  const points = isCan ? ['the-kha-nang'] : [];
  if (tokens) yield { from: at, to: at + 1, tokens, pattern: isCan ? '〜できる' : '〜する', points };
}

const SENSED = wordSet('面白い おもしろい 楽しい 難しい おいしい 美味しい いい');

/** 読めば読むほど面白くなります, 面白いです. */
function* theMore({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [hodo, quality, become] = units.slice(at);
  const form = featuresOf(become);
  if (hodo?.text !== 'ほど' || !units.slice(0, at).some((unit) => hasMood(unit, 'ba'))) return;
  if (!quality || !isAdjective(quality) || !SENSED.has(quality.lexeme?.dictionary ?? '')) return;
  if (!hasMood(quality, 'adverb') || !isFormOf(become, 'なる') || form?.mood !== 'statement' || form.past)
    return;
  const tokens = quality.lexeme && inflect(quality.lexeme, { polite: form.polite });
  if (tokens && !form.negative)
    yield { from: at + 1, to: at + 3, tokens, pattern: '〜ば〜ほど〜くなる', points: ['ba-hodo'] };
}

const FIND = verbLexeme('分かる', 'わかる', 'godan');
const KNOW = verbLexeme('知る', 'しる', 'godan');

/** どこに住んでいるか知っていますか, 分かりますか. */
function* asksToKnow(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [verb, ka, know, asks] = units.slice(at);
  const form = featuresOf(know);
  if (!verb || !isVerb(verb) || !isParticle(ka, 'か') || !isParticle(asks, 'か') || !form || form.negative)
    return;
  if (at + 4 !== sentenceEnd(sentence, at) || !hasQuestionWord(units.slice(0, at)) || form.past) return;
  const about = { from: at + 2, to: at + 3, pattern: `〜か${know?.text ?? ''}か`, points: ['cau-hoi-long'] };
  const { polite } = form;
  const isKnown = isFormOf(know, '知る') && form.aspect === 'progressive';
  const other = isKnown
    ? inflect(FIND, { polite })
    : isFormOf(know, '分かる', 'わかる') && inflect(KNOW, { polite, aspect: 'progressive' });
  if (other) yield { ...about, tokens: other };
}
