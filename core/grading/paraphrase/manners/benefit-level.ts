import type { Lexeme } from '../../predicate/inflection-class.ts';
import { wordSet } from '../../words/word-table.ts';
import { isWilled, vietnameseSays } from '../reading/clauses.ts';
import { isHonoured, isMe, isPerson } from '../reading/noun-kinds.ts';
import { phrasesBefore } from '../reading/phrases.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isVerb, sentenceEnd } from '../reading/read-sentence.ts';
import { mayAct, subjectsOf } from '../reading/subject.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { adjectiveLexeme, inflect, inflectUnit, KUDASARU, KURERU, verbLexeme } from '../say.ts';

/**
 * てくださる for てくれる and ていただく for てもらう, up only where the giver is honoured; てほしい for てもらいたい, where somebody can be
 * asked.
 */
export const benefitLevel: ParaphraseRule = {
  name: 'benefit',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* otherLevel(sentence, at);
      yield* otherWish(sentence, at);
      yield* gladForMe(sentence, at);
    }
  },
};

const MORAU = verbLexeme('もらう', 'もらう', 'godan');
const ITADAKU = verbLexeme('いただく', 'いただく', 'godan');
const HOSHII = adjectiveLexeme('ほしい');

const LEVELS: readonly { readonly plain: Lexeme; readonly high: Lexeme; readonly point: string }[] = [
  { plain: KURERU, high: KUDASARU, point: 'te-kureru' },
  { plain: MORAU, high: ITADAKU, point: 'te-morau' },
];
const THANKS = /^(?:ありがと|有り難|感謝|恐れ入|申し訳)/u;

function* otherLevel(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, freeRegister } = sentence;
  const [unit, form] = [units[at], featuresOf(units[at])];
  const verb = units[at - 1];
  const pair = LEVELS.find(({ plain, high }) => isFormOf(unit, plain.dictionary, high.dictionary));
  const isAfterTe = isVerb(verb) && hasMood(verb, 'te');
  if (!pair || !form || !freeRegister || !isAfterTe || form.mood === 'imperative') return;
  // A request has levels of its own.
  if (isParticle(units[sentenceEnd(sentence, at) - 1], 'か') && !form.past) return;
  const isHigh = isFormOf(unit, pair.high.dictionary);
  if (hasMood(unit, 'imperative', 'stem') && pair.high === KUDASARU) return;
  if (!isHigh && !(pair.high === ITADAKU ? isGotFromHonoured(units, at) : isGivenByHonoured(units, at)))
    return;
  if (isHigh && pair.plain === MORAU && THANKS.test(units[at + 1]?.text ?? '')) return;
  const tokens = inflect(isHigh ? pair.plain : pair.high, form);
  const pattern = `〜て${(isHigh ? pair.high : pair.plain).dictionary}`;
  if (tokens) yield { from: at, to: at + 1, tokens, pattern, points: [pair.point] };
}

/** 先生が教えてくれました: who gives is the subject, and the speaker's side receives; not 弟が先生に話してくれました. */
const isGivenByHonoured = (units: readonly ReadUnit[], at: number): boolean => {
  const giver = subjectsOf(units, at - 1).find(({ noun, particle }) => particle === 'が' || mayAct(noun));
  return giver !== undefined && isHonoured(giver.noun);
};

/** 先生に教えてもらいました: who gives has に; not 部長が社員に作ってもらいました. */
const isGotFromHonoured = (units: readonly ReadUnit[], at: number): boolean => {
  const receiver = subjectsOf(units, at - 1).find(({ noun }) => mayAct(noun));
  const [giver, ...others] = phrasesBefore(units, at - 1).filter(
    ({ noun, particle, isInside }) => isPerson(noun) && particle === 'に' && !isInside,
  );
  const isOurs = !receiver || isMe(receiver.noun) || OUR_SIDE.test(receiver.noun.text);
  return isOurs && giver !== undefined && others.length === 0 && isHonoured(giver.noun);
};

const OUR_SIDE = /^(?:父|母|兄|姉|弟|妹|息子|娘|家族|両親|妻|夫|主人|子供|子ども)$/u;

/** Nobody can be asked for these: 春になってほしい, 長生きしてほしい. */
const BY_ITSELF = wordSet(`
  降る やむ 止む 晴れる 咲く 治る 始まる 終わる 上がる 下がる 増える 減る 続く ある いる 生きる 長生きする 育つ 合格する 勝つ 喜ぶ 幸せ 成功する 成長する 笑う
  生まれる 眠る 寝る
`);

function* otherWish({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [unit, form] = [units[at], featuresOf(units[at])];
  const verb = units[at - 1];
  if (!form || !isVerb(verb) || !hasMood(verb, 'te')) return;
  if (!verb || BY_ITSELF.has(verb.lexeme?.dictionary ?? '') || !isWilled([verb])) return;
  const isWanted = isFormOf(unit, 'ほしい', '欲しい');
  if (!isWanted && !(isFormOf(unit, 'もらう', 'いただく') && form.wish)) return;
  const phrases = phrasesBefore(units, at - 1);
  if (phrases.some(({ particle, isInside }) => particle === 'が' && !isInside)) return;
  const about = {
    from: at,
    to: at + 1,
    pattern: isWanted ? '〜てほしい' : `〜て${unit?.text}`,
    points: ['te-hoshii'],
  };
  const isHonouredGiver = phrases.some(({ noun, particle }) => isHonoured(noun) && particle === 'に');
  const words = isWanted ? [MORAU, ...(isHonouredGiver ? [ITADAKU] : [])] : [HOSHII];
  for (const word of words) {
    const tokens = inflect(word, { ...form, wish: isWanted });
    if (tokens) yield { ...about, tokens };
  }
}

/** 妻が喜んだので, 妻が喜んでくれたので: somebody is glad about what the speaker did. */
function* gladForMe(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [unit, next] = units.slice(at);
  const form = featuresOf(unit);
  if (!unit || !form || !isFormOf(unit, '喜ぶ') || form.aspect !== 'simple' || form.negative) return;
  const [who] = subjectsOf(units, at);
  if (!who || !isPerson(who.noun) || isMe(who.noun) || !vietnameseSays(sentence, 'tôi', 'em', 'mình')) return;
  const point = { points: ['te-kureru'] };
  const given = featuresOf(next);
  if (form.mood === 'te' && isFormOf(next, 'くれる') && given?.past) {
    const plain = inflectUnit(unit, given);
    if (plain) yield { from: at, to: at + 2, tokens: plain, pattern: '〜てくれる', ...point };
  }
  const te = form.mood === 'statement' && form.past ? inflectUnit(unit, TE) : null;
  const kureta = inflect(KURERU, form);
  if (te && kureta) yield { from: at, to: at + 1, tokens: [...te, ...kureta], pattern: unit.text };
}

const TE = { mood: 'te', past: false, polite: false } as const;
