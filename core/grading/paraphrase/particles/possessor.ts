import type { Token } from '../../../japanese/tokens/token.ts';
import { FIRST_PERSON } from '../../words/grammar-words.ts';
import { isActor, isMe } from '../reading/noun-kinds.ts';
import { isParticle, isWord, textOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { NO } from '../say.ts';

/** 私の家族 and 家族, 自分の名前 and 名前: whose it is goes without saying, and the Vietnamese names the speaker. */
export const possessor: ParaphraseRule = {
  name: 'possessor',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* leftOut(sentence, at);
      yield* added(sentence, at);
    }
  },
};

/** What is one's own, with its Vietnamese name. Those marked true are the speaker's even without 私の. */
const OWNED: ReadonlyMap<string, readonly [vietnamese: string, isClear: boolean]> = new Map([
  ['家族', ['gia đình|nhà', true]],
  ['父', ['bố|ba|cha', true]],
  ['母', ['mẹ|má', true]],
  ['兄', ['anh trai|anh', true]],
  ['姉', ['chị gái|chị', true]],
  ['弟', ['em trai', true]],
  ['妹', ['em gái', true]],
  ['祖父', ['ông', true]],
  ['祖母', ['bà', true]],
  ['両親', ['bố mẹ|cha mẹ|ba mẹ', true]],
  ['妻', ['vợ', true]],
  ['夫', ['chồng', true]],
  ['息子', ['con trai', true]],
  ['娘', ['con gái', true]],
  ['名前', ['tên', true]],
  ['趣味', ['sở thích', true]],
  ['夢', ['ước mơ|giấc mơ', true]],
  ['長所', ['điểm mạnh|ưu điểm', true]],
  ['短所', ['điểm yếu|nhược điểm', true]],
  ['専門', ['chuyên ngành|chuyên môn', true]],
  ['会社', ['công ty', false]],
  ['学校', ['trường', false]],
  ['大学', ['trường đại học|trường', false]],
  ['家', ['nhà', false]],
  ['部屋', ['phòng', false]],
  ['国', ['nước', false]],
  ['町', ['thành phố|thị trấn', false]],
  ['仕事', ['công việc', false]],
  ['友達', ['bạn|bạn bè', false]],
  ['誕生日', ['sinh nhật', false]],
  ['日本語', ['tiếng nhật', false]],
  ['犬', ['chó', false]],
  ['猫', ['mèo', false]],
  ['車', ['xe|ô tô', false]],
]);

const pronoun = (surface: string, reading: string): Token => ({
  surface,
  reading,
  pos: '名詞/代名詞/一般',
  base: surface,
  conjugation: '',
});
const MINE = pronoun('私', 'わたし');
/** うちの息子: of the family, the company and what lives at home. */
const HOME = pronoun('うち', 'うち');
const OF_HOME = /^(?:父|母|兄|姉|弟|妹|祖父|祖母|両親|妻|夫|息子|娘|会社|犬|猫)$/u;
const OWN = pronoun('自分', 'じぶん');

/** 私の家族は → 家族は; not お父さん, who is somebody else's. */
function* leftOut({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [owner, no, owned, next] = units.slice(at);
  if (!owner || !owned || !FIRST_PERSON.has(owner.text) || !isParticle(no, 'の')) return;
  const isClear = OWNED.get(owned.text)?.[1] === true;
  // 友達が私の母に会いました: 母 alone could be the friend's.
  const isOthers = units.some(
    (unit, index) =>
      index !== at + 2 && isActor(unit) && !isMe(unit) && isParticle(units[index + 1], 'は', 'が', 'も'),
  );
  if (isClear && !isOthers && isParticle(next, 'は', 'が', 'に', 'を', 'と') && standsFree(units[at - 1]))
    yield { from: at, to: at + 3, tokens: owned.tokens, pattern: textOf(units.slice(at, at + 3)) };
}

/** 家族は → 私の家族は, where the Vietnamese says "gia đình tôi"; 名前を → 自分の名前を, where it says "tên mình". */
function* added({ units, vietnamese }: ReadSentence, at: number): Iterable<Rewrite> {
  const [owned, next] = units.slice(at);
  const [names] = OWNED.get(owned?.text ?? '') ?? [];
  if (!owned || names === undefined || !standsFree(units[at - 1]) || !isParticle(next)) return;
  const says = (who: string): boolean =>
    new RegExp(`(?<!\\p{L})(?:${names}) (?:của )?(?:${who})(?!\\p{L})`, 'u').test(vietnamese.toLowerCase());
  const rewrite = { from: at, to: at + 1, pattern: owned.text };
  const isSubject = isParticle(next, 'は', 'が') && next?.role !== 'clause-end';
  // 部屋の窓から, 会社には: mình could be somebody else there.
  const isElsewhere = isParticle(next, 'の', 'に', 'で', 'から', 'へ', 'まで');
  if ((isSubject && says('tôi|mình|tớ')) || (isElsewhere && says('tôi')))
    for (const mine of OF_HOME.test(owned.text) ? [MINE, HOME] : [MINE])
      yield { ...rewrite, tokens: [mine, NO, ...owned.tokens] };
  if (isParticle(next, 'を') && says('mình')) yield { ...rewrite, tokens: [OWN, NO, ...owned.tokens] };
}

/** No other word says whose or which it is, and nobody else is the subject. */
const standsFree = (before: ReadUnit | undefined): boolean =>
  before === undefined ||
  before.endsSentence ||
  before.role === 'conjunction' ||
  before.role === 'clause-end' ||
  before.role === 'time' ||
  (before.role === 'case' && !isWord(before, 'の'));
