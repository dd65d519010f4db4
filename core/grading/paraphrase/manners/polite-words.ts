import { wordSet } from '../../words/word-table.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { featuresOf, isFormOf, isParticle, isVerb, isWord, sentenceEnd } from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from '../rule.ts';
import { adverb, NO, noun, prenoun } from '../say.ts';
import { isCourteous } from './courtesy.ts';

/**
 * Words that are chosen by the tone: この資料 and こちらの資料, あの人 and あの方, 今 and ただいま, 後で and 後ほど. The courteous word
 * needs a polite sentence, the other one a tone that is free.
 */
export const politeWords: ParaphraseRule = {
  name: 'honorific',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      if (!endsPolitely(sentence, at)) continue;
      yield* shownAt(sentence, at);
      yield* personAt(sentence, at);
      yield* nowAt(sentence, at);
      yield* laterAt(sentence, at);
    }
  },
};

function endsPolitely(sentence: ReadSentence, at: number): boolean {
  const end = sentenceEnd(sentence, at);
  return sentence.units.slice(at, end).some((unit) => featuresOf(unit)?.polite === true);
}

const SHOWN = [
  { near: 'この', polite: 'こちら', says: ['này', 'đây'] },
  { near: 'その', polite: 'そちら', says: ['đó', 'ấy', 'đấy'] },
  { near: 'あの', polite: 'あちら', says: ['kia', 'đằng kia'] },
] as const;

/** What is handed, shown or sold; この問題 and この町 are not pointed at. */
const POINTED_AT = wordSet(`
  資料 書類 用紙 本 雑誌 新聞 写真 絵 地図 メニュー 商品 製品 品物 料理 ケーキ パン お菓子 お茶 コーヒー 飲み物 ワイン お酒 シャツ 服 着物 靴 帽子 かばん 鞄
  バッグ 時計 傘 カメラ パソコン 机 椅子 席 お席 部屋 お部屋 荷物 お荷物 箱 袋 カード 切符 チケット 薬 お薬 花 お土産 ペン カタログ パンフレット セーター スーツ
  コート 色 サイズ 電車 バス 店 お店 レストラン 建物 窓口
`);

function* shownAt(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, freeRegister } = sentence;
  const [unit, next, after] = units.slice(at);
  for (const { near, polite, says } of SHOWN) {
    if (!vietnameseSays(sentence, ...says)) continue;
    if (isWord(unit, near) && POINTED_AT.has(next?.text ?? '') && isCourteous(sentence))
      yield { from: at, to: at + 1, tokens: [noun(polite), NO], pattern: near };
    // こちらの部屋 could also be of the speaker's side; この never is.
    const isPointed = isWord(unit, polite) && isParticle(next, 'の') && POINTED_AT.has(after?.text ?? '');
    if (isPointed && (freeRegister || isCourteous(sentence)))
      yield { from: at, to: at + 2, tokens: [prenoun(near)], pattern: `${polite}の` };
  }
}

/** How one points somebody out. */
const SEEN_DOING = wordSet(
  '立つ 座る 待つ 話す 着る かぶる かける 履く はく 持つ いる 歩く 並ぶ 歌う 踊る 読む 書く 食べる 飲む 見る 笑う 働く 住む 勤める',
);
const RESPECTFUL = ['いらっしゃる', 'おっしゃる', '召し上がる', 'なさる', 'くださる'];

/** あの人, 立っている人: somebody who is there. Any 人 (話せる人がいません) is nobody to be polite to. */
function* personAt({ units, freeRegister }: ReadSentence, at: number): Iterable<Rewrite> {
  const [before, unit, next] = [units[at - 1], units[at], units[at + 1]];
  if (!freeRegister || !unit || !isParticle(next, 'は', 'が', 'を', 'に', 'と', 'も')) return;
  const isSeen =
    isVerb(before) &&
    before?.role === 'verb-before-noun' &&
    featuresOf(before)?.aspect === 'progressive' &&
    SEEN_DOING.has(before.lexeme?.dictionary ?? '');
  if (!isSeen && !isWord(before, 'あの', 'その', 'この')) return;
  // あの人が嫌いです and 犯人 ask for no respect.
  const isBlamed = units.some((one) => BLAME.has(one.text) || BLAME.has(one.lexeme?.dictionary ?? ''));
  if (isWord(unit, '人') && !isBlamed)
    yield { from: at, to: at + 1, tokens: [noun('方', 'かた')], pattern: '人' };
  if (isWord(unit, '方') && !units.some((one) => isFormOf(one, ...RESPECTFUL) || one.text === 'お'))
    yield { from: at, to: at + 1, tokens: [noun('人', 'ひと')], pattern: '方' };
}

const BLAME = wordSet('犯人 泥棒 嫌い 大嫌い 嘘 うそ 悪い 怖い ひどい 盗む 怒る だます 殴る 変 バカ ばか 敵');

const HUMBLE = ['おる', 'いたす', '参る', '伺う', 'ござる'];

/** 今、席を外しております. 今何時ですか and 今から have no ただいま. */
function* nowAt(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, freeRegister } = sentence;
  const [unit, next] = units.slice(at);
  if (!unit || !next || isParticle(next) || next.kind === 'copula' || unit.endsSentence) return;
  if (actOf(sentence, at) !== 'statement') return;
  const isHumble = units.slice(at).some((one) => isFormOf(one, ...HUMBLE) || /おりま/u.test(one.text));
  if (isWord(unit, '今') && isHumble && !/^もう|^すぐ/u.test(next.text))
    yield { from: at, to: at + 1, tokens: [adverb('ただいま')], pattern: '今' };
  if (isWord(unit, 'ただいま', 'ただ今') && at + 2 < units.length && (freeRegister || isCourteous(sentence)))
    yield { from: at, to: at + 1, tokens: [adverb('今', 'いま')], pattern: 'ただいま' };
}

/** 後で行きます; not 食事の後で, 食べた後で. */
function* laterAt(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, freeRegister } = sentence;
  const [unit, next] = units.slice(at);
  const before = units[at - 1];
  const isAlone =
    !before ||
    before.endsSentence ||
    isParticle(before, 'は', 'も', 'を', 'が', 'に') ||
    before.role === 'clause-end';
  if (!unit || !isAlone) return;
  const length = isWord(unit, '後で', 'あとで')
    ? 1
    : isWord(unit, '後', 'あと') && isParticle(next, 'で')
      ? 2
      : 0;
  const follows = units[at + length];
  if (length > 0 && follows && !isParticle(follows) && isCourteous(sentence))
    yield { from: at, to: at + length, tokens: [adverb('後ほど', 'のちほど')], pattern: '後で' };
  if (isWord(unit, '後ほど', 'のちほど') && (freeRegister || isCourteous(sentence)))
    yield { from: at, to: at + 1, tokens: [adverb('後で', 'あとで')], pattern: '後ほど' };
}
