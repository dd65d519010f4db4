import { wordSet } from '../../words/word-table.ts';
import { isPerson } from '../reading/noun-kinds.ts';
import { featuresOf, isFormOf, isParticle, isVerb, textOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, inflectLike, joiningParticle, suruLexeme } from '../say.ts';
import { isObjectOf, takesObject } from './suru-objects.ts';

/** 日本語を勉強する and 日本語の勉強をする, 挨拶をする and 挨拶する. */
export const suruNoun: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* objectOfNoun(sentence, at);
      yield* nounOfObject(sentence, at);
      yield* withoutO(sentence, at);
    }
  },
};

/** 日本語を勉強する → 日本語の勉強をする. */
function* objectOfNoun({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [particle, verb] = units.slice(at);
  if (!isParticle(particle, 'を') || !isVerb(verb) || verb?.lexeme?.inflectionClass !== 'suru') return;
  const { root, rootReading } = verb.lexeme;
  const form = featuresOf(verb);
  if (!form || !takesObject(root) || !isPlainNoun(units[at - 1], root)) return;
  const nounToken = { surface: root, reading: rootReading, pos: '名詞/一般', base: root, conjugation: '' };
  const suru = inflectLike(suruLexeme(), verb);
  if (!suru || form.voice === 'potential') return;
  const tokens = [joiningParticle('の'), nounToken, caseParticle('を'), ...suru];
  yield { from: at, to: at + 2, tokens, pattern: `〜を${verb.text}` };
}

/** 友達を紹介する; with 説明 and most others 友達の would be whose act it is. */
const isPlainNoun = (unit: ReadUnit | undefined, act: string): boolean =>
  unit?.kind === 'word' && unit.role === 'noun' && (!isPerson(unit) || isObjectOf(unit, act));

/** 日本語の勉強をする → 日本語を勉強する. */
function* nounOfObject({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [no, noun, o, verb] = units.slice(at);
  if (!isParticle(no, 'の') || !isParticle(o, 'を') || !isFormOf(verb, 'する') || !noun || !verb) return;
  const form = featuresOf(verb);
  if (!form || !isObjectOf(units[at - 1], noun.text)) return;
  const reading = noun.tokens.map((token) => token.reading).join('');
  const said = inflectLike(suruLexeme(noun.text, reading), verb);
  if (said)
    yield {
      from: at,
      to: at + 4,
      tokens: [caseParticle('を'), ...said],
      pattern: textOf(units.slice(at + 1, at + 4)),
    };
}

/** Said with する at once, though the tokenizer does not know them so. */
const ALSO_SURU = wordSet('無理 けが 怪我 挨拶 真似 まね 朝寝坊');

/** The tokenizer takes them for such nouns, but 話する and 意味する say something else or nothing. */
const NEVER_SURU = wordSet('話 意味 会議 事故 作文 病気 歌 授業 試験 行動');

/** 買い物する is said; 間違いする, 動きする and 話し合いする are not, as they are forms of verbs. */
const STEMS_WITH_SURU = wordSet(
  '買い物 引っ越し お礼 お祝い 支払い 片付け 早起き 仲直り 立ち読み 寄り道 値上げ 値下げ',
);

const isVerbStem = (noun: ReadUnit): boolean =>
  /[\u4e00-\u9fff][\u3041-\u3096]$/u.test(noun.text) && !STEMS_WITH_SURU.has(noun.text);

/** 挨拶をする → 挨拶する; not after a word that modifies the noun: いい挨拶をする. */
function* withoutO({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [noun, o, verb] = units.slice(at);
  if (noun?.kind !== 'word' || !isParticle(o, 'を') || !isFormOf(verb, 'する') || !verb) return;
  const isSuru =
    ALSO_SURU.has(noun.text) ||
    (noun.tokens.at(-1)?.pos === '名詞/サ変接続' && !NEVER_SURU.has(noun.text) && !isVerbStem(noun));
  const before = units[at - 1];
  const isModified =
    isParticle(before, 'の', 'な', 'や', 'とか', 'か', 'より') ||
    (isParticle(before, 'と') && !isPerson(units[at - 2])) ||
    (before !== undefined && MODIFIES.has(before.role)) ||
    before?.role === 'noun';
  const form = featuresOf(verb);
  if (!isSuru || isModified || !form) return;
  const reading = noun.tokens.map((token) => token.reading).join('');
  const said = inflectLike(suruLexeme(noun.text, reading), verb);
  if (said) yield { from: at, to: at + 3, tokens: said, pattern: textOf(units.slice(at, at + 3)) };
}

const MODIFIES: ReadonlySet<string> = new Set([
  'attribute',
  'adjective-before-noun',
  'verb-before-noun',
  'degree',
]);
