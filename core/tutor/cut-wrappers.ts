import { lineOf, type Message, type Piece } from './message.ts';
import { BACK_WRAPPERS, FRONT_WRAPPERS } from './patterns/wrappers.ts';

export interface Unwrapped extends Message {
  /**
   * The message before each cut, the whole one first: “chào bạn” is a wrapper, but it can also be the whole message.
   */
  readonly stages: readonly string[];
}

/** The message without polite phrases at both ends. A message of nothing else stays as it is. */
export function cutWrappers(message: Message): Unwrapped {
  const stages: string[] = [];
  const begun = cutAll(message.pieces, FRONT_WRAPPERS, (pieces, count) => pieces.slice(count), stages);
  const pieces = cutAll(begun, BACK_WRAPPERS, (all, count) => all.slice(0, -count), stages);
  return { ...message, pieces, stages };
}

type Cut = (pieces: readonly Piece[], count: number) => readonly Piece[];

function cutAll(
  pieces: readonly Piece[],
  wrappers: readonly RegExp[],
  cut: Cut,
  stages: string[],
): readonly Piece[] {
  const line = lineOf(pieces);
  stages.push(line);
  for (const wrapper of wrappers) {
    const count = wrapper.exec(line)?.[0].trim().split(' ').length;
    if (count !== undefined && count < pieces.length)
      return cutAll(cut(pieces, count), wrappers, cut, stages);
  }
  return pieces;
}
