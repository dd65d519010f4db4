import type { GrammarLevel } from '../grammar/grammar-point.ts';
import type { ConjugationCode } from '../japanese/inflection/conjugation-forms.ts';

/** What a learner wants of the tutor, read out of what they wrote. Texts are as they were typed, without what surrounds them. */
export type Question =
  | { readonly kind: 'greeting' }
  | { readonly kind: 'thanks' }
  | { readonly kind: 'farewell' }
  /** Who are you, are you a person, are you ChatGPT. */
  | { readonly kind: 'identity' }
  /** What can you do. */
  | { readonly kind: 'abilities' }
  /** What does this Japanese mean: a word, a character, an inflected form, a sentence. */
  | { readonly kind: 'meaning'; readonly term: string }
  /** How is this said in Japanese: a Vietnamese word or sentence. */
  | { readonly kind: 'in-japanese'; readonly text: string }
  | { readonly kind: 'reading'; readonly term: string }
  | { readonly kind: 'han-viet'; readonly term: string }
  /** Which characters have this Hán Việt reading: "chữ HỌC". */
  | { readonly kind: 'by-han-viet'; readonly sound: string }
  /** About characters: strokes, radical, readings, how to write. */
  | { readonly kind: 'kanji'; readonly term: string }
  /** All forms of a verb or an adjective, or the one that was asked for. */
  | { readonly kind: 'conjugation'; readonly term: string; readonly form: ConjugationCode | null }
  /** Which form of which word is this. */
  | { readonly kind: 'form'; readonly term: string }
  | { readonly kind: 'breakdown'; readonly text: string }
  | { readonly kind: 'examples'; readonly term: string }
  /** How is this pattern or particle used. */
  | { readonly kind: 'grammar'; readonly term: string }
  | { readonly kind: 'grammar-list'; readonly level: GrammarLevel | null }
  | { readonly kind: 'difference'; readonly terms: readonly string[] }
  /** Is this sentence right; with what it is to say, where that was told. */
  | { readonly kind: 'correction'; readonly text: string; readonly vietnamese: string | null }
  /** Sentences of the courses that are near to this text, or about this subject. */
  | { readonly kind: 'similar'; readonly text: string }
  | { readonly kind: 'quiz'; readonly of: 'sentence' | 'word' | null; readonly level: GrammarLevel | null }
  /** To the question that the tutor has asked: "chịu", "đáp án là gì". */
  | { readonly kind: 'give-up' }
  /** "câu khác", "tiếp". */
  | { readonly kind: 'another' }
  /** What have I got wrong lately. */
  | { readonly kind: 'mistakes' }
  /** A number, a time or a date: how is it said. */
  | { readonly kind: 'number'; readonly text: string }
  /** None of these. `japanese` are the runs of Japanese in it. */
  | { readonly kind: 'unclear'; readonly text: string; readonly japanese: readonly string[] };

export type QuestionKind = Question['kind'];
