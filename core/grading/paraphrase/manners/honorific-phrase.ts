import { COPULA, type Lexeme } from '../../predicate/inflection-class.ts';
import { wordSet } from '../../words/word-table.ts';
import { isHonoured, isMe, isPerson, isPlace } from '../reading/noun-kinds.ts';
import { phrasesBefore } from '../reading/phrases.ts';
import { featuresOf, isFormOf, isParticle, isWord, sentenceEnd, textOf } from '../reading/read-sentence.ts';
import { mayAct, subjectsOf } from '../reading/subject.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { asOne, honorificLexeme, inflect, noun, quotingParticle, suruLexeme, verbLexeme } from '../say.ts';
import { isCourteous } from './courtesy.ts';
import { politeStem } from './polite-stem.ts';

/**
 * Set phrases at another level: ございます and あります, ミンです and ミンと申します, します and いたします, どう and
 * いかが.
 */
export const honorificPhrase: ParaphraseRule = {
  name: 'honorific',
  *rewrites(sentence) {
    // Where the tone is courteous, both levels are polite.
    if (!sentence.freeRegister && !isCourteous(sentence)) return;
    for (const at of sentence.units.keys()) {
      yield* beingAt(sentence, at);
      yield* nameAt(sentence, at);
      yield* doingAt(sentence, at);
      yield* questionWordAt(sentence, at);
    }
  },
};

const ARU: Lexeme = { inflectionClass: 'godan-ある', root: '', rootReading: '', dictionary: 'ある' };
const GOZARU = honorificLexeme('ござる');
const DESU = inflect(COPULA, { polite: true }) ?? [];
const BE_POLITELY = noun('でございます');

/** ございます and あります, でございます and です. Nobody says ございます of people. */
function* beingAt({ units, vietnamese }: ReadSentence, at: number): Iterable<Rewrite> {
  const unit = units[at];
  const form = featuresOf(unit);
  if (form?.mood === 'te' && unit?.text === 'で' && textOf(units.slice(at + 1)).startsWith('ございます'))
    yield { from: at, to: at + 3, tokens: DESU, pattern: '〜でございます' };
  if (unit?.text === 'で' && units[at + 1]?.text === 'いらっしゃいます')
    yield { from: at, to: at + 2, tokens: DESU, pattern: '〜でいらっしゃいます' };
  if (!form || !['statement', 'tara', 'ba'].includes(form.mood)) return;
  const isHigh = isFormOf(unit, 'ござる');
  if (!isHigh && !(isFormOf(unit, 'ある') && form.polite && isCourteous({ vietnamese }))) return;
  if (isWord(units[at - 1], '申し訳')) return;
  const tokens = inflect(isHigh ? ARU : GOZARU, form);
  if (tokens) yield { from: at, to: at + 1, tokens, pattern: isHigh ? 'ございます' : 'あります' };
}

const I_AM =
  /(?<!\p{L})(?:tên (?:tôi |em |mình |cháu )?là|(?:tôi|em|mình|cháu|con) (?:tên )?là|tên là)(?!\p{L})/iu;

/** ミンです, ミンと申します, ミンといいます: who one is, not what. 田中さん is never oneself. */
function* nameAt(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, vietnamese } = sentence;
  const name = units[at - 1];
  const end = sentenceEnd(sentence, at);
  const isName = name?.tokens.some(
    ({ pos, surface }) => pos.includes('固有名詞') || /^[\p{sc=Katakana}ー]+$/u.test(surface),
  );
  if (!name || !isName || units.some((unit) => isWord(unit, '名前'))) return;
  const [unit, next] = units.slice(at);
  const isQuoted =
    isParticle(unit, 'と') && isFormOf(next, '申す', 'いう', '言う') && featuresOf(next)?.polite === true;
  const isBe =
    unit?.kind === 'copula' && (unit.text === 'です' || textOf(units.slice(at, at + 3)) === 'でございます');
  const to = isQuoted ? at + 2 : isBe ? at + (unit.text === 'です' ? 1 : 3) : end + 1;
  if (to !== end || (isBe && !isMyName(units, at, vietnamese))) return;
  const called = [verbLexeme('申す', 'もうす', 'godan'), verbLexeme('いう', 'いう', 'godan')];
  const about = { from: at, to, pattern: `〜${textOf(units.slice(at, to))}` };
  for (const verb of called)
    yield { ...about, tokens: [quotingParticle('と'), ...(inflect(verb, { polite: true }) ?? [])] };
  yield { ...about, tokens: DESU };
  yield { ...about, tokens: [BE_POLITELY] };
}

/** ベトナムです is where one comes from. */
const isMyName = (units: readonly ReadUnit[], at: number, vietnamese: string): boolean =>
  (units.some(({ text }) => /^(?:はじめまして|初めまして)$/u.test(text)) || I_AM.test(vietnamese)) &&
  !units[at - 1]?.tokens.some(({ pos }) => pos.includes('固有名詞/地域')) &&
  !phrasesBefore(units, at).some(({ noun: who, particle }) => /^[はが]$/u.test(particle) && !isMe(who));

