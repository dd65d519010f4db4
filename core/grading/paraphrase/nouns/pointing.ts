import type { Token } from '../../../japanese/tokens/token.ts';
import { wordSet } from '../../words/word-table.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { isPlace, isThing } from '../reading/noun-kinds.ts';
import { isParticle, isWord, tokensOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { noun, prenoun } from '../say.ts';

/** Who or what is pointed at, as the Vietnamese says it: その店 for あの店 ("đó"), あの人 for 彼 ("anh ấy"), お母さん for 母. */
export const pointing: ParaphraseRule = {
  name: 'synonym',
  *rewrites(sentence) {
    if (sentence.vietnamese === '') return;
    for (const at of sentence.units.keys()) {
      yield* thatOne(sentence, at);
      yield* thatPerson(sentence, at);
      yield* ownFamily(sentence, at);
    }
  },
};

const instead = (sentence: ReadSentence, at: number, count: number, tokens: readonly Token[]): Rewrite => ({
  from: at,
  to: at + count,
  tokens,
  pattern: sentence.units
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(''),
});

/** Words with その that point at nothing: その後, そのため. */
const OF_TEXT = wordSet(
  '後 あと 時 とき 頃 ころ ため 日 間 前 中 上 うち 他 ほか まま 結果 代わり 通り とおり 場合 人',
);
/** What both know though it is not here. */
const KNOWN = wordSet(
  '店 お店 映画 レストラン 町 街 会社 学校 大学 ホテル 公園 先生 歌 事件 事故 問題 話 本 小説 ドラマ ニュース',
);

/** あの店 and その店, where the Vietnamese says "đó"; what it calls "kia" is in sight. */
function* thatOne(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [pointer, what] = units.slice(at);
  const isOne = units.every(({ endsSentence }, index) => !endsSentence || index === units.length - 1);
  if (!isOne || !vietnameseSays(sentence, 'đó', 'đấy') || vietnameseSays(sentence, 'kia', 'này')) return;
  if (!(isThing(what) || isPlace(what) || KNOWN.has(what?.text ?? '')) || OF_TEXT.has(what?.text ?? ''))
    return;
  if (isWord(pointer, 'あの')) yield instead(sentence, at, 1, [prenoun('その')]);
  if (isWord(pointer, 'その') && KNOWN.has(what?.text ?? ''))
    yield instead(sentence, at, 1, [prenoun('あの')]);
}

const HE = /(?<!\p{L})(?:anh|ông|cậu) (?:ấy|ta)(?!\p{L})/iu;
const SHE = /(?<!\p{L})(?:cô|chị|bà) (?:ấy|ta)(?!\p{L})/iu;
const AFTER_PERSON = ['は', 'が', 'も', 'に', 'を', 'と', 'の', 'から'];

/** 彼, 彼女 and あの人; 彼氏 and 彼 of "bạn trai" are others. */
function* thatPerson(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, vietnamese } = sentence;
  const [first, second, third] = units.slice(at);
  const [isHe, isShe] = [HE.test(vietnamese), SHE.test(vietnamese)];
  if (isHe === isShe || vietnameseSays(sentence, 'bạn trai', 'bạn gái')) return;
  const said = isHe ? '彼' : '彼女';
  const rewritten = isHe ? noun('彼', 'かれ') : noun('彼女', 'かのじょ');
  if (isWord(first, said) && isParticle(second, ...AFTER_PERSON) && isOnly(units, first))
    yield instead(sentence, at, 1, [prenoun('あの'), noun('人', 'ひと')]);
  if (isWord(first, 'あの') && isWord(second, '人') && isParticle(third, ...AFTER_PERSON))
    yield instead(sentence, at, 2, [rewritten]);
}

/** Said twice, both would have to change. */
const isOnly = (units: readonly ReadUnit[], unit: ReadUnit | undefined): boolean =>
  units.filter(({ text }) => text === unit?.text).length === 1;

/** How one speaks of one's own family at home; the other way round it would be somebody else's. */
const AT_HOME: ReadonlyMap<string, readonly (readonly [written: string, reading: string])[]> = new Map([
  ['母', [['お母さん', 'おかあさん']]],
  ['父', [['お父さん', 'おとうさん']]],
  ['兄', [['お兄さん', 'おにいさん']]],
  ['姉', [['お姉さん', 'おねえさん']]],
  [
    '祖母',
    [
      ['おばあさん', 'おばあさん'],
      ['おばあちゃん', 'おばあちゃん'],
    ],
  ],
  [
    '祖父',
    [
      ['おじいさん', 'おじいさん'],
      ['おじいちゃん', 'おじいちゃん'],
    ],
  ],
]);

function* ownFamily(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, freeRegister, vietnamese } = sentence;
  const [who, particle] = units.slice(at);
  const names = AT_HOME.get(who?.text ?? '');
  if (!freeRegister || !names || !isParticle(particle) || /(?<!\p{L})(?:ạ|khách)(?!\p{L})/iu.test(vietnamese))
    return;
  if (tokensOf(units.slice(at - 1, at)).some(({ surface }) => surface === 'お')) return;
  for (const [written, reading] of names) yield instead(sentence, at, 1, [noun(written, reading)]);
}
