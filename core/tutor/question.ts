import type { GrammarLevel } from '../grammar/grammar-point.ts';
import type { ConjugationCode } from '../japanese/inflection/conjugation-forms.ts';

/** Numbers in order with a counter, or bare ones: いちがつ to じゅうにがつ. */
export interface CountTable {
  /** Empty for bare numbers. */
  readonly counter: string;
  readonly from: number;
  readonly to: number;
}

/** Words of a theme, of a level or both: "5 từ về thời tiết", "từ vựng N5". */
export interface WantedWords {
  /** The theme as it was typed; empty for any. */
  readonly text: string;
  readonly count: number;
  readonly level: GrammarLevel | null;
  /** "các loại trái cây" are things, and no verbs. */
  readonly onlyNouns?: true;
}

/** How a learner feels about learning, or today. */
export type Feeling =
  | 'discouraged'
  | 'sad'
  | 'tired'
  | 'worried'
  | 'failed'
  | 'passed'
  | 'happy'
  | 'in-danger';

/** What is asked about the assistant itself, beside who it is and what it can do. */
export type AboutAssistant =
  | 'compared'
  | 'feelings'
  | 'private'
  | 'reliable'
  | 'languages'
  | 'memory'
  | 'well-being';

/** What a learner asks the tutor. Texts are as typed, without the words around them. */
export type Question =
  | { readonly kind: 'greeting' }
  | { readonly kind: 'thanks' }
  | { readonly kind: 'farewell' }
  /** Who are you, are you a person, are you ChatGPT? */
  | { readonly kind: 'identity' }
  /** What can you do? */
  | { readonly kind: 'abilities' }
  /** What does this Japanese mean: a word, a character, an inflected form, a sentence? */
  | { readonly kind: 'meaning'; readonly term: string }
  /** How do you say this Vietnamese word or sentence in Japanese? Guessed if nothing in the message asks for it. */
  | { readonly kind: 'in-japanese'; readonly text: string; readonly guessed?: true }
  | { readonly kind: 'reading'; readonly term: string }
  | { readonly kind: 'han-viet'; readonly term: string }
  /** Which characters have this Hán Việt reading: "chữ HỌC"? */
  | { readonly kind: 'by-han-viet'; readonly sound: string }
  /** About characters: strokes, radical, readings, how to write them. */
  | { readonly kind: 'kanji'; readonly term: string }
  /** All forms of a verb or an adjective, or the one that was asked for. */
  | { readonly kind: 'conjugation'; readonly term: string; readonly form: ConjugationCode | null }
  /** Which form of which word is this? */
  | { readonly kind: 'form'; readonly term: string }
  | { readonly kind: 'breakdown'; readonly text: string }
  | { readonly kind: 'examples'; readonly term: string }
  /** How is this pattern or particle used? */
  | { readonly kind: 'grammar'; readonly term: string }
  | { readonly kind: 'grammar-list'; readonly level: GrammarLevel | null }
  | { readonly kind: 'difference'; readonly terms: readonly string[] }
  /** Is this sentence right? With its intended meaning, if the learner gave it. */
  | { readonly kind: 'correction'; readonly text: string; readonly vietnamese: string | null }
  /** Sentences of the courses that are close to this text, or about this subject. */
  | { readonly kind: 'similar'; readonly text: string }
  | { readonly kind: 'quiz'; readonly of: 'sentence' | 'word' | null; readonly level: GrammarLevel | null }
  /** In reply to a question of the tutor: "chịu", "đáp án là gì". */
  | { readonly kind: 'give-up' }
  /** "câu khác", "tiếp". */
  | { readonly kind: 'another' }
  /** What did I get wrong recently? */
  | { readonly kind: 'mistakes' }
  /** How do you say this number, time or date? */
  | { readonly kind: 'number'; readonly text: string }
  | ({ readonly kind: 'theme-words' } & WantedWords)
  /** "đếm người từ 1 đến 10", "các tháng trong năm". */
  | ({ readonly kind: 'count-table' } & CountTable)
  | { readonly kind: 'feeling'; readonly feeling: Feeling }
  | { readonly kind: 'about-assistant'; readonly about: AboutAssistant }
  /** None of these. `japanese` has the Japanese parts of the text. */
  | { readonly kind: 'unclear'; readonly text: string; readonly japanese: readonly string[] };

export type QuestionKind = Question['kind'];
