import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { OWN_CARDS_BODY_MAX_BYTES, OWN_CARDS_PER_CALL } from '#contract/learning-limits.ts';
import { saveOwnCards } from '#contract/memory/own-card-endpoints.ts';
import { type OwnCardText, ownCardOf } from '#core/anki/import/own-card.ts';
import { partsOf } from './save-deck.ts';

const card = (at: number, chars: number, letter = '水'): OwnCardText => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  front: letter.repeat(Math.min(chars, 500)),
  back: letter.repeat(Math.min(chars, 2_000)),
  reading: '',
  note: letter.repeat(Math.min(chars, 1_000)),
  deck: '',
});
const partsWith = (ownCards: readonly OwnCardText[]) =>
  partsOf({ ownCards, events: [], scheduled: 0, staying: 0, stayingNotes: [], withoutMeaning: [] }).own;

test.each([
  { count: 0, chars: 1, letter: '水', parts: 0, why: 'nothing' },
  { count: OWN_CARDS_PER_CALL, chars: 1, letter: '水', parts: 1, why: 'short cards' },
  { count: OWN_CARDS_PER_CALL + 1, chars: 1, letter: '水', parts: 2, why: 'one card too many' },
  { count: 50, chars: 2_000, letter: '水', parts: 10, why: 'the longest cards' },
  { count: 50, chars: 2_000, letter: '"', parts: 7, why: 'signs that JSON writes twice' },
])('$why: parts fit into a call, and no card is lost', ({ count, chars, letter, parts }) => {
  const cards = Array.from({ length: count }, (_, at) => card(at, chars, letter));
  const packed = partsWith(cards);
  expect(packed).toHaveLength(parts);
  expect(packed.flat()).toEqual(cards);
  for (const part of packed) {
    expect(part.length).toBeLessThanOrEqual(OWN_CARDS_PER_CALL);
    const body = new TextEncoder().encode(JSON.stringify({ cards: part })).length;
    expect(body).toBeLessThan(OWN_CARDS_BODY_MAX_BYTES + 100);
  }
});

test('the server accepts the card of any note: one that it refused would hold up the others', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  const limits = { front: 500, back: 2_000, reading: 200, note: 1_000, deck: 100 };
  const long = fc.tuple(text, fc.constantFrom(1, 50)).map(([part, times]) => part.repeat(times));
  const texts = fc.record({
    word: long,
    reading: text,
    meaning: long,
    hanViet: text,
    example: long,
    exampleMeaning: text,
    category: long,
    key: text,
    id: text,
  });
  fc.assert(
    fc.property(texts, (note) => {
      const made = ownCardOf({ ...note, ruby: [], sound: '', cards: {} }, 7, limits);
      const sent = made && saveOwnCards.body.safeParse({ cards: [made] });
      expect(sent?.success ?? true).toBe(true);
    }),
    { numRuns: 500 },
  );
});
