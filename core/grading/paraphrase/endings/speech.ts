import type { Token } from '../../../japanese/tokens/token.ts';
import { PLAIN } from '../../predicate/features.ts';
import type { Lexeme } from '../../predicate/inflection-class.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { isQuestionWord } from '../reading/phrases.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isVerb, sentenceEnd } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { clauseParticle, inflect, inflectUnit, noun, verbLexeme } from '../say.ts';
import { isPotential } from './ability.ts';

/**
 * How people talk: 持ってく, 分かんない, 文句ばっかり, 田中っていう人, 来るって言った, 敬語って何, 食べれる. てる, とく and ちゃう are forms that the judge
 * knows anyway. 持ってきます is 来る, so only the plain forms of 行く are contracted.
 */
export const speech: ParaphraseRule = {
  name: 'speech',
  *rewrites(sentence) {
    if (!sentence.freeRegister) return;
    for (const at of sentence.units.keys()) {
      yield* goingAt(sentence, at);
      yield* notAt(sentence, at);
      yield* onlyAt(sentence, at);
      yield* tteAt(sentence, at);
      yield* canAt(sentence, at);
      yield* rightAt(sentence, at);
    }
  },
};

const IKU = verbLexeme('いく', 'いく', 'godan');
/** The text of a form, with the change that speech makes to it. */
function spoken(tokens: readonly Token[] | null, change: (text: string) => string): Token | null {
  const [surface, reading] = (['surface', 'reading'] as const).map((part) =>
    (tokens ?? []).map((token) => token[part]).join(''),
  );
  const changed = change(surface ?? '');
  return changed === surface ? null : noun(changed, change(reading ?? ''));
}

