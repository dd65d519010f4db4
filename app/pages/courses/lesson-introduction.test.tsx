import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { introductionTexts as texts } from '#contract/texts/introductions.ts';
import { notebookRefusals } from '#contract/texts/notebook.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { rememberPlace } from '#app/lib/progress/practised.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { introduction } from '#app/testing/introductions.ts';
import { button, press, show, spoken, startFreshPractice } from '#app/testing/practising.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';

const INTRODUCTION = 'GET /api/introductions/40';
const CATEGORIES = 'GET /api/favorites/categories';
const CREATE = 'POST /api/favorites/categories';
const ADD = 'POST /api/favorites/add';

const category = { id: 9, name: texts.category, itemCount: 0 };
const [water] = introduction.words;
const favorite = {
  id: 1,
  item: { id: 1, kanji: '水', sino: '', hiragana: 'みず', mean: 'nước', type: 'N5' },
};
const notebook: Answers = {
  [CATEGORIES]: () => Response.json([]),
  [CREATE]: () => Response.json(category),
  [ADD]: () => Response.json(favorite),
};
const introduced: Answers = { [INTRODUCTION]: () => Response.json(introduction), ...notebook };

startFreshPractice();

const panel = () => screen.findByRole('region', { name: texts.title });
const signIn = () => signInWith({ sub: 'hoa@example.com', uid: 7, roles: ['USER'] });

describe('before the first sentence', () => {
  test('words and grammar of a lesson that is new', async () => {
    await show(introduced);
    const shown = await panel();
    const inside = within(shown);
    await inside.findByText('THỦY');
    for (const text of ['THỦY', 'Cho tôi xin nước.', 'nêu tân ngữ', 'Danh từ + を', 'Nước là tân ngữ.'])
      expect(shown.textContent).toContain(text);
    expect(inside.getByText(texts.counts(2, 1))).toBeDefined();
    const more = inside.getByText(texts.more(1, 1)).closest('details');
    expect(more?.open).toBe(false);
    expect(inside.getByRole('link', { name: texts.toPoint, hidden: true }).getAttribute('href')).toBe(
      paths.grammarPoint('o-tan-ngu'),
    );
  });

  test('one tap skips it, another opens it again', async () => {
    await show(introduced);
    await panel();
    const skip = button(texts.skip);
    expect(skip.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(skip);
    expect(button(texts.open).getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('button', { name: texts.begin })).toBeNull();
    press(texts.open);
    expect(button(texts.begin)).toBeDefined();
  });

  test.each([
    { why: 'begun in this browser', begin: () => rememberPlace(40, 'listening', 401), hash: '' },
    { why: 'opened at one of its sentences', begin: () => {}, hash: '#402' },
  ])('is closed for a lesson that was $why', async ({ begin, hash }) => {
    begin();
    await show(introduced, 'translate', hash);
    await panel();
    expect(button(texts.open)).toBeDefined();
  });

  test.each([
    { why: 'fails to load', answer: () => refusal(500, 'Lỗi máy chủ') },
    {
      why: 'is empty',
      answer: () => Response.json({ ...introduction, words: [], points: [], moreWords: [], morePoints: [] }),
    },
  ])('is left out if it $why', async ({ answer }) => {
    await show({ [INTRODUCTION]: answer });
    await waitFor(() => expect(screen.queryByRole('region', { name: texts.title })).toBeNull());
  });

  test('a word is spoken', async () => {
    await show(introduced);
    await panel();
    press(texts.listenTo('水'));
    await waitFor(() => expect(spoken).toEqual(['水']));
  });
});

describe('saving a word', () => {
  const save = async () => {
    await panel();
    press(texts.save('水'));
  };

  test('the first one creates the category', async () => {
    signIn();
    const { callsOf } = await show(introduced);
    await save();
    expect(await screen.findByRole('button', { name: texts.saved('水') })).toBeDefined();
    expect(callsOf(CREATE)).toMatchObject([{ query: { name: texts.category } }]);
    expect(callsOf(ADD)).toMatchObject([{ query: { categoryId: '9', itemId: String(water?.id) } }]);
  });

  test.each([
    { why: 'is there already', answer: () => refusal(409, notebookRefusals.alreadyInCategory) },
    { why: 'is new to the category', answer: () => Response.json(favorite) },
  ])('into the category of before; the word $why', async ({ answer }) => {
    signIn();
    const known = { [CATEGORIES]: () => Response.json([{ ...category, contains: false }]), [ADD]: answer };
    const { callsOf } = await show({ ...introduced, ...known });
    await save();
    expect(await screen.findByRole('button', { name: texts.saved('水') })).toBeDefined();
    expect(callsOf(CREATE)).toEqual([]);
  });

  test('a refusal is shown, and the word can be saved again', async () => {
    signIn();
    await show({ ...introduced, [ADD]: () => refusal(429, 'Bạn gửi quá nhanh.') });
    await save();
    expect(await screen.findByText('Bạn gửi quá nhanh.')).toBeDefined();
    expect(button(texts.save('水'))).toBeDefined();
  });

  test('a visitor logs in first and comes back', async () => {
    const { router } = await show(introduced);
    await save();
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.login));
    expect(router.state.location.state).toEqual({ from: '/exercises/1/curriculum/3/40' });
  });
});

describe('at the end of the lesson', () => {
  const finish = async () => {
    await panel();
    press(practiceTexts.next);
    await screen.findByRole('heading', { level: 1, name: 'Tôi học bài.' });
    press(practiceTexts.finish);
    return within(await screen.findByRole('region', { name: texts.learnt }));
  };

  test('all its words are saved with one tap', async () => {
    signIn();
    const { callsOf } = await show(introduced);
    const words = await finish();
    fireEvent.click(words.getByRole('button', { name: texts.saveAll(2) }));
    expect(await words.findByText(texts.allSaved)).toBeDefined();
    expect(callsOf(ADD).map(({ query }) => query['itemId'])).toEqual(['1', '2']);
  });

  test('or one, then the rest', async () => {
    signIn();
    await show(introduced);
    const words = await finish();
    fireEvent.click(words.getByRole('button', { name: texts.save('水') }));
    expect(await words.findByRole('button', { name: texts.saveRest(1) })).toBeDefined();
  });
});
