import type { Token } from '../../../japanese/tokens/token.ts';
import type { Features } from '../../predicate/features.ts';
import { wordSet } from '../../words/word-table.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { isHonoured, isMe, isPerson } from '../reading/noun-kinds.ts';
import { type Phrase, phrasesBefore } from '../reading/phrases.ts';
import { featuresOf, hasMood, isFormOf, sentenceEnd, tokensOf } from '../reading/read-sentence.ts';
import { isOfOthers } from '../reading/subject.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, inflect, inflectUnit, KUDASARU, KURERU, topicParticle, verbLexeme } from '../say.ts';

/**
 * The same act told from the other side: 先生に褒められました and 先生が褒めてくれました, 母は私に掃除させました and 母に掃除させられました; and what
 * one does for somebody with or without てあげる.
 */
export const turned: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* praised(sentence, at);
      yield* praising(sentence, at);
      yield* forced(sentence, at);
      yield* forcing(sentence, at);
      yield* withoutGiving(sentence, at);
    }
  },
};

const WELCOME = wordSet('褒める ほめる 誘う 招待する 助ける');
const MORAU = verbLexeme('もらう', 'もらう', 'godan');

/** Told at the end of the sentence, of what has happened. */
function toldForm(sentence: ReadSentence, at: number, to = at + 1): Features | null {
  const form = featuresOf(sentence.units[at]);
  const isTold =
    form?.mood === 'statement' && form.past && !form.negative && !form.wish && form.aspect === 'simple';
  return isTold && to === sentenceEnd(sentence, at) ? form : null;
}

const peopleBefore = (units: readonly ReadUnit[], at: number): Phrase[] =>
  phrasesBefore(units, at).filter(({ noun: who, isInside }) => isPerson(who) && !isInside);

/** Whether the particle's phrase is all that stands before the verb but an object: 先生に発音を. */
const isNearest = (units: readonly ReadUnit[], { particleAt }: Phrase, at: number): boolean =>
  units.slice(particleAt + 1, at).every(({ kind, role }) => kind !== 'predicate' && role !== 'clause-end');

/** 先生に褒められました → 先生が褒めてくれました. */
function* praised(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const verb = units[at];
  const form = toldForm(sentence, at);
  // 褒められる is also ability; beside who praises it is not.
  if (!verb || !form || !verb.meanings.some(({ voice }) => voice === 'passive')) return;
  if (!WELCOME.has(verb.lexeme?.dictionary ?? '')) return;
  const others = peopleBefore(units, at).filter(({ noun: who }) => !isMe(who));
  const [by] = others;
  if (others.length !== 1 || !by || !/^(?:に|から)$/u.test(by.particle) || !isNearest(units, by, at)) return;
  const te = inflectUnit(verb, { voice: 'active', mood: 'te', past: false, polite: false });
  if (!te || isOfOthers(units, at)) return;
  const about = { to: at + 1, pattern: `〜に${verb.text}`, points: ['bi-dong'] };
  const { past, polite } = form;
  const between = tokensOf(units.slice(by.particleAt + 1, at));
  const hasTopic = units.slice(0, by.at).some(isMe);
  for (const gives of isHonoured(by.noun) ? [KURERU, KUDASARU] : [KURERU]) {
    const tokens = inflect(gives, { past, polite });
    // 私は先生が褒めてくれました has two who could act.
    if (tokens && !hasTopic)
      yield { ...about, from: by.particleAt, tokens: [caseParticle('が'), ...between, ...te, ...tokens] };
  }
  const gets = inflect(MORAU, { past, polite });
  if (gets) yield { ...about, from: at, tokens: [...te, ...gets] };
}

/** 先生が褒めてくれました → 先生に褒められました. */
function* praising(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [verb, gives] = units.slice(at);
  const form = toldForm(sentence, at + 1);
  if (!verb || !form || !isFormOf(gives, 'くれる', 'くださる') || !hasMood(verb, 'te')) return;
  if (!WELCOME.has(verb.lexeme?.dictionary ?? '') || featuresOf(verb)?.voice !== 'active') return;
  const people = peopleBefore(units, at);
  const [by] = people;
  if (people.length !== 1 || !by || !/^[はが]$/u.test(by.particle) || isMe(by.noun)) return;
  const { past, polite } = form;
  const tokens = inflectUnit(verb, { voice: 'passive', mood: 'statement', past, polite });
  if (!tokens || !isNearest(units, by, at)) return;
  const between = tokensOf(units.slice(by.particleAt + 1, at));
  yield {
    from: by.particleAt,
    to: at + 2,
    tokens: [caseParticle('に'), ...between, ...tokens],
    pattern: '〜てくれる',
    points: ['te-kureru'],
  };
}