/** 持って行く → 持ってく, 持って行った → 持ってった. */
function* goingAt({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [te, going] = units.slice(at);
  const form = featuresOf(going);
  if (!te || !isVerb(te) || !hasMood(te, 'te') || featuresOf(te)?.negative) return;
  if (
    !form ||
    !isFormOf(going, '行く', 'いく') ||
    form.voice !== 'active' ||
    form.aspect !== 'simple' ||
    form.wish
  )
    return;
  if (!['statement', 'te', 'tara', 'ba', 'volitional'].includes(form.mood)) return;
  const ending = inflect(IKU, { ...form, polite: false })?.[0]?.surface.slice(1);
  const token = ending === undefined ? null : spoken(te.tokens, (text) => text + ending);
  if (token) yield { from: at, to: at + 2, tokens: [token], pattern: '〜て行く', points: ['te-iku'] };
}

/** 分からない → 分かんない; only ら becomes ん. */
function* notAt({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const unit = units[at];
  const form = featuresOf(unit);
  const isContracted = unit?.lexeme?.inflectionClass === 'godan-る' || form?.voice === 'potential';
  if (!unit || !isContracted || !isVerb(unit) || !form?.negative || form.wish || form.aspect !== 'simple')
    return;
  if (!['statement', 'te'].includes(form.mood) || unit.text.endsWith('ないで')) return;
  const plain = inflectUnit(unit, { polite: false });
  const token = spoken(plain, (text) => text.replace(/らな(?=い$|かった$|くて$)/u, 'んな'));
  if (!token) return;
  const about = { from: at, to: at + 1, pattern: unit.text };
  yield { ...about, tokens: [token] };
  const isEnd = unit.role === 'predicate' && form.mood === 'statement';
  if (isEnd && form.polite)
    yield { ...about, tokens: [noun(`${token.surface}です`, `${token.reading}です`)] };
}

/** 文句ばかり and 文句ばっかり; not 五分ばかり (about), 英語ばかりか (not only), 泣かんばかりに (as if). */
function* onlyAt({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [short, long] = ['ばかり', 'ばっかり'];
  const [before, next] = [units[at - 1], units[at + 1]];
  const unit = units[at];
  if (before?.kind === 'number' || /(?:ん|ぬ|[円人分個年日回度本枚冊])$/u.test(before?.text ?? '')) return;
  if (isParticle(next, 'か', 'に', 'で') || /^(?:か|に|で)/u.test(next?.text ?? '')) return;
  const other = unit?.text === short ? long : short;
  if (unit?.text === short || unit?.text === long)
    yield { from: at, to: at + 1, tokens: [noun(other ?? '')], pattern: unit.text };
}

const SPOKEN_VERBS = [
  '言う',
  'いう',
  '思う',
  '聞く',
  '書く',
  '答える',
  '頼む',
  '考える',
  '呼ぶ',
  '教える',
  '伝える',
];
const TTE = clauseParticle('って');

/** って for と before speech and thought, for という before a noun, and for は of what is asked about. */
function* tteAt(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [unit, next] = units.slice(at);
  const about = { from: at, to: at + 1, pattern: `〜${unit?.text ?? ''}` };
  const isQuoting = unit?.tokens[0]?.pos === '助詞/格助詞/引用';
  // からといって has its own short form, からって.
  const isReason = isParticle(units[at - 1], 'から');
  if (isParticle(unit, 'と') && isQuoting && !isReason && isFormOf(next, ...SPOKEN_VERBS))
    yield { ...about, tokens: [TTE] };
  // 何千という人 and これという理由 are set phrases.
  const isNamed =
    units[at - 1]?.kind !== 'number' && !/^(?:何|これ|それ|いざ)/u.test(units[at - 1]?.text ?? '');
  if (isParticle(unit, 'という') && next?.kind === 'word' && isNamed)
    for (const tokens of [[noun('っていう')], [TTE]]) yield { ...about, tokens, points: ['to-iu-ten-goi'] };
  const end = sentenceEnd(sentence, at);
  const asks = isParticle(units[end - 1], 'か') && next !== undefined && isQuestionWord(next);
  // 山田さんは何を飲みますか asks what somebody does; って asks what something is.
  const isAsked = asks && (units[end - 2]?.kind === 'copula' || isFormOf(units[end - 2], 'ある', 'いる'));
  if (isParticle(unit, 'は') && units[at - 1]?.kind === 'word' && isFirstTopic(units, at) && isAsked)
    yield { ...about, tokens: [TTE] };
}

const isFirstTopic = (units: readonly ReadUnit[], at: number): boolean =>
  !units
    .slice(0, at)
    .some((unit) => isParticle(unit, 'は') || unit.role === 'clause-end' || unit.endsSentence);

/** 食べれる, 来れる: everywhere in speech, but a mistake where the lesson teaches られる. */
function* canAt(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const unit = sentence.units[at];
  const form = featuresOf(unit);
  const isShortened = unit?.lexeme?.inflectionClass === 'ichidan' || unit?.lexeme?.inflectionClass === 'kuru';
  // 忘れれる is hardly said.
  if (!unit?.lexeme || !form || !isShortened || unit.lexeme.root.endsWith('れ')) return;
  // と考えられる: what may be thought, not what somebody can think.
  if (!isPotential(sentence, at) || isParticle(sentence.units[at - 1], 'と')) return;
  const tokens = inflect(asGodan(unit), { ...PLAIN, ...form });
  if (tokens)
    yield { from: at, to: at + 1, tokens, pattern: '〜られる', points: ['the-kha-nang'], neverInFocus: true };
}

/** 食べる inflected like 帰る makes 食べれる. */
function asGodan({ lexeme, tokens }: ReadUnit): Lexeme {
  const isKuru = lexeme?.inflectionClass === 'kuru';
  const root = isKuru ? (tokens[0]?.surface.startsWith('来') ? '来' : 'こ') : (lexeme?.root ?? '');
  const rootReading = isKuru ? 'こ' : (lexeme?.rootReading ?? '');
  return { inflectionClass: 'godan-る', root, rootReading, dictionary: `${root}る` };
}

/** 言ったでしょ asks the listener to agree; a forecast is not said so. */
function* rightAt(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const unit = sentence.units[at];
  const asks = vietnameseSays(sentence, 'sao', 'chứ', 'nhỉ', 'phải không', 'đúng không', 'chẳng phải');
  if (!unit?.text.endsWith('でしょう') || !asks || at + 1 !== sentenceEnd(sentence, at)) return;
  const token = spoken(unit.tokens, (text) => text.replace(/でしょう$/u, 'でしょ'));
  if (token) yield { from: at, to: at + 1, tokens: [token], pattern: '〜でしょう', points: ['deshou'] };
}
