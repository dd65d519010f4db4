import { describe, expect, test } from 'vitest';
import { type CardState, newCard } from '../../memory/card-state.ts';
import { NEW_SCHEDULING } from '../scheduling.ts';
import { cardScheduling, exportableCards, ownNote, wordNote } from './exported-notes.ts';

const DAY = 86_400_000;
const REVIEWED = Date.parse('2026-11-10T20:00:00+07:00');
const OWN_ID = '0b8f9a52-6f5e-4a53-9f0e-0c7a4d1f2e3b';

const state = (changes: Partial<CardState>, subject = 'word:7-read'): CardState => ({
  ...newCard(subject, REVIEWED - 30 * DAY),
  ...changes,
});
const remembered: Partial<CardState> = {
  phase: 'review',
  due: REVIEWED + 12 * DAY,
  stability: 12.4,
  difficulty: 5.25,
  reviews: 4,
  lapses: 1,
  lastReview: REVIEWED,
};

describe('a card is scheduled in Anki', () => {
  test.each([
    { card: {}, expected: NEW_SCHEDULING, why: 'new, if it was never asked' },
    {
      card: { isSuspended: true },
      expected: { ...NEW_SCHEDULING, isSuspended: true },
      why: 'new and suspended',
    },
    {
      card: remembered,
      expected: {
        phase: 'review',
        due: REVIEWED + 12 * DAY,
        intervalDays: 12,
        ease: null,
        reps: 4,
        lapses: 1,
        stability: 12.4,
        difficulty: 5.25,
        lastReview: REVIEWED,
        isSuspended: false,
      },
      why: 'with everything that FSRS knows',
    },
    {
      card: { ...remembered, due: REVIEWED + 5 * DAY },
      expected: { intervalDays: 5, stability: 12.4 },
      why: 'with the interval it has, which the wish and the fuzz make different from the stability',
    },
    {
      card: { ...remembered, due: REVIEWED + 3_600_000 },
      expected: { intervalDays: 1 },
      why: 'with an interval of a day at least',
    },
    {
      card: { ...remembered, phase: 'learning', due: REVIEWED + 600_000, stability: 2.3 },
      expected: { phase: 'learning', due: REVIEWED + 600_000, intervalDays: 0 },
      why: 'without an interval while it is learnt in minutes',
    },
    {
      card: { ...remembered, phase: 'relearning', due: REVIEWED + 600_000, stability: 3.4 },
      expected: { phase: 'relearning', due: REVIEWED + 600_000, intervalDays: 3 },
      why: 'with the interval that follows, after a lapse',
    },
    { card: { ...remembered, isLeech: true }, expected: { isSuspended: true }, why: 'suspended as a leech' },
    { card: { ...remembered, isKnown: true }, expected: { isSuspended: true }, why: 'suspended as known' },
    {
      card: { ...remembered, buriedAt: REVIEWED + DAY },
      expected: { isSuspended: false },
      why: 'as usual, if it was only put off until tomorrow',
    },
  ] satisfies { card: Partial<CardState>; expected: object; why: string }[])('$why', ({ card, expected }) => {
    expect(cardScheduling(state(card))).toMatchObject(expected);
  });
});

const school = {
  id: 7,
  kanji: '学校',
  hiragana: 'がっこう',
  ruby: '学[がっ]校[こう]',
  sino: 'HỌC HIỆU',
  mean: 'trường học',
  example: { ja: '学校[がっこう]に行[い]く。', vi: 'Đi đến trường.' },
};
const place = { category: 'N5', sound: 'kakehashi-7.mp3' };
const states = (...cards: readonly CardState[]) => new Map(cards.map((card) => [card.subject, card]));

describe('a word', () => {
  test('becomes a note with readings, Hán Việt, example and the cards that it has', () => {
    const say = state(remembered, 'word:7-say');
    expect(wordNote(school, place, states(state({}), say, state({}, 'word:8-read')))).toEqual({
      id: 'word:7',
      word: '学校',
      ruby: [
        { text: '学', reading: 'がっ' },
        { text: '校', reading: 'こう' },
      ],
      hanViet: 'HỌC HIỆU',
      meaning: 'trường học',
      example: '学校[がっこう]に行[い]く。',
      exampleMeaning: 'Đi đến trường.',
      sound: 'kakehashi-7.mp3',
      category: 'N5',
      cards: { read: NEW_SCHEDULING, say: cardScheduling(say) },
    });
  });

  test('in kana, without an example and without a card', () => {
    const word = { ...school, kanji: '', hiragana: 'ここ', ruby: 'ここ', example: null };
    expect(wordNote(word, { category: '', sound: '' }, new Map())).toMatchObject({
      word: 'ここ',
      ruby: [{ text: 'ここ' }],
      example: '',
      exampleMeaning: '',
      cards: {},
    });
  });
});

describe("a card of the learner's own", () => {
  const own = {
    id: OWN_ID,
    front: '土産',
    back: 'quà mang về',
    reading: 'みやげ',
    note: 'ở sân bay',
    deck: 'Du lịch',
  };
  test('is asked in one direction, in the deck that it has', () => {
    const card = state(remembered, `own:${OWN_ID}`);
    expect(ownNote(own, states(card))).toMatchObject({
      id: `own:${OWN_ID}`,
      word: '土産',
      ruby: [{ text: '土産', reading: 'みやげ' }],
      meaning: 'quà mang về',
      example: 'ở sân bay',
      sound: '',
      category: 'Du lịch',
      cards: { read: { phase: 'review', reps: 4 } },
    });
  });
  test.each([
    { reading: '', why: 'no reading is known' },
    { reading: '土産', why: 'the reading only repeats the front' },
  ])('has nothing above it: $why', ({ reading }) => {
    expect(ownNote({ ...own, reading }, new Map()).ruby).toEqual([{ text: '土産' }]);
  });
});

test('words and own cards leave, once for all directions; other kinds and known cards stay', () => {
  const known = { isKnown: true };
  const all = states(
    state({}, 'word:7-read'),
    state({}, 'word:7-say'),
    state(known, 'word:8-read'),
    state({}, `own:${OWN_ID}`),
    state({}, 'kana:き'),
    state({}, 'kanji:学'),
    state({}, 'sentence:401'),
    state({}, 'blank:401-te-iru'),
    state(known, 'kana:か'),
  );
  expect(exportableCards(all)).toEqual({ wordIds: new Set([7]), ownIds: new Set([OWN_ID]), others: 4 });
});
