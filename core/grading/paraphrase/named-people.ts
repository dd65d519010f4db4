import { wordSet } from '../words/word-table.ts';
import { vietnameseSays } from './clauses.ts';
import { isPerson } from './noun-kinds.ts';
import { isParticle, isWord, sentenceEnd } from './read-sentence.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from './rule.ts';
import { noun, topicParticle } from './say.ts';
import { actOf } from './speech-act.ts';

/** Who is meant, as the Vietnamese says it: 子供 and 子供たち, 彼は and 皆さんは at the beginning, 先生 as an address. */
export const namedPeople: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) yield* several(sentence, at);
    yield* named(sentence);
  },
};

const MAY_BE_SEVERAL = wordSet('子供 子ども こども 学生 生徒 若者 留学生');
const SEVERAL = ['bọn', 'các', 'những', 'lũ', 'đám'];
const TACHI = { surface: 'たち', reading: 'たち', pos: '名詞/接尾/一般', base: 'たち', conjugation: '' };

/** 子供 and 子供たち, where the Vietnamese says that they are several. A number tells it already. */
function* several(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [who, next, later] = units.slice(at);
  if (!who || !MAY_BE_SEVERAL.has(who.text) || !vietnameseSays(sentence, ...SEVERAL)) return;
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
  [/^(?:anh|ông|cậu|chú) ấy(?!\p{L})/iu, ['彼', 'かれ']],
  [/^(?:cô|chị|bà) ấy(?!\p{L})/iu, ['彼女', 'かのじょ']],
  [/^(?:các (?:em|bạn|anh chị)|mọi người)(?!\p{L})/iu, ['皆さん', 'みなさん']],
];

/** まだ息をしています and 彼はまだ息をしています, where the Vietnamese begins with "ông ấy". */
function* named(sentence: ReadSentence): Iterable<Rewrite> {
  const { units, vietnamese } = sentence;
  const [first] = units;
  if (!first || sentenceEnd(sentence, 0) !== units.length) return;
  const isSaid = units.some((unit, at) => isPerson(unit) && isParticle(units[at + 1], 'は', 'が', 'も'));
  const act = actOf(sentence);
  if (isSaid || isPerson(first) || act === 'request' || act === 'invitation') return;
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
