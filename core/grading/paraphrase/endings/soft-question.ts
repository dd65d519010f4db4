import type { Token } from '../../../japanese/tokens/token.ts';
import { endingOf, isNaAdjective, vietnameseSays } from '../reading/clauses.ts';
import {
  asksWithWord,
  featuresOf,
  hasMood,
  isAdjective,
  isFormOf,
  isParticle,
  isWord,
  sentenceEnd,
  textOf,
} from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { adverb, inflectUnit } from '../say.ts';

/**
 * いくらですか and いくらでしょうか. でしょうか asks what the listener may not know for sure, so 何を食べますか and お元気ですか, which
 * ask for the listener's own will or feeling, cannot take it.
 */
export const softQuestion: ParaphraseRule = {
  name: 'soft-question',
  *rewrites(sentence) {
    const { units } = sentence;
    for (const [at, unit] of units.entries()) {
      const form = featuresOf(unit);
      if (!form || !isParticle(units[at + 1], 'か') || at + 2 !== sentenceEnd(sentence, at)) continue;
      if (form.mood === 'conjecture' && form.polite) yield* askedDirectly(sentence, at);
      else if (form.mood === 'statement' && form.polite) yield* askedSoftly(sentence, at);
    }
  },
};

const POINTS = ['deshou'];
const MAY_GIVE = ['いただける', '頂ける', 'もらえる', 'くれる', 'くださる'];

function* askedDirectly(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const unit = sentence.units[at];
  const form = featuresOf(unit);
  // 作るべきではないでしょうか gives an opinion; "không biết … không" wonders.
  if (!unit || (unit.kind === 'copula' && form?.negative) || wonders(sentence)) return;
  const to = at + 1;
  const before = sentence.units[at - 1];
  // いただけますでしょうか: です does not follow ます.
  if (before && featuresOf(before)?.polite) {
    yield { from: at - 1, to, tokens: before.tokens, pattern: '〜ますでしょうか', points: POINTS };
    return;
  }
  const pattern = `〜${textOf([unit]).replace(/^.*(?=でしょう)/u, '')}か`;
  const points = POINTS;
  const direct = inflectUnit(unit, { mood: 'statement' });
  if (direct && !isExplained(sentence.units, at)) yield { from: at, to, tokens: direct, pattern, points };
  const [verb, no] = sentence.units.slice(at - 2, at);
  if (!verb || !isWord(no, 'の', 'ん') || !hasMood(verb, 'statement') || featuresOf(verb)?.negative) return;
  const asked = inflectUnit(verb, { polite: true });
  const wider = { pattern: `〜の${pattern.slice(1)}`, points };
  if (direct) yield { from: at, to, tokens: direct, ...wider };
  if (asked) yield { from: at - 2, to, tokens: asked, ...wider };
}

const isExplained = (units: readonly ReadUnit[], at: number): boolean => isWord(units[at - 1], 'の', 'ん');

const wonders = (sentence: ReadSentence): boolean =>
  vietnameseSays(sentence, 'không biết', 'liệu', 'chẳng phải', 'chắc');

function* askedSoftly(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const unit = units[at];
  if (!unit || !mayBeSoft(sentence, at)) return;
  const tokens = withDeshou(unit);
  const pattern = `${endingOf(unit)}か`;
  if (tokens) yield { from: at, to: at + 1, tokens, pattern };
}

/** でしょう as it is: だろうか is no question to somebody else. */
function withDeshou(unit: ReadUnit): readonly Token[] | null {
  const form = featuresOf(unit);
  const isBare = unit.kind === 'copula' && !form?.past && !form?.negative;
  const plain = isBare ? [] : inflectUnit(unit, { polite: false });
  return plain && [...plain, adverb('でしょう')];
}

const BODY = [
  '気分',
  '気持ち',
  '体調',
  '調子',
  '具合',
  '頭',
  '目',
  '耳',
  '喉',
  'のど',
  '胸',
  '体',
  'お腹',
  'おなか',
  '腰',
  '足',
];
/** What the listener feels or wants is not guessed. */
const OWN =
  /^(?:元気|お元気|好き|大好き|嫌い|大嫌い|大丈夫|暇|忙しい|痛い|寒い|暑い|眠い|ほしい|欲しい|うれしい|嬉しい|楽しい|悲しい|怖い|寂しい|得意|苦手|上手|下手|平気|苦しい|辛い|つらい|だるい|かゆい|眠たい|恥ずかしい|懐かしい|羨ましい|うらやましい|悔しい|心配|不安|退屈|幸せ|満足|安心|残念|嫌|いや|気持ちいい|涼しい|暖かい|親しい|幸い|楽|お暇|お忙しい|お好き|お嫌い)$/u;

function mayBeSoft(sentence: ReadSentence, at: number): boolean {
  const { units } = sentence;
  const unit = units[at];
  const form = featuresOf(unit);
  const act = actOf(sentence, at);
  if (!unit || !form || form.wish) return false;
  if (act === 'request') return form.negative && isFormOf(unit, ...MAY_GIVE);
  if (act === 'permission') return isFormOf(unit, 'いい', 'よい', '良い', 'よろしい');
  if (act === 'advice') return isFormOf(unit, 'いい', 'よい', '良い') && asksWithWord(units);
  if (act !== 'question' || form.negative) return false;
  const word = unit.kind === 'copula' ? (units[at - 1]?.text ?? '') : (unit.lexeme?.dictionary ?? '');
  // 気分が悪いですか and お腹がいっぱいですか ask for what the listener feels.
  const isFelt = isParticle(units[at - 1], 'が') && isWord(units[at - 2], ...BODY);
  if (OWN.test(word) || isFelt || isWord(units[at - 1], 'つもり', '予定', 'ん', 'の', 'そう')) return false;
  if (unit.kind === 'copula') return asksWithWord(units) || isNaAdjective(units[at - 1]);
  // 行ったことがありますか asks for what only the listener knows.
  return (
    isAdjective(unit) || (isFormOf(unit, ...THERE_IS) && !form.past && !isWord(units[at - 2], ...THEIRS))
  );
}

/** What only the listener knows: 質問がありますか. */
const THEIRS =
  'こと 時間 お時間 お金 車 家 質問 ご質問 用事 約束 お約束 予定 経験 興味 関心 自信 熱 痛み 食欲 趣味 夢 希望 ご希望 悩み 予約 ご予約'.split(
    ' ',
  );
const THERE_IS = ['ある', 'かかる', '間に合う', '足りる', '要る'];
