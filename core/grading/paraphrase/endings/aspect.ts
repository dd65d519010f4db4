import type { Token } from '../../../japanese/tokens/token.ts';
import { joinsClauses, vietnameseSays } from '../reading/clauses.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isWord } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { inflect, inflectUnit, verbLexeme } from '../say.ts';

/**
 * 忘れてしまいました and 忘れました. てしまう can be added to a mishap, to something finished to the end, and where the prompt
 * says "lỡ" or "mất rồi"; it can be left out of a clause, and at the end where the prompt has no such word.
 */
export const aspect: ParaphraseRule = {
  name: 'aspect',
  *rewrites(sentence) {
    const hasOne = sentence.units.some(isShimau);
    for (const [at, unit] of sentence.units.entries()) {
      if (unit.role === 'verb-before-noun' || !isTold(sentence, at)) continue;
      const tokens = withoutShimau(sentence, at, unit);
      if (tokens) yield { ...tokens, pattern: `〜て${shimauText(sentence, at)}`, points: ['te-shimau'] };
      else if (!hasOne) yield* withShimau(sentence, at, unit);
    }
  },
};

const SHIMAU = verbLexeme('しまう', 'しまう', 'godan');

const isShimau = (unit: ReadUnit): boolean =>
  featuresOf(unit)?.aspect === 'finished' || isFormOf(unit, 'しまう', '仕舞う');

/** A statement, or a て that only joins clauses: 片付けてしまってください asks for it to be finished. */
const isTold = (sentence: ReadSentence, at: number): boolean =>
  hasMood(sentence.units[at], 'statement') || joinsClauses(sentence, at) || endsInStem(sentence, at);

/** 遅くなってしまい、申し訳ありません. */
const endsInStem = ({ units }: ReadSentence, at: number): boolean => {
  const [unit, next] = units.slice(at);
  const isJoined = next?.kind === 'word' || next?.kind === 'number';
  return unit !== undefined && isShimau(unit) && featuresOf(unit)?.mood === 'stem' && isJoined;
};

const isPlainForm = (unit: ReadUnit): boolean => {
  const form = featuresOf(unit);
  return form !== null && !form.wish && !form.negative;
};

function withoutShimau(
  sentence: ReadSentence,
  at: number,
  unit: ReadUnit,
): Pick<Rewrite, 'from' | 'to' | 'tokens'> | null {
  const form = featuresOf(unit);
  if (!form || !isPlainForm(unit) || isMeant(sentence, at)) return null;
  if (form.aspect === 'finished') {
    const tokens = inflectUnit(unit, { aspect: 'simple' });
    return tokens && { from: at, to: at + 1, tokens };
  }
  // 盗まれてしまいました, 入れすぎてしまいました: a verb of its own.
  const before = sentence.units[at - 1];
  if (!isShimau(unit) || !before || !hasMood(before, 'te')) return null;
  const { mood, past, polite } = form;
  const tokens = inflectUnit(before, { mood, past, polite });
  return tokens && { from: at - 1, to: at + 1, tokens };
}

/** At the end of the sentence てしまう stays, unless there is a prompt that says nothing of regret or completion. */
const isMeant = (sentence: ReadSentence, at: number): boolean =>
  vietnameseSays(sentence, 'xong') ||
  (at === sentence.units.length - 1 &&
    (sentence.vietnamese === '' || vietnameseSays(sentence, 'lỡ', 'mất', 'trót', 'hết')));

const shimauText = ({ units }: ReadSentence, at: number): string =>
  (units[at]?.text ?? '').replace(/^.*[てで](?=しま|仕舞)/u, '').replace(/^.*(?:ち|じ)ゃ/u, 'しま');

