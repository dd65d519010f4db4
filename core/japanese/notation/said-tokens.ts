import type { Token } from '../tokens/token.ts';
import type { AnswerParts } from './analysed-answer.ts';

/**
 * The tokens of the answer that learners see: with everything optional, the first of each choice, the written order.
 */
export function saidTokens(parts: AnswerParts): Token[] {
  return parts.flatMap((part): Token[] => {
    switch (part.kind) {
      case 'words':
        return [...part.tokens];
      case 'optional':
        return saidTokens(part.inside);
      case 'choice':
        return saidTokens(part.options[0] ?? []);
      case 'free-order':
        return part.inside.flatMap(saidTokens);
    }
  });
}
