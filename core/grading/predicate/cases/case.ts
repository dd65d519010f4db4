import type { Features } from '../features.ts';
import type { InflectionClass } from '../inflection-class.ts';

/** A form, cut after its root, and every meaning of it in words, with ` or ` between; `plain` where there is nothing to say. */
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
