import { wordSet } from '../../words/word-table.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  tokensOf,
} from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import { isOfOthers } from '../reading/subject.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from '../rule.ts';
import { asOne, inflect, inflectUnit, noun, suruLexeme } from '../say.ts';
import { isCourteous } from './courtesy.ts';
import { politeStem } from './polite-stem.ts';

/** 手伝いましょうか and お手伝いしましょうか, ありますか and ありませんか, 忘れずに消してください and 消すのを忘れないでください. */
export const offer: ParaphraseRule = {
  name: 'request',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* offered(sentence, at);
      yield* inStock(sentence, at);
      yield* remembered(sentence, at);
    }
  },
};

/** What one offers to do for the listener. */
const FOR_YOU = wordSet('手伝う 持つ 送る 貸す 見せる 案内する 説明する 取る 運ぶ 調べる');

function* offered(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, freeRegister } = sentence;
  const verb = units[at];
  const form = featuresOf(verb);
  const isOffer = hasMood(verb, 'volitional') && form?.polite === true && isParticle(units[at + 1], 'か');
  if (!verb?.lexeme || !form || !isOffer || isOfOthers(units, at)) return;
  const stem = FOR_YOU.has(verb.lexeme.dictionary) ? politeStem(verb.lexeme) : null;
  const does = inflect(suruLexeme(), form);
  // 持ちましょうか can also be "shall we"; the Vietnamese says who does it.
  if (stem && does && vietnameseSays(sentence, 'để tôi', 'để em', 'để mình', 'tôi', 'em'))
    yield { from: at, to: at + 1, tokens: [asOne([stem, ...does])], pattern: verb.text };
  const isHelp =
    verb.lexeme.dictionary === 'お手伝いする' ||
    (isFormOf(verb, 'する') && isWord(units[at - 1], 'お手伝い'));
  const from = isFormOf(verb, 'する') ? at - 1 : at;
  if (isHelp && freeRegister && !isCourteous(sentence))
    yield {
      from,
      to: at + 1,
      tokens: [noun('手伝いましょう', 'てつだいましょう')],
      pattern: 'お手伝いしましょう',
    };
}

/** もっと大きいのはありませんか and …ありますか: one asks for something in a shop or on the way. */
function* inStock(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const [particle, verb, ka] = sentence.units.slice(at);
  const form = featuresOf(verb);
  if (!isParticle(particle, 'は', 'が') || !isFormOf(verb, 'ある') || !isParticle(ka, 'か') || !verb || !form)
    return;
  const asks = form.polite && !form.past && form.mood === 'statement' && form.aspect === 'simple';
  const isOfThing = !isWord(
    sentence.units[at - 1],
    'こと',
    'つもり',
    'はず',
    'わけ',
    '必要',
    '時間',
    'お時間',
  );
  if (!asks || !isOfThing || !/(?<!\p{L})có(?!\p{L}).*(?<!\p{L})không(?!\p{L})/iu.test(sentence.vietnamese))
    return;
  const other = inflectUnit(verb, { negative: !form.negative });
  if (other) yield { from: at + 1, to: at + 2, tokens: other, pattern: verb.text };
}

/** 電気を消すのを忘れないでください and 忘れずに電気を消してください. */
function* remembered(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [thing, wo, verb, no, second, forget, please] = units.slice(at);
  if (!isParticle(wo, 'を') || !isVerb(verb) || !verb || !isWord(no, 'の') || !isParticle(second, 'を'))
    return;
  const isAsked = isFormOf(forget, '忘れる') && featuresOf(forget)?.negative && isFormOf(please, 'くださる');
  const te = inflectUnit(verb, { mood: 'te', polite: false });
  if (!isAsked || !te || !please || !thing || actOf(sentence, at) !== 'request') return;
  const object = tokensOf(units.slice(at, at + 2));
  const without = noun('忘れずに', 'わすれずに');
  for (const said of [
    [without, ...object],
    [...object, without],
  ])
    yield {
      from: at,
      to: at + 7,
      tokens: [...said, ...te, ...please.tokens],
      pattern: `〜${verb.text}のを忘れないでください`,
    };
}
