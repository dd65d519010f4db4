import type { RubySegment } from '../japanese/ruby.ts';

/** The parts of the assistant's text. It has no HTML: anything that looks like HTML is text. */
export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly Line[] }
  | { readonly kind: 'heading'; readonly line: Line }
  /** `first` is the number of the first item; null if the items have no numbers. */
  | { readonly kind: 'list'; readonly first: number | null; readonly items: readonly (readonly Line[])[] };

export type Line = readonly Inline[];

export type Inline = Run | { readonly kind: 'bold'; readonly inside: Line } | OwnLink;

/** To a page of ours. */
interface OwnLink {
  readonly kind: 'link';
  readonly to: string;
  readonly inside: Line;
}

/** A run of text in one language; Japanese runs have the readings from the brackets. */
export type Run =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'japanese'; readonly ruby: Ruby };

export type Ruby = readonly RubySegment[];

export const plainRuby = (ruby: Ruby): string => ruby.map(({ text }) => text).join('');
