import type { Token } from '../../japanese/tokens/token.ts';
import type { Features } from '../predicate/features.ts';
import type { Lexeme } from '../predicate/inflection-class.ts';
import type { Unit } from '../units/unit.ts';

/** The role of a unit in its sentence. It decides where phrases end and which of them can move. */
export type Role =
  | 'noun'
  | 'time' // a time word that needs no particle
  | 'adverb'
  | 'degree' // とても: belongs to what follows
  | 'attribute' // この, 大きな
  | 'case' // が を に へ で から まで: ends a phrase
  | 'topic' // は, も
  | 'joining' // の, や: belongs to what follows
  | 'final' // よ, ね, か
  | 'conjunction' // stands first: でも, だから
  | 'clause-end' // から, けど after a predicate
  | 'predicate' // ends a clause
  | 'purpose' // 返し of 返しに行く
  | 'adjective-before-noun'
  | 'verb-before-noun';

export interface UnitPiece {
  readonly kind: 'unit';
  readonly unit: Unit;
  readonly role: Role;
  /** 私, あなた: may be left out together with its は. */
  readonly person?: 'first' | 'second';
  /** 飲んじゃ, when は follows 飲んで. */
  readonly contracted?: readonly string[];
  readonly instead?: Instead;
  /** What the unit was made of, for the rules of paraphrase. */
  readonly tokens?: readonly Token[];
  readonly lexeme?: Lexeme;
  readonly meanings?: readonly Features[];
  /** A full stop or question mark follows. */
  readonly endsSentence?: true;
}

/** What can replace a unit and the given number of units after it: 行く for 行きますか. */
export interface Instead {
  readonly pieces: readonly Piece[];
  readonly after: number;
}

export type Piece =
  | UnitPiece
  | { readonly kind: 'optional'; readonly inside: readonly Piece[] }
  | { readonly kind: 'choice'; readonly options: readonly (readonly Piece[])[] }
  | { readonly kind: 'free-order'; readonly inside: readonly (readonly Piece[])[] };

/** The units of the answer when nothing is left out and the first option of each choice is taken. */
export function unitsOf(pieces: readonly Piece[]): UnitPiece[] {
  return pieces.flatMap((piece): UnitPiece[] => {
    if (piece.kind === 'unit') return [piece];
    if (piece.kind === 'optional') return unitsOf(piece.inside);
    return piece.kind === 'choice' ? unitsOf(piece.options[0] ?? []) : piece.inside.flatMap(unitsOf);
  });
}
