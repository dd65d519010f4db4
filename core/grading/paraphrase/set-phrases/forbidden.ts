import type { Lexeme } from '../../predicate/inflection-class.ts';
import { COPULA } from '../../predicate/inflection-class.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { isPlace } from '../reading/noun-kinds.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isWord,
  sentenceEnd,
  textOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from '../rule.ts';
import { caseParticle, inflect, noun, topicParticle, verbLexeme } from '../say.ts';

/** ここでたばこを吸ってはいけません, ここは禁煙です: what a sign says. */
export const forbidden: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* asSign(sentence, at);
      yield* asRule(sentence, at);
    }
  },
};

interface Sign {
  readonly objects: readonly string[];
  readonly verb: Lexeme;
  readonly sign: string;
  readonly reading: string;
}

const SIGNS: readonly Sign[] = [
  {
    objects: ['たばこ', 'タバコ', '煙草'],
    verb: verbLexeme('吸う', 'すう', 'godan'),
    sign: '禁煙',
    reading: 'きんえん',
  },
  {
    objects: ['写真'],
    verb: verbLexeme('撮る', 'とる', 'godan'),
    sign: '撮影禁止',
    reading: 'さつえいきんし',
  },
];

const IKENAI = verbLexeme('いける', 'いける', 'ichidan');
const FORBIDS = ['không được', 'cấm', 'không thể'];

/** で|たばこ|を|吸って|は|いけません. */
function* asSign(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [de, object, o, verb, ha, not] = units.slice(at);
  const to = sentenceEnd(sentence, at);
  const form = featuresOf(not);
  if (!isParticle(de, 'で', 'では') || !isParticle(o, 'を') || !isPlace(units[at - 1])) return;
  if (!hasMood(verb, 'te') || !isParticle(ha, 'は') || !isFormOf(not, 'いける', 'なる') || to !== at + 6)
    return;
  if (!form?.negative || form.past || form.mood !== 'statement' || !vietnameseSays(sentence, ...FORBIDS))
    return;
  const sign = SIGNS.find(
    ({ objects, verb: { dictionary } }) => isWord(object, ...objects) && isFormOf(verb, dictionary),
  );
  const be = inflect(COPULA, { polite: form.polite });
  if (sign && be)
    yield {
      from: at,
      to,
      tokens: [topicParticle('は'), noun(sign.sign, sign.reading), ...be],
      pattern: textOf(units.slice(at + 3, to)),
      points: ['te-wa-ikenai'],
    };
}

/** は|禁煙|です. */
function* asRule(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [ha, word, be] = units.slice(at);
  const form = featuresOf(be);
  const sign = SIGNS.find((one) => one.sign === word?.text);
  if (!sign || !isParticle(ha, 'は') || !isPlace(units[at - 1]) || be?.kind !== 'copula') return;
  if (
    !form ||
    form.negative ||
    form.past ||
    form.mood !== 'statement' ||
    at + 3 !== sentenceEnd(sentence, at)
  )
    return;
  const [object = ''] = sign.objects;
  const te = inflect(sign.verb, { mood: 'te' });
  const not = inflect(IKENAI, { negative: true, polite: form.polite });
  if (te && not)
    yield {
      from: at,
      to: at + 3,
      tokens: [
        caseParticle('で'),
        noun(object, object === '写真' ? 'しゃしん' : object),
        caseParticle('を'),
        ...te,
        topicParticle('は'),
        ...not,
      ],
      pattern: sign.sign,
    };
}
