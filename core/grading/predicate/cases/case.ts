import type { Features } from '../features.ts';
import type { InflectionClass } from '../inflection-class.ts';

/** A form without its root, and all its meanings in words, separated by ` or `; `plain` if no feature is set. */
export type EndingCase = readonly [
  inflectionClass: InflectionClass,
  root: string,
  ending: string,
  meanings: string,
];

export function says({ voice, aspect, wish, mood, past, negative, polite }: Features): string {
  const words = [
    voice === 'active' ? '' : voice,
    aspect === 'simple' ? '' : aspect,
    wish ? 'wish' : '',
    mood === 'statement' ? '' : mood,
    past ? 'past' : '',
    negative ? 'negative' : '',
    polite ? 'polite' : '',
  ];
  return words.filter(Boolean).join(' ') || 'plain';
}
