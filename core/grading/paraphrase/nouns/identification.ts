import { wordSet } from '../../words/word-table.ts';
import { isPerson, isThing } from '../reading/noun-kinds.ts';
import { topicsBetween } from '../reading/phrase-places.ts';
import { featuresOf, isParticle, isVerb, isWord, sentenceEnd, tokensOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from '../rule.ts';
import { caseParticle, dependentNoun, inflectUnit, noun, topicParticle } from '../say.ts';

/** 原因は〜ことです and 〜ことが原因です; 誰がいますか and いるのは誰ですか; もらいました and もらったものです. */
export const identification: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* cause(sentence, at);
      yield* who(sentence, at);
      yield* origin(sentence, at);
    }
  },
};

/** What it is can be said of them in either order. 趣味は and 夢は stay first. */
const IDENTIFIED = ['原因', '理由', '目的', '問題'];

function* cause(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [what, particle] = units.slice(at);
  const before = units[at - 1];
  if (!isWord(what, ...IDENTIFIED) || !isParticle(particle, 'は') || (before && !before.endsSentence)) return;
  const copula = units.findIndex((unit, index) => index > at && unit.kind === 'copula');
  const named = units[copula - 1];
  const isNamed = isWord(named, 'こと') || (named?.kind === 'word' && isThing(named));
  const inside = units.slice(at + 2, copula);
  if (copula === -1 || !isNamed || featuresOf(units[copula])?.negative) return;
  if (inside.some((unit) => isParticle(unit, 'は') || unit.role === 'clause-end' || unit.endsSentence))
    return;
  yield {
    from: at,
    to: copula,
    tokens: [...tokensOf(inside), caseParticle('が'), ...tokensOf(units.slice(at, at + 1))],
    pattern: `${what?.text}は〜`,
  };
}

/** 台所に誰がいますか and 台所にいるのは誰ですか. */
function* who(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [asked, particle, verb, ka] = units.slice(at);
  const form = featuresOf(verb);
  if (!isWord(asked, '誰', 'だれ') || !isParticle(particle, 'が') || !isVerb(verb) || !form || !verb) return;
  if (!isParticle(ka, 'か') || at + 4 !== sentenceEnd(sentence, at) || form.mood !== 'statement') return;
  if (form.negative || form.wish || topicsBetween(units, 0, at).length > 0) return;
  const plain = inflectUnit(verb, { polite: false });
  if (!plain || !asked) return;
  const is = { surface: 'です', reading: 'です', pos: '助動詞', base: 'です', conjugation: '特殊・デス' };
  yield {
    from: at,
    to: at + 3,
    tokens: [...plain, dependentNoun('の'), topicParticle('は'), ...asked.tokens, is],
    pattern: '誰が〜か',
    points: ['ga-chu-ngu'],
  };
}

/** How one came by a thing. */
const CAME_BY = wordSet('もらう いただく 買う 作る 撮る 書く 描く 借りる');

/** この着物は祖母にもらいました and もらったものです. */
function* origin(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const verb = units[at];
  const form = featuresOf(verb);
  if (!verb || !isVerb(verb) || !CAME_BY.has(verb.lexeme?.dictionary ?? '') || !form?.past) return;
  if (form.negative || form.mood !== 'statement' || form.aspect !== 'simple' || form.voice !== 'active')
    return;
  if (at + 1 !== sentenceEnd(sentence, at)) return;
  const topics = topicsBetween(units, 0, at);
  const [topic = -1] = topics;
  const isGiven =
    isThing(units[topic - 1]) && /^[こそあ]の$/u.test(units[topic - 2]?.text ?? '') && topics.length === 1;
  // 祖母に, デパートで, 父が: it is said where it comes from.
  const isTold = units
    .slice(topic + 1, at)
    .some(
      (unit, index, between) =>
        isParticle(unit, 'に', 'から', 'で') || (isParticle(unit, 'が') && isPerson(between[index - 1])),
    );
  const plain = inflectUnit(verb, { polite: false });
  if (!isGiven || !isTold || !plain || units.slice(topic, at).some((unit) => isParticle(unit, 'を'))) return;
  const is = { surface: 'です', reading: 'です', pos: '助動詞', base: 'です', conjugation: '特殊・デス' };
  yield { from: at, to: at + 1, tokens: [...plain, noun('もの'), is], pattern: verb.text };
}