const isForced = (sentence: ReadSentence): boolean => vietnameseSays(sentence, 'bắt', 'ép', 'buộc', 'bắt ép');

/** 母は私に部屋を掃除させました → 母に部屋を掃除させられました. */
function* forced(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const verb = units[at];
  const form = toldForm(sentence, at);
  if (!verb || form?.voice !== 'causative' || !isForced(sentence)) return;
  const people = peopleBefore(units, at);
  const me = people.find(({ noun: who, particle }) => isMe(who) && /^[にを]$/u.test(particle));
  const by = people.find(({ noun: who, particle }) => !isMe(who) && /^[はが]$/u.test(particle));
  if (people.length !== 2 || !me || !by || by.at > me.at || !isNearest(units, by, at)) return;
  const tokens = inflectUnit(verb, { voice: 'causative-passive' });
  const between = units.slice(by.particleAt + 1, at).filter((_, index) => {
    const place = by.particleAt + 1 + index;
    return place !== me.at && place !== me.particleAt;
  });
  if (tokens) yield turnedTo(by, at, [caseParticle('に'), ...tokensOf(between), ...tokens], 'sai-khien');
}

/** 母に部屋を掃除させられました → 母は私に部屋を掃除させました. */
function* forcing(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const verb = units[at];
  const form = toldForm(sentence, at);
  if (!verb || form?.voice !== 'causative-passive' || !isForced(sentence)) return;
  const people = peopleBefore(units, at);
  const [by] = people;
  const hasObject = phrasesBefore(units, at).some(({ particle }) => particle === 'を');
  if (people.length !== 1 || !by || by.particle !== 'に' || isMe(by.noun) || !hasObject) return;
  const tokens = inflectUnit(verb, { voice: 'causative' });
  const between = tokensOf(units.slice(by.particleAt + 1, at));
  const me: readonly Token[] = [
    { surface: '私', reading: 'わたし', pos: '名詞/代名詞/一般', base: '私', conjugation: '' },
    caseParticle('に'),
  ];
  for (const particle of [topicParticle('は'), caseParticle('が')])
    if (tokens && isNearest(units, by, at))
      yield turnedTo(by, at, [particle, ...me, ...between, ...tokens], 'sai-khien-bi-dong');
}

const turnedTo = (by: Phrase, at: number, tokens: readonly Token[], point: string): Rewrite => ({
  from: by.particleAt,
  to: at + 1,
  tokens,
  pattern: point === 'sai-khien' ? '〜（さ）せる' : '〜させられる',
  points: [point],
});

const TO_SOMEBODY = wordSet('教える 貸す 見せる 送る 渡す 紹介する 説明する 電話する 話す');
const AGERU = verbLexeme('あげる', 'あげる', 'ichidan');

/** 友達に日本語を教えてあげました, 友達に日本語を教えました: to whom is said in any case. */
function* withoutGiving(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [verb, gives] = units.slice(at);
  if (!verb || !TO_SOMEBODY.has(verb.lexeme?.dictionary ?? '') || featuresOf(verb)?.voice !== 'active')
    return;
  const to = peopleBefore(units, at).find(({ particle }) => particle === 'に');
  // Without the Vietnamese one cannot tell whether the favour is what is asked for.
  if (!to || isMe(to.noun) || isOfOthers(units, at) || !vietnameseSays(sentence, 'cho', 'giúp')) return;
  const given = hasMood(verb, 'te') && isFormOf(gives, 'あげる') ? toldForm(sentence, at + 1) : null;
  const plain = given && inflectUnit(verb, { mood: 'statement', past: given.past, polite: given.polite });
  if (plain) yield { from: at, to: at + 2, tokens: plain, pattern: '〜てあげる', points: ['te-ageru'] };
  const told = toldForm(sentence, at);
  const te = told && inflectUnit(verb, { mood: 'te', past: false, polite: false });
  const does = told && inflect(AGERU, { past: told.past, polite: told.polite });
  const isFavour = told?.voice === 'active' && !isHonoured(to.noun);
  if (te && does && isFavour) yield { from: at, to: at + 1, tokens: [...te, ...does], pattern: verb.text };
}
