import type { Token } from '../../japanese/tokens/token.ts';

/** One impossible pattern in one wording. The sentence for the author is in contract/texts/leaks.ts. */
export type LeakCode =
  | 'object-ga' // 漢字が読むことができる
  | 'object-of-ability' // 運転をできる
  | 'ability-twice' // 読めることができる
  | 'object-of-state' // 辛い物を大丈夫です
  | 'object-of-intransitive' // 窓を閉まる
  | 'object-twice' // 日本語を勉強をする
  | 'place-he' // ここへ座る
  | 'place-de' // 東京で住む
  | 'place-ni' // 図書館に勉強する
  | 'goal-de' // 学校で行く
  | 'time-ni' // 毎日に
  | 'until' // 来るまでに待つ
  | 'asked-de' // 受付の人で聞く
  | 'partner-ni' // 友達に別れる
  | 'origin-kara' // 階段から転ぶ
  | 'giver' // 先生が教えてもらえますか
  | 'te-aru' // 電気が消えてある
  | 'polite-before-n' // 急いでいますんです
  | 'polite-before-quote' // 行きますと思います
  | 'polite-before-word' // 行きますはずです
  | 'desu-after-verb' // 食べるです
  | 'da-after-predicate' // 高いだから
  | 'deshita-after-adjective' // 楽しいでした
  | 'da-before-no' // 学生だので
  | 'na-missing' // 静かので
  | 'na-extra' // 高いなので
  | 'ni-after-adjective' // 高いになる
  | 'no-missing' // 子供とき
  | 'no-extra' // 行くのとき
  | 'obligation' // 行かないとなりません
  | 'te-before' // 食べてので, 食べなくてください
  | 'before-after' // 食べた前に
  | 'ba-hodo' // 練習すればほど
  | 'degree-twice' // とても高すぎる
  | 'you-na' // つくようなはずがない
  | 'moshi' // もし雨が降ると
  | 'tatoe' // たとえ雨が降ったら
  | 'to-request' // 着くと電話してください
  | 'particles-meet' // コピーをはできます
  | 'particle-alone' // は何ですか
  | 'question-topic' // どの店では
  | 'question-ga' // 調子がどうですか
  | 'negative-missing' // あまり好きです
  | 'said-twice'; // もう…もう

export interface Leak {
  readonly code: LeakCode;
  /** The span in the wording, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A token with its place. Punctuation is no word: it stands in `gap`. */
export interface Word extends Token {
  readonly start: number;
  readonly end: number;
  /** The punctuation between it and the word before. */
  readonly gap: string;
}

/** One sentence of a wording. */
export type Words = readonly Word[];

/** The first and the last word of a pattern. */
export type Found = readonly [from: number, to: number];

export interface LeakRule {
  readonly code: LeakCode;
  /** The written forms at which `find` is called; most words of a wording are none of them. */
  readonly at: readonly string[];
  readonly find: (words: Words, at: number) => Found | null;
}