const ITASU = verbLexeme('いたす', 'いたす', 'godan');
const MOSHIAGERU = verbLexeme('申し上げる', 'もうしあげる', 'ichidan');
const DONE_HUMBLY = wordSet('お願い 失礼 連絡 案内 説明 紹介 報告 用意 準備 確認 相談 返事 電話 返信');

/** ご確認します of one's own act is not liked by all. */
const KEPT_PLAIN = wordSet('確認 準備 用意 お願い 失礼');

/** 失礼します, 失礼いたします, お願い申し上げます. Only the speaker's own act is humble. */
function* doingAt({ units, vietnamese }: ReadSentence, at: number): Iterable<Rewrite> {
  const [unit, next] = units.slice(at);
  const isSplit = unit?.kind === 'word' && isFormOf(next, 'いたす', '致す', '申し上げる');
  const lexeme = isSplit ? nounOf(unit) : unit?.lexeme;
  const form = featuresOf(isSplit ? next : unit);
  if (!form || lexeme?.inflectionClass !== 'suru' || !DONE_HUMBLY.has(lexeme.root.replace(/^[ご御]/u, '')))
    return;
  const to = isSplit ? at + 2 : at + 1;
  const others = subjectsOf(units, at).some(({ noun: who }) => mayAct(who) && !isMe(who));
  const isToEqual = phrasesBefore(units, at).some(
    ({ noun: who, particle }) => isPerson(who) && !isHonoured(who) && /^(?:に|と|を)/u.test(particle),
  );
  const isFormal =
    isSplit || /^[おご]|^失礼/u.test(lexeme.root) || vietnamese === '' || isCourteous({ vietnamese });
  const isSimple = form.polite && form.voice === 'active' && form.aspect === 'simple';
  if (!isSimple || !isFormal || others || isToEqual || isParticle(units[to], 'か')) return;
  const act = noun(lexeme.root, lexeme.rootReading);
  const isAsking = lexeme.root === 'お願い' && isWord(units[at - 1], 'よろしく', '宜しく');
  const about = { from: at, to, pattern: textOf(units.slice(at, to)) };
  for (const verb of [ITASU, ...(isAsking ? [MOSHIAGERU] : [])])
    yield { ...about, tokens: [act, ...(inflect(verb, form) ?? [])] };
  const plain = inflect(lexeme, form);
  if (isSplit && plain) yield { ...about, tokens: plain };
  const stem = isCourteous({ vietnamese }) && !KEPT_PLAIN.has(lexeme.root) ? politeStem(lexeme) : null;
  for (const verb of stem ? [suruLexeme(), ITASU] : [])
    if (stem) yield { ...about, tokens: [asOne([stem, ...(inflect(verb, form) ?? [])])] };
}

const nounOf = ({ text, tokens }: ReadUnit): Lexeme =>
  suruLexeme(text, tokens.map(({ reading }) => reading).join(''));

const QUESTION_WORDS: readonly (readonly [plain: string, polite: string])[] = [
  ['どう', 'いかが'],
  ['誰', 'どなた'],
  ['だれ', 'どなた'],
  ['どこ', 'どちら'],
];

const HAS_PLACE =
  /^(?:お?国|ご?出身|お?住まい|お宅|お?勤め|会社|御社|学校|大学|乗り場|席|お席|トイレ|お手洗い|.+行き)$/u;

/** お手洗いはどちらですか; 大きいのはどちらですか chooses between two. */
const isWhere = (units: readonly ReadUnit[], at: number): boolean => {
  const [before, topic, ha] = [units[at - 3], units[at - 2], units[at - 1]];
  const isChoice =
    isParticle(before, 'な') ||
    (before?.role ?? '').endsWith('-before-noun') ||
    units.some((other) => isParticle(other, 'と') || isWord(other, 'ほう', '方'));
  const isPlaced = topic !== undefined && (isPlace(topic) || HAS_PLACE.test(topic.text));
  return isParticle(ha, 'は') && isPlaced && !isChoice;
};

/** どうですか and いかがですか; どちら for どこ, but not where it chooses between two. */
function* questionWordAt({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [unit, next, last] = units.slice(at);
  if (next?.kind !== 'copula' || !featuresOf(next)?.polite || !isParticle(last, 'か')) return;
  for (const [plain, polite] of QUESTION_WORDS) {
    const about = { from: at, to: at + 1 };
    if (polite === 'どちら' && !isWhere(units, at)) continue;
    if (polite === 'どなた' && isWord(units[at - 2], '犯人', '泥棒', '敵')) continue;
    if (isWord(unit, plain)) yield { ...about, tokens: [noun(polite)], pattern: plain };
    if (isWord(unit, polite))
      yield { ...about, tokens: [noun(plain, plain.replace('誰', 'だれ'))], pattern: polite };
  }
}
