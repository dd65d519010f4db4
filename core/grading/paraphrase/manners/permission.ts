import type { Token } from '../../../japanese/tokens/token.ts';
import type { Features } from '../../predicate/features.ts';
import { COPULA, type Lexeme } from '../../predicate/inflection-class.ts';
import { isWilled } from '../reading/clauses.ts';
import { isMe, isPerson } from '../reading/noun-kinds.ts';
import { hasQuestionWord, phrasesBefore } from '../reading/phrases.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
  textOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import {
  adjectiveLexeme,
  finalParticle,
  inflect,
  inflectUnit,
  naAdjective,
  topicParticle,
  verbLexeme,
} from '../say.ts';

/**
 * 座ってもいいですか, 座ってもよろしいですか, 座っても大丈夫ですか, 座ってもかまいませんか. Only a question says よろしい: who gives leave
 * says いい. 座らせてください asks for the same leave if nobody else is made to act.
 */
export const permission: ParaphraseRule = {
  name: 'request',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      const found = permissionAt(sentence, at);
      if (found) yield* otherLeaves(sentence, found);
      yield* leaveForCausative(sentence, at);
      yield* withoutMo(sentence, at);
    }
  },
};

interface Permission {
  readonly verb: ReadUnit;
  /** も, or いい where も is left out. */
  readonly from: number;
  readonly to: number;
  readonly isQuestion: boolean;
  readonly form: Features;
}

const GOOD: Lexeme = { inflectionClass: 'adjective-いい', root: '', rootReading: '', dictionary: 'いい' };
const GOOD_POLITELY = adjectiveLexeme('よろしい');
const MIND = verbLexeme('かまう', 'かまう', 'godan');

function permissionAt(sentence: ReadSentence, at: number): Permission | null {
  const { units } = sentence;
  const verb = units[at];
  if (verb?.kind !== 'predicate' || !hasMood(verb, 'te') || verb.text.endsWith('ないで')) return null;
  const hasMo = isParticle(units[at + 1], 'も');
  if (!hasMo && !(isVerb(verb) && isAct(verb))) return null;
  const good = at + (hasMo ? 2 : 1);
  const word = units[good];
  const isFine = isWord(word, '大丈夫');
  const form = featuresOf(units[isFine ? good + 1 : good]);
  const minds = isFormOf(word, 'かまう', '構う') && form?.negative === true;
  if (!hasMo && !isFormOf(word, 'いい')) return null;
  if (!isFine && !minds && !isFormOf(word, 'いい', 'よい', '良い', 'よろしい')) return null;
  if (!form?.polite || form.past || (form.negative && !minds) || form.mood !== 'statement')
    if (form?.mood !== 'conjecture') return null;
  const last = good + (isFine ? 2 : 1);
  const isQuestion = isParticle(units[last], 'か');
  const to = isQuestion ? last + 1 : last;
  return to === sentenceEnd(sentence, at) ? { verb, from: at + 1, to, isQuestion, form } : null;
}

function* otherLeaves(sentence: ReadSentence, found: Permission): Iterable<Rewrite> {
  const { verb, from, to, isQuestion } = found;
  const text = textOf(sentence.units.slice(from, to));
  const isNegative = featuresOf(verb)?.negative === true;
  const pattern = `〜${isNegative ? 'なくて' : 'て'}${text}`;
  const points = [isNegative ? 'nakute-mo-ii' : 'te-mo-ii'];
  for (const leave of leaves(isQuestion)) {
    // 高くていいです says that cheap is not wanted; only after a verb can も be left out.
    // 買わなくて大丈夫です is said as well.
    const mayLackMo =
      isVerb(verb) && isAct(verb) && (leave.mayLackMo || (isNegative && !isQuestion && leave.isFine));
    // どこに座ってもいい is anywhere, どこに座っていいですか asks where: も stays as it is.
    const isFixed = hasQuestionWord(sentence.units.slice(0, from));
    const hasMo = isParticle(sentence.units[from], 'も');
    const withMo = !isFixed || hasMo ? [[topicParticle('も')]] : [];
    const heads = mayLackMo && !(isFixed && hasMo) ? [...withMo, []] : withMo;
    for (const head of heads) yield { from, to, tokens: [...head, ...leave.tokens], pattern, points };
  }
}

