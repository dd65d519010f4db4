import { wordSet } from '../words/word-table.ts';
import { isQuestion } from './noun-kinds.ts';
import { clauseOf } from './phrase-places.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isVerb, isWord } from './read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from './rule.ts';
import { caseParticle, dependentNoun, inflectUnit } from './say.ts';
import { actOf } from './speech-act.ts';

/**
 * 食べた後, 食べた後で, 食べた後に and 食べてから; 終わってから and 終わったら before what is wanted; 洗って and 洗ってから where the
 * Vietnamese says "rồi".
 */
export const after: ParaphraseRule = {
  name: 'time',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* afterDoing(sentence, at);
      yield* sinceDoing(sentence, at);
      yield* oneAfterAnother(sentence, at);
    }
  },
};

const AFTER = dependentNoun('後', 'あと');
/** The particles after 後. */
const OPTIONS = ['', 'で', 'に'] as const;

/** 食べた後で → 食べた後, 食べた後に, 食べてから. 後は and 後の stay. */
function* afterDoing({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [verb, noun, particle, next] = units.slice(at);
  if (!isVerb(verb) || !verb || !featuresOf(verb)?.past || !isWord(noun, '後', 'あと')) return;
  const said = isParticle(particle, 'で', 'に') ? particle?.text : '';
  const follows = said === '' ? particle : next;
  if (!follows || follows.kind === 'copula') return;
  const isAlso = isParticle(follows, 'も');
  if (follows.kind === 'particle' && !isAlso) return;
  const to = at + (said === '' ? 2 : 3);
  const pattern = `〜た後${said}`;
  for (const other of OPTIONS)
    if (other !== said && !isAlso)
      yield {
        from: at + 1,
        to,
        tokens: [AFTER, ...(other === '' ? [] : [caseParticle(other)])],
        pattern,
        points: POINTS,
      };
  const te = inflectUnit(verb, { mood: 'te', past: false });
  if (te && featuresOf(verb)?.aspect === 'simple')
    yield { from: at, to, tokens: [...te, caseParticle('から')], pattern, points: POINTS };
}

const POINTS = ['ato-de'];

/** 食べてから → 食べた後で. Not since: 来てから三年になります. */
function* sinceDoing(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [verb, from, next] = units.slice(at);
  if (
    !isVerb(verb) ||
    !verb ||
    !hasMood(verb, 'te') ||
    !isParticle(from, 'から') ||
    featuresOf(verb)?.negative
  )
    return;
  const isAlso = isParticle(next, 'も');
  if (!next || next.kind === 'copula' || (next.kind === 'particle' && !isAlso) || isSince(sentence, at))
    return;
  const done = inflectUnit(verb, { mood: 'statement', past: true, polite: false });
  if (!done) return;
  const rewrite = (tokens: Rewrite['tokens']): Rewrite => ({
    from: at,
    to: at + 2,
    tokens,
    pattern: '〜てから',
    points: ['te-kara'],
  });
  for (const particle of isAlso ? [''] : OPTIONS)
    yield rewrite([...done, AFTER, ...(particle === '' ? [] : [caseParticle(particle)])]);
  const once = inflectUnit(verb, { mood: 'tara', past: false });
  const isWanted = ['wish', 'intention', 'invitation', 'request'].includes(actOf(sentence, at));
  if (once && isWanted && !isAlso && COMPLETED.has(verb.lexeme?.dictionary ?? '')) yield rewrite(once);
}

/** What is finished or reached: 終わったら is as good as 終わってから. */
const COMPLETED = wordSet('終わる 卒業する 着く 帰る 済む 帰国する 退院する 就職する 届く 決まる');

/** A state or a change that lasts: 来てから三年になる, 来てからずっと住んでいる, 入社してからどのくらいで. */
function isSince(sentence: ReadSentence, at: number): boolean {
  const { units } = sentence;
  const clause = clauseOf(sentence, at + 2);
  const next: ReadUnit | undefined = units[at + 2];
  if (!clause || next?.kind === 'number' || isQuestion(next) || isWord(next, 'ずっと', 'まだ')) return true;
  const core = units[clause.core];
  return (
    featuresOf(core)?.aspect === 'progressive' ||
    isFormOf(core, 'なる', 'たつ', '経つ', '過ぎる') ||
    isFormOf(units[clause.end], 'なる') ||
    !isVerb(core)
  );
}

/** Acts that are done one after the other, on purpose. */
const ACTS = wordSet(`
  洗う 食べる 飲む 読む 書く 見る 聞く 買う 作る 入る 起きる 磨く 着る 履く 脱ぐ 会う する 浴びる 開ける 閉める つける 消す 調べる 勉強する
  掃除する 洗濯する 料理する 散歩する 運動する 予約する 電話する 準備する 切る 焼く 入れる
`);
const THEN = /(?<!\p{L})rồi (?!mới)\p{L}/u;

/** 手を洗って、ご飯を食べます and 手を洗ってから、…. */
function* oneAfterAnother(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, vietnamese } = sentence;
  const [verb, next, later] = units.slice(at);
  const form = featuresOf(verb);
  if (!THEN.test(vietnamese) || !verb || !hasMood(verb, 'te') || form?.negative || form?.aspect !== 'simple')
    return;
  if (!ACTS.has(verb.lexeme?.dictionary ?? '') || form.voice !== 'active') return;
  const hasFrom = isParticle(next, 'から');
  const follows = hasFrom ? later : next;
  const isPhrase =
    follows !== undefined && (follows.kind === 'word' || isFormOf(follows, '寝る', '出かける'));
  const core = units[clauseOf(sentence, at + (hasFrom ? 2 : 1))?.core ?? -1];
  if (!isPhrase || !isVerb(core) || featuresOf(core)?.negative || featuresOf(core)?.voice !== 'active')
    return;
  yield hasFrom
    ? { from: at, to: at + 2, tokens: verb.tokens, pattern: '〜てから', points: ['te-kara'] }
    : {
        from: at,
        to: at + 1,
        tokens: [...verb.tokens, caseParticle('から')],
        pattern: '〜て',
        points: ['te-noi'],
      };
}