const MISHAPS = new Set(
  (
    '忘れる なくす 失くす 無くす 壊れる 割れる 濡れる ぬれる 遅れる 迷う 間違える 寝坊する 転ぶ 汚れる 破れる 倒れる 亡くなる ' +
    '太る 負ける 失敗する 切れる 遅刻する 乗り遅れる 枯れる 腐る 焦げる こぼれる 折れる 散る けがする 汚染する'
  ).split(' '),
);
/** 敵が倒れました, 嫌なことは忘れました, 差別をなくしました: nobody is sorry. */
const GOOD_RIDDANCE =
  /^(?:敵|相手|犯人|泥棒|悪人|嫌|いや|嫌い|つらい|辛い|悲しい|苦しい|悪い|昔|痛み|悩み|ストレス|差別|戦争|無駄|いじめ|犯罪|問題|ミス|間違い|失敗|不安|心配|疲れ)$/u;
const SUFFERED = ['盗む', '取る', '叱る', '怒る', '踏む', '壊す', '汚す', '降る', '泣く', '汚染する'];
/** 指を切る, 風邪を引く, 財布を落とす. */
const HARMS: Readonly<Record<string, RegExp>> = {
  切る: /^(?:指|手|足)$/u,
  引く: /^風邪$/u,
  ひく: /^風邪$/u,
  落とす: /^(?:財布|お金|鍵|かぎ|スマホ|携帯|パスポート|カード)$/u,
};
const WHOLLY = ['全部', 'すっかり', '全て', 'すべて'];
const FINISHED = ['食べる', '飲む', '読む', '使う', '忘れる', '売れる'];

function* withShimau(sentence: ReadSentence, at: number, unit: ReadUnit): Iterable<Rewrite> {
  const form = featuresOf(unit);
  const hasHappened = form?.past === true || form?.mood === 'te';
  if (!form || !hasHappened || !mayRegret(sentence, at)) return;
  const tokens = form.voice === 'active' ? inflectUnit(unit, { aspect: 'finished' }) : suffered(unit);
  const pattern = form.mood === 'te' ? '〜て' : `〜${form.polite ? 'ました' : 'た'}`;
  if (tokens) yield { from: at, to: at + 1, tokens, pattern };
}

function suffered(unit: ReadUnit): readonly Token[] | null {
  const form = featuresOf(unit);
  const te = inflectUnit(unit, { mood: 'te', past: false, polite: false });
  const shimau = form && inflect(SHIMAU, { mood: form.mood, past: form.past, polite: form.polite });
  return te && shimau && [...te, ...shimau];
}

const REGRETS = ['lỡ', 'trót', 'mất rồi', 'quên mất'];

/** "Xe buýt chạy mất rồi nên tôi về bằng taxi": the last clause is nothing to be sorry about. */
const isRegretEarlier = (sentence: ReadSentence): boolean =>
  vietnameseSays(sentence, `(?:${REGRETS.join('|')})(?!\\p{L}).*(?:,|nên|nhưng|mà|thì).*`);

/** Whether it is something to be sorry about: a mishap, or what the prompt regrets. */
export function mayRegret(sentence: ReadSentence, at: number): boolean {
  const { units } = sentence;
  const unit = units[at];
  if (!unit || !isPlainForm(unit) || featuresOf(unit)?.aspect !== 'simple' || units.some(isShimau))
    return false;
  const word = unit.lexeme?.dictionary ?? '';
  if (unit.meanings.some(({ voice }) => voice === 'passive')) return SUFFERED.includes(word);
  if (featuresOf(unit)?.voice !== 'active') return false;
  const isLast = at === units.length - 1;
  const object = isParticle(units[at - 1], 'を') ? units[at - 2] : undefined;
  if (units.slice(0, at).some(({ text }) => GOOD_RIDDANCE.test(text))) return false;
  return (
    MISHAPS.has(word) ||
    // 目が覚める is a mishap only if something wakes one up.
    (word === '覚める' && vietnameseSays(sentence, 'bị')) ||
    (HARMS[word]?.test(object?.text ?? '') ?? false) ||
    (FINISHED.includes(word) && units.some((one) => isWord(one, ...WHOLLY))) ||
    (isLast && vietnameseSays(sentence, ...REGRETS) && !isRegretEarlier(sentence))
  );
}
