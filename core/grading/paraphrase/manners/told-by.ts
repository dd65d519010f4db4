import type { Token } from '../../../japanese/tokens/token.ts';
import { wordSet } from '../../words/word-table.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { isHonoured, isMe, isPerson, isThing } from '../reading/noun-kinds.ts';
import { type Phrase, phrasesBefore } from '../reading/phrases.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isWord,
  sentenceEnd,
  tokensOf,
} from '../reading/read-sentence.ts';
import { isOfOthers } from '../reading/subject.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import {
  caseParticle,
  inflect,
  inflectUnit,
  joiningParticle,
  KUDASARU,
  KURERU,
  noun,
  quotingParticle,
  topicParticle,
  verbLexeme,
} from '../say.ts';

/**
 * What somebody else has done, told from their side: 医者に飲まないように言われました and 医者は私に飲まないようにと言いました, 弟にケーキを食べられました and
 * 弟がケーキを食べてしまいました, 先生に発音を直されました and 先生が直してくれました where the prompt says "được".
 */
export const toldBy: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* said(sentence, at);
      yield* done(sentence, at);
      yield* helped(sentence, at);
    }
  },
};

const I = noun('私', 'わたし');
const SHIMAU = verbLexeme('しまう', 'しまう', 'godan');
const GETS = [verbLexeme('もらう', 'もらう', 'godan'), verbLexeme('いただく', 'いただく', 'godan')];

interface Suffered {
  /** Who did it. */
  readonly by: Phrase;
  readonly verb: ReadUnit;
  readonly at: number;
  readonly to: number;
  readonly polite: boolean;
}

/** 弟に|ケーキを|食べられました, 食べられて|しまいました: at the end, past, of the speaker. */
function sufferedAt(sentence: ReadSentence, at: number): Suffered | null {
  const { units } = sentence;
  const [verb, more] = units.slice(at);
  const isLong = hasMood(verb, 'te') && isFormOf(more, 'しまう');
  const end = featuresOf(isLong ? more : verb);
  const to = at + (isLong ? 2 : 1);
  if (!verb?.meanings.some(({ voice }) => voice === 'passive') || to !== sentenceEnd(sentence, at))
    return null;
  if (!end?.past || end.negative || end.mood !== 'statement' || isOfOthers(units, at)) return null;
  const people = phrasesBefore(units, at).filter(
    // The order itself stands between: 医者に酒を飲まないように言われた.
    ({ noun: who, isInside, at: place }) => isPerson(who) && (!isInside || place === 0),
  );
  const others = people.filter(({ noun: who }) => !isMe(who));
  const [by] = others;
  if (others.length !== 1 || people.length !== 1 || !by || !/^(?:に|から)$/u.test(by.particle)) return null;
  const isNear = units
    .slice(by.particleAt + 1, at)
    .every(({ endsSentence, role }) => !endsSentence && role !== 'clause-end');
  return isNear ? { by, verb, at, to, polite: end.polite } : null;
}

/** 医者に…ように言われました → 医者は私に…ように[と]言いました. */
function* said(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const found = sufferedAt(sentence, at);
  const mark = units[at - 1];
  if (!found || !isFormOf(found.verb, '言う') || !isParticle(mark, 'に', 'と')) return;
  const isYouni = isParticle(mark, 'に') && isWord(units[at - 2], 'よう');
  if (!isYouni && !isParticle(mark, 'と')) return;
  if (!vietnameseSays(sentence, 'bảo', 'dặn', 'nhắc', 'nói', 'khuyên')) return;
  const told = inflectUnit(found.verb, { voice: 'active' });
  const between = tokensOf(units.slice(found.by.particleAt + 1, at));
  if (!told) return;
  const about = { from: found.by.particleAt, to: found.to, pattern: '〜に言われる', points: ['bi-dong'] };
  for (const particle of [topicParticle('は'), caseParticle('が')])
    for (const me of [[I, caseParticle('に')], []])
      for (const to of isYouni ? [[quotingParticle('と')], []] : [[]])
        yield { ...about, tokens: [particle, ...me, ...between, ...to, ...told] };
}

const TAKEN = wordSet('食べる 飲む 壊す 汚す 捨てる 使う 見る 読む 切る 破る 割る なくす');

/** 弟にケーキを食べられました → 弟が[私の]ケーキを食べてしまいました, where the prompt says "bị". */
function* done(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const found = sufferedAt(sentence, at);
  if (!found || !TAKEN.has(found.verb.lexeme?.dictionary ?? '') || !vietnameseSays(sentence, 'bị')) return;
  const [thing, o] = units.slice(at - 2, at);
  if (!isParticle(o, 'を') || !isThing(thing) || found.by.particleAt + 1 > at - 2) return;
  const te = inflectUnit(found.verb, { voice: 'active', mood: 'te', past: false, polite: false });
  const end = inflect(SHIMAU, { past: true, polite: found.polite });
  if (!te || !end) return;
  const between = tokensOf(units.slice(found.by.particleAt + 1, at));
  const mine: readonly Token[] = [I, joiningParticle('の')];
  const hasOwner = units.slice(found.by.particleAt + 1, at).some((unit) => isParticle(unit, 'の'));
  const about = { from: found.by.particleAt, to: found.to, pattern: '〜に〜られる', points: ['bi-dong'] };
  for (const owner of hasOwner ? [[]] : [[], mine])
    yield { ...about, tokens: [caseParticle('が'), ...owner, ...between, ...te, ...end] };
}

const HELPS = wordSet('直す 訂正する 起こす 紹介する 案内する 手伝う 教える 救う 運ぶ 認める 許す');

/** 先生に発音を直されました → 直してもらいました, 先生が直してくれました; with "bị" it was no help. */
function* helped(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const found = sufferedAt(sentence, at);
  if (!found || !HELPS.has(found.verb.lexeme?.dictionary ?? '')) return;
  if (!vietnameseSays(sentence, 'được') || vietnameseSays(sentence, 'bị') || found.to !== at + 1) return;
  const te = inflectUnit(found.verb, { voice: 'active', mood: 'te', past: false, polite: false });
  if (!te) return;
  const level = isHonoured(found.by.noun) ? 2 : 1;
  const form = { past: true, polite: found.polite };
  const about = { to: found.to, pattern: `〜に${found.verb.text}`, points: ['bi-dong'] };
  for (const gets of GETS.slice(0, level))
    yield { ...about, from: at, tokens: [...te, ...(inflect(gets, form) ?? [])] };
  const between = units.slice(found.by.particleAt + 1, at);
  for (const gives of [KURERU, KUDASARU].slice(0, level))
    for (const owner of between.some((unit) => isParticle(unit, 'の'))
      ? [[]]
      : [[], [I, joiningParticle('の')]])
      yield {
        ...about,
        from: found.by.particleAt,
        tokens: [caseParticle('が'), ...owner, ...tokensOf(between), ...te, ...(inflect(gives, form) ?? [])],
      };
}
