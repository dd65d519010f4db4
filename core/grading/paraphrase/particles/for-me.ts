import type { Token } from '../../../japanese/tokens/token.ts';
import { wordSet } from '../../words/word-table.ts';
import { isMe, isPerson } from '../reading/noun-kinds.ts';
import { phraseStart } from '../reading/phrase-places.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isWord, tokensOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle } from '../say.ts';

/** 私に of a favour and 私が of what the speaker made, which go without saying, where the Vietnamese says "tôi". */
export const forMe: ParaphraseRule = {
  name: 'possessor',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* toMe(sentence, at);
      yield* withoutMe(sentence, at);
      yield* byMe(sentence, at);
    }
  },
};

const ME: Token = { surface: '私', reading: 'わたし', pos: '名詞/代名詞/一般', base: '私', conjugation: '' };

/** Somebody gets something by them. */
const TO_SOMEBODY = wordSet('買う 作る 教える 貸す 見せる 送る 説明する 紹介する 話す 選ぶ 書く');
const CALLS = wordSet('電話する 連絡する 知らせる 教える 見せる 貸す 送る 説明する');
const FOR_ME = /(?<!\p{L})(?:cho|tặng|dạy|chỉ|báo) (?:tôi|mình|tớ)(?!\p{L})/iu;

/** The verb of a favour for the speaker: 買って of 買ってくれました, 電話して of 電話してください. */
function isFavour(units: readonly ReadUnit[], verb: number): boolean {
  const [act, help] = units.slice(verb);
  const dictionary = act?.lexeme?.dictionary ?? '';
  if (isFormOf(act, 'くれる', 'くださる') && !hasMood(units[verb - 1], 'te'))
    return featuresOf(act)?.past === true;
  if (!hasMood(act, 'te') || act?.endsSentence) return false;
  if (isFormOf(help, 'くれる') || (isFormOf(help, 'くださる') && featuresOf(help)?.past === true))
    return TO_SOMEBODY.has(dictionary);
  const isCall = CALLS.has(dictionary) || (dictionary === 'かける' && isWord(units[verb - 2], '電話'));
  return isFormOf(help, 'くださる') && isCall;
}

/** 母が傘を買ってくれました and 母が私に傘を買ってくれました: before the object, or right before the verb. */
function* toMe({ units, vietnamese }: ReadSentence, at: number): Iterable<Rewrite> {
  if (!FOR_ME.test(vietnamese) || !isFavour(units, at)) return;
  const hasObject = isParticle(units[at - 1], 'を');
  const from = hasObject ? phraseStart(units, at - 2) : at;
  const before = units[from - 1];
  const isFree =
    before === undefined ||
    before.endsSentence ||
    before.role === 'clause-end' ||
    hasMood(before, 'tara', 'ba') ||
    (isParticle(before, 'が', 'は') && isPerson(units[from - 2])) ||
    before.role === 'time';
  const start =
    units.slice(0, from).findLastIndex(({ role }) => role === 'clause-end' || role === 'predicate') + 1;
  const hasReceiver = units
    .slice(start, at)
    .some(
      (unit, index, said) =>
        isParticle(unit, 'に', 'へ') && (isPerson(said[index - 1]) || isMe(said[index - 1])),
    );
  const first = units[from];
  if (!isFree || hasReceiver || !first) return;
  const pattern = units[at]?.text ?? '';
  const said = [ME, caseParticle('に')];
  yield { from, to: from + 1, tokens: [...said, ...first.tokens], pattern };
  // Joined to the phrase before, so that the verb may be said otherwise too: 私に電話をかけて.
  if (before && !before.endsSentence)
    yield { from: from - 1, to: from, tokens: [...before.tokens, ...said], pattern };
}

/** 母が私に傘を買ってくれました and 母が傘を買ってくれました. */
function* withoutMe({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [me, ni, next] = units.slice(at);
  if (!isWord(me, '私', '僕') || !isParticle(ni, 'に') || !next || isParticle(next)) return;
  const verb = units.findIndex((unit, index) => index > at && unit.role === 'predicate');
  const between = units.slice(at + 2, verb);
  const isPlain = between.every(
    ({ kind, role }) =>
      kind === 'word' || role === 'adjective-before-noun' || role === 'joining' || role === 'case',
  );
  const isGiven = isFormOf(units[verb], 'くれる', 'くださる') || isFormOf(units[verb + 1], 'くれる');
  if (verb === -1 || !isPlain || !isGiven || !isFavour(units, verb)) return;
  if (between.some((unit) => isParticle(unit, 'が', 'に'))) return;
  yield { from: at, to: at + 3, tokens: tokensOf([next]), pattern: '私に' };
}

const MADE = wordSet('撮る 書く 作る 描く 買う 選ぶ');
const BY_ME = /(?<!\p{L})(?:tôi|mình|tớ) (?:đã |tự )*(?:chụp|viết|làm|nấu|vẽ|mua|chọn)(?!\p{L})/iu;

/** これは北海道で撮った写真です and これは私が北海道で撮った写真です. */
function* byMe({ units, vietnamese }: ReadSentence, at: number): Iterable<Rewrite> {
  const [deictic, wa, first] = units.slice(at);
  if (at !== 0 || !isWord(deictic, 'これ', 'それ', 'あれ') || !isParticle(wa, 'は') || !first) return;
  const verb = units.findIndex(({ role }) => role === 'verb-before-noun');
  const [made, what, copula] = units.slice(verb);
  if (verb < 2 || what?.kind !== 'word' || copula?.kind !== 'copula' || !BY_ME.test(vietnamese)) return;
  const form = featuresOf(made);
  const isMade =
    MADE.has(made?.lexeme?.dictionary ?? '') && form?.past && !form.negative && form.voice === 'active';
  const hasOther = units.slice(2, verb).some((unit) => isParticle(unit, 'が', 'は', 'も') || isPerson(unit));
  if (!isMade || hasOther || units.slice(2, verb).some(({ kind }) => kind === 'predicate')) return;
  yield { from: 2, to: 3, tokens: [ME, caseParticle('が'), ...first.tokens], pattern: made?.text ?? '' };
}
