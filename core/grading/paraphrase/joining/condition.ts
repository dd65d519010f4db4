import type { Token } from '../../../japanese/tokens/token.ts';
import { COPULA } from '../../predicate/inflection-class.ts';
import {
  isStative,
  isToldInThePast,
  isWilled,
  mainPredicate,
  restOf,
  vietnameseSays,
} from '../reading/clauses.ts';
import {
  asksWithWord,
  featuresOf,
  isAdjective,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
} from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { adverb, clauseParticle, dependentNoun, inflect, inflectUnit, N, verbLexeme } from '../say.ts';
import {
  type Condition,
  conditionAt,
  type ConditionForm,
  CONDITIONS,
  followsByNature,
  isBeforeGood,
  isCertain,
  isDream,
  isExpected,
  isPresentQuality,
  isTry,
  tellsDiscovery,
  tellsResult,
  tellsWhatWasNot,
  wasUsual,
} from './condition-at.ts';

/**
 * と, ば, たら and なら where they say the same. と never comes before a request, invitation, wish or intention, and ば only after
 * a state or a negation; verb + なら is something else (飲むなら is not 飲んだら).
 */
export const condition: ParaphraseRule = {
  name: 'condition',
  choosesFrom: ['dieu-kien-to', 'dieu-kien-ba', 'dieu-kien-tara', 'dieu-kien-nara'],
  *rewrites(sentence) {
    const found = [...sentence.units.keys()].flatMap((at) => conditionAt(sentence, at) ?? []);
    const rewrites = found.flatMap((one) => otherForms(sentence, one));
    yield* rewrites;
    yield* withoutMoshi(sentence);
    // もし is never said with と, so it can be added only where no と can be.
    const canBeTo = rewrites.some(({ tokens }) => tokens.at(-1)?.surface === 'と');
    if (!canBeTo && found[0]) yield* withMoshi(sentence, found[0]);
  },
};

const POINTS: Readonly<Record<ConditionForm, readonly string[]>> = {
  to: ['dieu-kien-to'],
  ba: ['dieu-kien-ba', 'ba-ii-tara-ii'],
  tara: ['dieu-kien-tara', 'ba-ii-tara-ii'],
  nara: ['dieu-kien-nara'],
};
const PATTERNS: Readonly<Record<ConditionForm, string>> = {
  to: '〜と',
  ba: '〜ば',
  tara: '〜たら',
  nara: '〜なら',
};

function otherForms(sentence: ReadSentence, one: Condition): Rewrite[] {
  const { from, to } = one;
  const said = (tokens: readonly Token[] | null): Rewrite[] =>
    tokens ? [{ from, to, tokens, pattern: patternOf(one), points: POINTS[one.form] }] : [];
  const others = CONDITIONS.filter((form) =>
    form === one.form ? isPoliteTara(one) : mayBe[form](sentence, one),
  );
  return [
    ...others.flatMap((form) => said(formOf(one.predicate, form))),
    ...said(tried(sentence, one)),
    ...ifSo(one).flatMap(said),
  ];
}

/** 行くのなら, 行くんだったら: verb + なら and nothing else. */
function ifSo({ form, predicate }: Condition): (readonly Token[])[] {
  const plain = inflectUnit(predicate, { mood: 'statement', polite: false });
  if (form !== 'nara' || predicate.kind === 'copula' || !plain) return [];
  const [nara, dattara] = [inflect(COPULA, { mood: 'nara' }), inflect(COPULA, { mood: 'tara' })];
  return nara && dattara
    ? [
        [...plain, dependentNoun('の'), ...nara],
        [...plain, N, ...dattara],
      ]
    : [];
}

/** 開けてみると, 開けてみたら: somebody found out by doing it. */
function tried(sentence: ReadSentence, one: Condition): readonly Token[] | null {
  const { predicate, form } = one;
  if (!tellsDiscovery(sentence, one) || wasUsual(sentence) || !isTry(sentence, one)) return null;
  const te = inflectUnit(predicate, { mood: 'te', past: false, polite: false });
  const tokens = conditionOf(inflect(TRY, { mood: form === 'to' ? 'statement' : form }), form);
  return te && tokens && [...te, ...tokens];
}

const TRY = verbLexeme('みる', 'みる', 'ichidan');

/** ありましたら is also said あったら. */
const isPoliteTara = ({ form, predicate }: Condition): boolean =>
  form === 'tara' && featuresOf(predicate)?.polite === true;

function patternOf(one: Condition): string {
  if (!isPoliteTara(one)) return PATTERNS[one.form];
  return one.predicate.kind === 'copula' ? '〜でしたら' : '〜ましたら';
}

const formOf = (predicate: ReadUnit, form: ConditionForm): readonly Token[] | null => {
  const own = inflectUnit(predicate, {
    past: false,
    polite: false,
    mood: form === 'to' ? 'statement' : form,
  });
  return own || form !== 'nara' ? conditionOf(own, form) : plainWithNara(predicate);
};

/** 疲れているなら. */
const plainWithNara = (predicate: ReadUnit): readonly Token[] | null => {
  const plain = inflectUnit(predicate, { past: false, polite: false, mood: 'statement' });
  const nara = inflect(COPULA, { mood: 'nara' });
  return plain && nara && [...plain, ...nara];
};

const conditionOf = (said: readonly Token[] | null, form: ConditionForm): readonly Token[] | null =>
  said && form === 'to' ? [...said, clauseParticle('と')] : said;

const mayBe: Readonly<Record<ConditionForm, (sentence: ReadSentence, one: Condition) => boolean>> = {
  to: mayBeTo,
  ba: mayBeBa,
  tara: mayBeTara,
  nara: mayBeNara,
};

