import type { Token } from '../../japanese/tokens/token.ts';
import type { Features } from '../predicate/features.ts';
import type { Lexeme } from '../predicate/inflection-class.ts';
import type { Role } from '../sentence/piece.ts';
import type { Unit } from '../units/unit.ts';
import type { RuleName } from './rule-names.ts';

/** One unit of a model answer, as a rule reads it. */
export interface ReadUnit {
  readonly text: string;
  readonly kind: Unit['kind'];
  readonly role: Role;
  readonly tokens: readonly Token[];
  /** The verb, adjective or copula that it is a form of. */
  readonly lexeme: Lexeme | null;
  /** Everything the form can mean; empty if it is not inflected. */
  readonly meanings: readonly Features[];
  /** Whether a full stop or question mark follows. */
  readonly endsSentence: boolean;
}

/** A model answer when nothing is left out and the first option of each choice is taken. */
export interface ReadSentence {
  readonly units: readonly ReadUnit[];
  /** The sentence to translate; empty if it is not known. */
  readonly vietnamese: string;
  /** Whether polite and plain may replace each other. */
  readonly freeRegister: boolean;
  readonly synonymsOf: (word: string) => readonly Synonym[];
}

/** A word that may replace another one in the same form (content/synonyms). */
export interface Synonym {
  readonly word: string;
  /** In hiragana. */
  readonly reading: string;
  /** Its word class in the dictionary: noun, noun-suru, verb-godan … */
  readonly wordClass: string;
  /** What must not be around the word; 〜 stands for the word. */
  readonly except: readonly string[];
  /** What must be around the word, if anything is listed. */
  readonly only: readonly string[];
  /** Words of which the Vietnamese sentence must have one, if any are listed. */
  readonly prompt: readonly string[];
  /** The particle before the model's word, and the one that this word takes in its place. */
  readonly particles?: { readonly model: string; readonly own: string };
}

/** Another way to say some units of the model. */
export interface Rewrite {
  /** The units from `from` up to `to`, without `to`, are replaced. */
  readonly from: number;
  readonly to: number;
  readonly tokens: readonly Token[];
  /** What the model says, as the note names it: 〜なければなりません. */
  readonly pattern: string;
  /** The grammar points that the model's wording teaches; in a sentence with such a focus the note says so. */
  readonly points?: readonly string[];
  /** Refused where the sentence practises one of these points: 食べれる where られる is taught. */
  readonly neverInFocus?: true;
}

/** A family of wordings that say the same. It only reports what is right in the sentence that it reads. */
export interface ParaphraseRule {
  readonly name: RuleName;
  /**
   * Grammar points between which it chooses. A lesson that practises several of them takes any of them: 読めます and
   * 読むことができます in a lesson about both.
   */
  readonly choosesFrom?: readonly string[];
  readonly rewrites: (sentence: ReadSentence) => Iterable<Rewrite>;
}
