import { wordSet } from '../words/word-table.ts';
import { isPerson } from './noun-kinds.ts';
import { featuresOf, isFormOf, isParticle, isVerb, textOf } from './read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from './rule.ts';
import { caseParticle, inflectLike, joiningParticle, suruLexeme } from './say.ts';

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

/** Nouns whose object takes を with する and の without it. */
const WITH_OBJECT = wordSet(`
  勉強 練習 掃除 洗濯 準備 用意 予約 説明 検査 修理 注文 紹介 研究 確認 報告 計画 復習 予習 見学 運転 片付け 整理 翻訳 通訳 調査 発表 申請 変更
  登録 予防 分析 比較 批判 管理 製造 販売 生産 輸入 輸出 開発 設計 記録 録音 録画 撮影 印刷 配達 交換 返品 支払い 手伝い 世話 案内 応援 看病
  介護 診察 手術 治療 相談 料理 買い物 操作 点検 観察 編集 募集 提出 提案 利用 使用 作成 更新 キャンセル コピー テスト デザイン
`);

/** 日本語を勉強する → 日本語の勉強をする. */
function* objectOfNoun({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [particle, verb] = units.slice(at);
  if (!isParticle(particle, 'を') || !isVerb(verb) || verb?.lexeme?.inflectionClass !== 'suru') return;
  const { root, rootReading } = verb.lexeme;
  const form = featuresOf(verb);
  if (!form || !isObject(units[at - 1], root)) return;
  const nounToken = { surface: root, reading: rootReading, pos: '名詞/一般', base: root, conjugation: '' };
  const suru = inflectLike(suruLexeme(), verb);
  if (!suru || form.voice === 'potential') return;
  const tokens = [joiningParticle('の'), nounToken, caseParticle('を'), ...suru];
  yield { from: at, to: at + 2, tokens, pattern: `〜を${verb.text}` };
}

/** 日本語の勉強をする → 日本語を勉強する. */
function* nounOfObject({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [no, noun, o, verb] = units.slice(at);
  if (!isParticle(no, 'の') || !isParticle(o, 'を') || !isFormOf(verb, 'する') || !noun || !verb) return;
  const form = featuresOf(verb);
  if (!form || !isObject(units[at - 1], noun.text)) return;
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

/** Done to people; with other nouns 友達の is whose act it is: 友達の説明. */
const TO_PEOPLE = wordSet('紹介 応援 看病 介護 診察 案内 治療 手術 検査');

/** Not a time or a number: 昨日の復習をする has no object. */
const isObject = (unit: ReadUnit | undefined, suru: string): boolean =>
  unit?.kind === 'word' &&
  unit.role === 'noun' &&
  WITH_OBJECT.has(suru) &&
  (!isPerson(unit) || TO_PEOPLE.has(suru));

/** Said with する at once, though the tokenizer does not know them so. */
const ALSO_SURU = wordSet('無理 けが 怪我 挨拶 真似 まね 朝寝坊');

/** The tokenizer takes them for such nouns, but 話する and 意味する say something else or nothing. */
const NEVER_SURU = wordSet('話 意味 会議 事故 作文 病気 遊び 踊り 歌 休み');

/** 挨拶をする → 挨拶する; not after a word that modifies the noun: いい挨拶をする. */
function* withoutO({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [noun, o, verb] = units.slice(at);
  if (noun?.kind !== 'word' || !isParticle(o, 'を') || !isFormOf(verb, 'する') || !verb) return;
  const isSuru =
    ALSO_SURU.has(noun.text) || (noun.tokens.at(-1)?.pos === '名詞/サ変接続' && !NEVER_SURU.has(noun.text));
  const before = units[at - 1];
  const isModified =
    isParticle(before, 'の', 'な') ||
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