/** 海が見えていい and 話せていい praise what is so; leave is given to act. */
const isAct = (verb: ReadUnit): boolean =>
  featuresOf(verb)?.voice === 'active' && featuresOf(verb)?.aspect === 'simple' && isWilled([verb]);

interface Leave {
  readonly tokens: readonly Token[];
  readonly mayLackMo: boolean;
  /** 大丈夫です. */
  readonly isFine?: true;
}

function leaves(isQuestion: boolean): Leave[] {
  const polite = { polite: true };
  const fine = [naAdjective('大丈夫', 'だいじょうぶ'), ...(inflect(COPULA, polite) ?? [])];
  const said: Leave[] = [
    { tokens: inflect(GOOD, polite) ?? [], mayLackMo: true },
    { tokens: fine, mayLackMo: false, isFine: true },
    { tokens: inflect(MIND, { ...polite, negative: true }) ?? [], mayLackMo: false },
  ];
  if (!isQuestion) return said;
  const asked = said.map(({ tokens, mayLackMo }) => ({
    tokens: [...tokens, finalParticle('か')],
    mayLackMo,
  }));
  // よろしい alone is no question: its ですか is fixed.
  const politely = ['ですか', 'でしょうか'].map((ending) => ({
    tokens: [...(inflect(GOOD_POLITELY) ?? []), finalParticle(ending)],
    mayLackMo: true,
  }));
  const doubted = { tokens: [...(inflect(GOOD) ?? []), finalParticle('でしょうか')], mayLackMo: true };
  return [...asked, ...politely, doubted];
}

/** 決めていいかどうか: inside a sentence too, も is often left out after a verb. */
function* withoutMo({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [verb, mo, good] = units.slice(at);
  if (!verb || !isVerb(verb) || !hasMood(verb, 'te') || verb.text.endsWith('ないで')) return;
  if (!isParticle(mo, 'も') || !isFormOf(good, 'いい', 'よい', '良い') || !isAct(verb)) return;
  if (hasQuestionWord(units.slice(0, at)) || isWord(units[at + 3], 'よう')) return;
  const points = [featuresOf(verb)?.negative ? 'nakute-mo-ii' : 'te-mo-ii'];
  yield { from: at, to: at + 2, tokens: verb.tokens, pattern: '〜てもいい', points };
}

/** The speaker is the one who acts: "cho tôi nghỉ". */
const LET_ME = /(?<!\p{L})cho (?:phép )?(?:tôi|em|con|cháu|mình|chúng tôi|chúng em)(?!\p{L})/iu;

/** 休ませていただけませんか asks to rest, as 休んでもいいですか does. */
function* leaveForCausative(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, vietnamese } = sentence;
  const [verb, word] = units.slice(at);
  const isCausative = featuresOf(verb)?.voice === 'causative' && hasMood(verb, 'te');
  if (!verb || !word || !isCausative || !LET_ME.test(vietnamese)) return;
  const to = sentenceEnd(sentence, at);
  const asks =
    isFormOf(word, 'いただける', 'もらえる', 'くれる', 'くださる') &&
    /[いか]$/u.test(textOf(units.slice(at, to)));
  const others = phrasesBefore(units, at).some(
    ({ noun, particle }) => isPerson(noun) && !isMe(noun) && /^[をにがは]$/u.test(particle),
  );
  const te = inflectUnit(verb, { voice: 'active' });
  if (!asks || others || !te || to > at + 3) return;
  const pattern = `〜（さ）せて${textOf(units.slice(at + 1, to))}`;
  for (const { tokens } of leaves(true))
    yield {
      from: at,
      to,
      tokens: [...te, topicParticle('も'), ...tokens],
      pattern,
      points: ['sasete-kudasai'],
    };
}