function mayBeTara(sentence: ReadSentence, one: Condition): boolean {
  if (isBeforeGood(sentence, one))
    return isAdvice(sentence, one) || isHope(sentence, one) || isDream(sentence, one);
  if (one.form === 'nara') return one.predicate.kind === 'copula' || isLacking(one) || isSoNow(sentence, one);
  if (one.form === 'ba') return true;
  // 来月にならないと: it will be next month in any case.
  if (isCertain(sentence, one) && featuresOf(one.predicate)?.negative) return false;
  const act = actOf(sentence, one.to);
  const isTold = act === 'statement' || act === 'question';
  if (!isTold || !isToldInThePast(sentence, one.to)) return isTold;
  return tellsDiscovery(sentence, one) && !wasUsual(sentence) && !isCertain(sentence, one);
}

function mayBeBa(sentence: ReadSentence, one: Condition): boolean {
  if (isBeforeGood(sentence, one))
    return (one.form === 'tara' && isAdvice(sentence, one)) || isDream(sentence, one);
  if (one.form === 'nara')
    return one.predicate.kind === 'copula' || isLacking(one) || isPresentQuality(sentence, one);
  if (one.form === 'to') return tellsResult(sentence, one);
  if (isCertain(sentence, one)) return false;
  if (tellsWhatWasNot(sentence, one)) return true;
  if (isToldInThePast(sentence, one.to)) return false;
  if (isStative(one.predicate)) return true;
  // 起きたら、頭が痛いです: what is so anyway is no result.
  const main = mainPredicate(restOf(sentence, one.to)).at(-1);
  return tellsResult(sentence, one) && isVerb(main) && !isExpected(sentence, one);
}

function mayBeTo(sentence: ReadSentence, one: Condition): boolean {
  const { form, predicate } = one;
  const hasMoshi = sentence.units.some((unit) => isWord(unit, 'もし', 'もしも'));
  if (form === 'nara' || hasMoshi || isCertain(sentence, one)) return false;
  if (isBeforeGood(sentence, one))
    return (form === 'tara' && isHope(sentence, one)) || isDream(sentence, one);
  if (form === 'tara' && tellsDiscovery(sentence, one)) return true;
  const isNegative = featuresOf(predicate)?.negative === true && predicate.kind !== 'copula';
  if (isNegative) return tellsResult(sentence, one) && actOf(sentence, one.to) === 'statement';
  const isLikely = !isStative(predicate) || isAdjective(predicate);
  return isLikely && followsByNature(sentence, one);
}

/** 雨だったら and 雨なら; しょうゆがなければ and しょうゆがないなら. Of verbs only those that say what is not there or does not happen. */
function mayBeNara(sentence: ReadSentence, one: Condition): boolean {
  const { form, predicate } = one;
  if (form === 'to' || isBeforeGood(sentence, one) || isToldInThePast(sentence, one.to)) return false;
  if (predicate.kind === 'copula') return !featuresOf(predicate)?.negative;
  return isSoNow(sentence, one) || (form === 'ba' && isLacking(one));
}

/** 疲れていたら and 疲れているなら, 安ければ and 安いなら: how it is now, where the prompt says "if". */
const isSoNow = (sentence: ReadSentence, one: Condition): boolean =>
  (featuresOf(one.predicate)?.aspect === 'progressive' && vietnameseSays(sentence, 'nếu')) ||
  isPresentQuality(sentence, one);

const isLacking = ({ predicate }: Condition): boolean =>
  featuresOf(predicate)?.negative === true &&
  !isAdjective(predicate) &&
  (!isWilled([predicate]) || isFormOf(predicate, '動く', '来る', '出る', '入る'));

/** どうすればいいですか and どうしたらいいですか; 持ってくればよかったです. */
const isAdvice = (sentence: ReadSentence, { form, to }: Condition): boolean => {
  const good = sentence.units[to];
  const isAsked = isParticle(sentence.units[to + 1], 'か') || isParticle(sentence.units[to + 1], 'と');
  if (form === 'to' || !isFormOf(good, 'いい', 'よい', '良い', 'よろしい')) return false;
  return featuresOf(good)?.past === true || (isAsked && asksWithWord(sentence.units));
};

/** 晴れるといいですね and 晴れたらいいですね: what nobody can decide. */
const isHope = (sentence: ReadSentence, { form, predicate, from, to }: Condition): boolean =>
  (form === 'to' || form === 'tara') &&
  isFormOf(sentence.units[to], 'いい', 'よい', '良い') &&
  !featuresOf(sentence.units[to])?.past &&
  !isParticle(sentence.units[to + 1], 'か') &&
  !isWilled([...sentence.units.slice(0, from), predicate]);

function* withoutMoshi({ units }: ReadSentence): Iterable<Rewrite> {
  for (const [at, unit] of units.entries()) {
    const next = units[at + 1];
    if (!isWord(unit, 'もし', 'もしも') || !next) continue;
    yield { from: at, to: at + 2, tokens: next.tokens, pattern: `${unit.text}〜` };
  }
}

function* withMoshi(sentence: ReadSentence, { form, from }: Condition): Iterable<Rewrite> {
  const [first, second] = sentence.units;
  const isSaid = sentence.units.some((unit) => isWord(unit, 'もし', 'もしも'));
  // もし京都なら: なら after a topic is no condition.
  if (!first || isSaid || form === 'to' || form === 'nara' || from === 0 || isParticle(second, 'は')) return;
  if (first.role === 'conjunction' || !vietnameseSays(sentence, 'nếu', 'giả sử', 'lỡ')) return;
  yield { from: 0, to: 1, tokens: [adverb('もし'), ...first.tokens], pattern: PATTERNS[form] };
}
