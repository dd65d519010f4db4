import { wordSet } from '../../words/word-table.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { isCountry, isPlace, isVehicle } from '../reading/noun-kinds.ts';
import { clauseOf, isContrast, topicsBetween } from '../reading/phrase-places.ts';
import { featuresOf, isFormOf, isParticle, isVerb, isWord } from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from '../rule.ts';
import { caseParticle, NO, topicParticle } from '../say.ts';

/** Particles that lead the same way: 公園を散歩する and 公園で散歩する, 部屋を出る and 部屋から出る, 日本の生活 and 日本での生活. */
export const sameWay: ParaphraseRule = {
  name: 'particle',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* wayAt(sentence, at);
      yield* lifeThere(sentence, at);
      yield* nobody(sentence, at);
      yield* upTo(sentence, at);
      yield* usedTo(sentence, at);
    }
  },
};

const swap = ({ units }: ReadSentence, at: number, other: string, point: string): Rewrite => ({
  from: at,
  to: at + 1,
  tokens: [caseParticle(other)],
  pattern: `〜${units[at]?.text}`,
  points: [point],
});

const ROOMS = wordSet('部屋 教室 会議室 建物 店 会場 風呂 お風呂 トイレ 家 うち 車 工場 図書館');

function* wayAt(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [where, particle, next, ni, later] = units.slice(at);
  if (!isPlace(where) && !isVehicle(where)) return;
  const walk = isFormOf(next, '散歩する') || (isWord(next, '散歩') && isFormOf(later ?? ni, 'する'));
  if (walk && isPlace(where) && isParticle(particle, 'を', 'で') && !isCountry(where))
    yield swap(
      sentence,
      at + 1,
      isParticle(particle, 'を') ? 'で' : 'を',
      isParticle(particle, 'を') ? 'o-di-qua' : 'de-noi-chon',
    );
  const leaves =
    ROOMS.has(where?.text ?? '') && isFormOf(next, '出る') && vietnameseSays(sentence, 'ra khỏi', 'rời khỏi');
  const getsOff = isVehicle(where) && isFormOf(next, '降りる') && vietnameseSays(sentence, 'xuống');
  if ((leaves || getsOff) && isParticle(particle, 'を')) yield swap(sentence, at + 1, 'から', 'o-di-qua');
  if ((leaves || getsOff) && isParticle(particle, 'から')) yield swap(sentence, at + 1, 'を', 'kara-made');
}

const LIFE = wordSet('生活 暮らし 仕事 経験 留学 勉強 滞在 思い出');

/** 日本の生活 and 日本での生活, where the Vietnamese says "ở". */
function* lifeThere(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const [where, first, second, third] = sentence.units.slice(at);
  if (!isPlace(where) || !vietnameseSays(sentence, 'ở', 'tại', 'bên')) return;
  if (isParticle(first, 'の') && LIFE.has(second?.text ?? '') && third?.kind === 'particle')
    yield { from: at + 1, to: at + 2, tokens: [caseParticle('で'), NO], pattern: '〜の' };
  if (
    isParticle(first, 'で') &&
    isParticle(second, 'の') &&
    LIFE.has(third?.text ?? '') &&
    !isWord(third, '仕事')
  )
    yield { from: at + 1, to: at + 3, tokens: [NO], pattern: '〜での' };
}

/** 誰にも解けません and 誰も解けません: of what nobody can do. */
function* nobody({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [who, first, second] = units.slice(at);
  const verb = units.slice(at).find((unit) => isVerb(unit));
  const form = featuresOf(verb);
  const cannot =
    form?.negative && (form.voice === 'potential' || isFormOf(verb, '分かる', 'わかる', 'できる', '解ける'));
  // 誰にも褒められません: に is the one who acts.
  const isPassive = verb?.meanings.some(({ voice }) => voice === 'passive');
  if (!isWord(who, '誰', 'だれ') || !cannot || isPassive) return;
  const about = { from: at + 1, pattern: '誰にも' };
  if (isParticle(first, 'に') && isParticle(second, 'も'))
    yield { ...about, to: at + 3, tokens: [topicParticle('も')] };
  if (isParticle(first, 'にも')) yield { ...about, to: at + 2, tokens: [topicParticle('も')] };
}

/** ホテルから空港まで and ホテルから空港までは: of a way that is told. */
function* upTo(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [where, made, next] = units.slice(at);
  if (!isPlace(where) || !isParticle(made, 'まで') || next?.kind === 'particle' || isContrast(sentence))
    return;
  const clause = clauseOf(sentence, at);
  const isWay = units.slice(0, at).some((unit) => isParticle(unit, 'から'));
  const act = actOf(sentence, at);
  if (!isWay || clause?.kind !== 'last' || topicsBetween(units, 0, clause.end).length > 0) return;
  if (made && (act === 'statement' || act === 'question'))
    yield { from: at + 1, to: at + 2, tokens: [...made.tokens, topicParticle('は')], pattern: '〜まで' };
}

/** 日本の生活に慣れましたか and 日本の生活には…. */
function* usedTo(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [what, ni, next] = units.slice(at);
  const clause = clauseOf(sentence, at);
  if (what?.kind !== 'word' || !isParticle(ni, 'に') || next?.kind === 'particle' || !ni) return;
  if (!isFormOf(units[clause?.core ?? -1], '慣れる') || clause?.kind !== 'last' || isContrast(sentence))
    return;
  if (topicsBetween(units, 0, clause.end).length === 0)
    yield { from: at + 1, to: at + 2, tokens: [...ni.tokens, topicParticle('は')], pattern: '〜に' };
}
