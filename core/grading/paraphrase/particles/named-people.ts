import { isPerson } from '../reading/noun-kinds.ts';
import { isParticle, isWord, sentenceEnd } from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from '../rule.ts';
import { noun, topicParticle } from '../say.ts';

/** Who is meant, as the Vietnamese says it: 子供 and 子供たち, 彼は and 皆さんは at the beginning, 先生 as an address. */
export const namedPeople: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) yield* several(sentence, at);
    yield* named(sentence);
    yield* addressed(sentence);
  },
};

/** The Vietnamese for several of them; đám đông and các nước are others. */
const CHILDREN = /(?<!\p{L})(?:bọn|lũ|đám|các|những) (?:đứa |em )?(?:trẻ|con|cháu|bé|nhỏ)(?!\p{L})/iu;
const STUDENTS = /(?<!\p{L})(?:các|những) (?:bạn |em )?(?:sinh viên|học sinh|học trò|du học sinh)(?!\p{L})/iu;
const YOUNG = /(?<!\p{L})(?:các|những) (?:bạn trẻ|người trẻ|thanh niên)(?!\p{L})/iu;
const SEVERAL: ReadonlyMap<string, RegExp> = new Map([
  ['子供', CHILDREN],
  ['子ども', CHILDREN],
  ['こども', CHILDREN],
  ['学生', STUDENTS],
  ['生徒', STUDENTS],
  ['留学生', STUDENTS],
  ['若者', YOUNG],
]);
const TACHI = { surface: 'たち', reading: 'たち', pos: '名詞/接尾/一般', base: 'たち', conjugation: '' };

/** 子供 and 子供たち, where the Vietnamese says that they are several. A number tells it already. */
function* several(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, vietnamese } = sentence;
  const [who, next, later] = units.slice(at);
  if (!who || SEVERAL.get(who.text)?.test(vietnamese.normalize('NFC')) !== true) return;
  if (units.some(({ kind }) => kind === 'number')) return;
  const isCase = (index: number): boolean =>
    isParticle(units[index], 'が', 'は', 'を', 'に', 'も', 'と', 'から');
  if (isCase(at + 1)) yield { from: at, to: at + 1, tokens: [...who.tokens, TACHI], pattern: who.text };
  if (isWord(next, 'たち', '達') && later && isCase(at + 2))
    yield { from: at, to: at + 2, tokens: who.tokens, pattern: `${who.text}たち` };
}

/** The first words of the Vietnamese, and who that is. お and さん for the listener depend on who speaks, so they are not here. */
const NAMED: readonly (readonly [
  begins: RegExp,
  ...(readonly (readonly [text: string, reading: string])[]),
])[] = [
  [/^(?:anh|ông|cậu|chú) ấy(?!\p{L}| và)/iu, ['彼', 'かれ']],
  [/^(?:cô|chị|bà) ấy(?!\p{L}| và)/iu, ['彼女', 'かのじょ']],
  [/^(?:các (?:em|bạn|anh chị)|mọi người)(?!\p{L})/iu, ['皆さん', 'みなさん']],
];

/** まだ息をしています and 彼はまだ息をしています, where the Vietnamese begins with "ông ấy". */
function* named(sentence: ReadSentence): Iterable<Rewrite> {
  const { units, vietnamese } = sentence;
  const [first] = units;
  if (!first || sentenceEnd(sentence, 0) !== units.length) return;
  const isSaid = units.some((unit, at) => isPerson(unit) && isParticle(units[at + 1], 'は', 'が', 'も'));
  const act = actOf(sentence);
  // 戻る予定でございます: one does not call a colleague 彼 before a customer.
  const isKeigo = units.some(({ text }) => /ござ|いたし|ております|申し/u.test(text));
  if (isSaid || isKeigo || isPerson(first) || act === 'request' || act === 'invitation') return;
  for (const [begins, ...people] of NAMED)
    if (begins.test(vietnamese))
      for (const [text, reading] of people)
        yield {
          from: 0,
          to: 1,
          tokens: [noun(text, reading), topicParticle('は'), ...first.tokens],
          pattern: first.text,
        };
}

/** 書いてください and 先生、書いてください, where the Vietnamese asks a teacher. */
function* addressed(sentence: ReadSentence): Iterable<Rewrite> {
  const { units, vietnamese } = sentence;
  const [first] = units;
  const asksTeacher = /(?<!\p{L})(?:xin|thưa|nhờ|mong) (?:thầy|cô)(?!\p{L})/iu.test(vietnamese);
  // 先生本を: two nouns side by side are read as one.
  if (!first || first.role === 'noun' || !asksTeacher || actOf(sentence) !== 'request') return;
  if (units.some(({ text }) => text.includes('先生'))) return;
  yield { from: 0, to: 1, tokens: [noun('先生', 'せんせい'), ...first.tokens], pattern: first.text };
}
