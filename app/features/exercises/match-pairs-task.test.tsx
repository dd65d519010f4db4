import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { exercisePlayerTexts as texts } from '#contract/texts/exercise-player.ts';
import { exerciseTexts } from '#contract/texts/exercises.ts';
import type { MatchPairs } from '#core/exercises/match-pairs.ts';
import { MatchPairsTask } from './match-pairs-task.tsx';
import type { TaskPhase } from './task.ts';

const exercise: MatchPairs = {
  kind: 'match-pairs',
  sentenceId: 401,
  vietnamese: 'Mỗi sáng tôi thức dậy.',
  japanese: '毎朝[まいあさ]起[お]きます。',
  words: ['毎朝[まいあさ]', '起[お]きる', 'テレビ'],
  meanings: ['ti vi', 'mỗi sáng', 'thức dậy'],
  partners: [1, 2, 0],
};
const WORDS = [/^毎朝/u, /^起/u, /^テレビ/u] as const;

afterEach(cleanup);

function open() {
  const onAnswer = vi.fn<(answer: unknown) => void>();
  const task = (phase: TaskPhase) => <MatchPairsTask exercise={exercise} phase={phase} onAnswer={onAnswer} />;
  const { rerender } = render(task('asked'));
  return { onAnswer, enter: (phase: TaskPhase) => rerender(task(phase)) };
}

const listed = (name: string) => within(screen.getByRole('list', { name }));
const word = (at: number) => listed(texts.words).getByRole('button', { name: WORDS[at] });
const meaning = (name: string) => listed(texts.choices).getByRole('button', { name });
const check = () => screen.getByRole<HTMLButtonElement>('button', { name: texts.check });
const said = () => screen.getByRole('status').textContent;
const chosenWords = () =>
  listed(texts.words)
    .queryAllByRole('button', { pressed: true })
    .map((button) => WORDS.findIndex((start) => start.test(button.textContent)));
/** As a keyboard does it: the button has the focus. */
const press = (button: HTMLElement) => {
  button.focus();
  fireEvent.click(button, { detail: 0 });
};
const matchAll = (...names: readonly string[]) => names.forEach((name) => press(meaning(name)));

describe('while words are matched, a screen reader hears', () => {
  test('the task first; the first word is chosen and has no meaning yet', () => {
    open();
    const heading = screen.getByRole('heading', { name: exerciseTexts['match-pairs'].instruction });
    expect(document.activeElement).toBe(heading);
    expect(chosenWords()).toEqual([0]);
    expect(word(0).textContent).toContain(texts.blank);
    expect(check().disabled).toBe(true);
  });

  test('what was matched, how many words are left, and which is chosen now', () => {
    open();
    press(meaning('mỗi sáng'));
    expect(said()).toBe(texts.paired('毎朝', 'mỗi sáng', 2, '起きる'));
    expect(said()).toContain('Còn 2 từ, đang chọn 起きる.');
    expect(word(0).textContent).toContain('mỗi sáng');
    expect(chosenWords()).toEqual([1]);
    press(meaning('thức dậy'));
    press(meaning('ti vi'));
    expect(said()).toBe(texts.paired('テレビ', 'ti vi', 0, 'テレビ'));
    expect(check().disabled).toBe(false);
  });

  test('which meaning a word has lost, when it is chosen again', () => {
    open();
    matchAll('ti vi', 'mỗi sáng');
    press(word(0));
    expect(said()).toBe(texts.unpaired('毎朝', 'ti vi', 2));
    expect(chosenWords()).toEqual([0]);
    expect(word(0).textContent).toContain(texts.blank);
    press(word(2));
    expect(said()).toBe('');
    expect(chosenWords()).toEqual([2]);
  });

  test('a meaning that a key moves to another word', () => {
    open();
    press(meaning('ti vi'));
    fireEvent.keyDown(document.body, { key: '1' });
    expect(said()).toBe(texts.paired('起きる', 'ti vi', 2, '毎朝'));
    expect(chosenWords()).toEqual([0]);
  });
});

test('the focus stays on a meaning that was just used; it is unavailable, and does nothing', () => {
  open();
  press(meaning('mỗi sáng'));
  expect(document.activeElement).toBe(meaning('mỗi sáng'));
  expect(meaning('mỗi sáng').getAttribute('aria-disabled')).toBe('true');
  expect(meaning('mỗi sáng').hasAttribute('disabled')).toBe(false);
  press(meaning('mỗi sáng'));
  expect(word(0).textContent).toContain('mỗi sáng');
  expect(word(1).textContent).toContain(texts.blank);
  press(word(0));
  expect(meaning('mỗi sáng').getAttribute('aria-disabled')).toBe('false');
});

describe('after the check', () => {
  test('wrong pairs are named, and each word says whether it is right', () => {
    const { onAnswer, enter } = open();
    matchAll('mỗi sáng', 'ti vi', 'thức dậy');
    fireEvent.click(check());
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ pairs: [1, 0, 2] });
    enter('wrong');
    expect(said()).toBe(texts.pairsChecked(1, 3, '起きる, テレビ'));
    const { right, wrong } = texts.pairStates;
    for (const [at, state] of [right, wrong, wrong].entries())
      expect(word(at).textContent.endsWith(state)).toBe(true);
    expect(chosenWords()).toEqual([]);
  });

  test('tried again, nothing old is said, and the focus is back at the task', () => {
    const { enter } = open();
    matchAll('mỗi sáng', 'ti vi', 'thức dậy');
    fireEvent.click(check());
    enter('wrong');
    enter('asked');
    expect(said()).toBe('');
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: exerciseTexts['match-pairs'].instruction }),
    );
    press(word(1));
    expect(said()).toBe(texts.unpaired('起きる', 'ti vi', 1));
  });

  test('the answer that was asked for is told pair by pair', () => {
    const { enter } = open();
    enter('shown');
    expect(said()).toBe('毎朝: mỗi sáng. 起きる: thức dậy. テレビ: ti vi.');
    expect(word(2).textContent).toContain('ti vi');
  });
});
