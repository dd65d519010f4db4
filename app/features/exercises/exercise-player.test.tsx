import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exercisePlayerTexts as texts } from '#contract/texts/exercise-player.ts';
import { exerciseTexts } from '#contract/texts/exercises.ts';
import { explanationTexts } from '#contract/texts/explanations.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import type { ExerciseKind } from '#core/exercises/exercise.ts';
import { type Exercise, kindRules } from '#core/exercises/kinds.ts';
import { soundExercisesChoice } from '#app/lib/choices/practice-choices.ts';
import { singleKeyChoice } from '#app/lib/choices/single-keys.ts';
import { useLearningEvents } from '#app/lib/learning/learning.ts';
import type { Answers } from '#app/testing/answering-api.ts';
import { eventually } from '#app/testing/eventually.ts';
import {
  byTouch,
  choose,
  exerciseModels,
  exercises,
  tileNamed,
  tilesIn,
  type,
} from '#app/testing/exercises.ts';
import { sayAtOnce, stubVoices } from '#app/testing/fake-voices.ts';
import { teIru } from '#app/testing/grammar.ts';
import { withLearningStorage } from '#app/testing/path.ts';
import { rightAnswer } from '#app/testing/practice.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import ExercisePlayer from './exercise-player.tsx';

const CHECK = 'POST /api/sentences/check-answer';
const offline = (): Response => {
  throw new TypeError('offline');
};
const spoken: string[] = [];

withLearningStorage();
beforeEach(() => {
  localStorage.clear();
  spoken.length = 0;
  stubVoices(['ja-JP'], (utterance) => {
    spoken.push(utterance.text);
    sayAtOnce(utterance);
  });
  // Another test's answers wait in its own outbox; the log of learning stays open.
  vi.stubGlobal('indexedDB', new IDBFactory());
  // The log of learning is sent by itself.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});
afterEach(cleanup);

const onFinish = vi.fn<(result: { readonly isFlawless: boolean }) => void>();
const onLeave = vi.fn<() => void>();

/** The log, as the rest of the app sees it. */
function Log() {
  const events = useLearningEvents() ?? [];
  return (
    <ul aria-label="log">
      {events.map(({ id, kind, subject, result }) => (
        <li key={id}>{`${kind} ${subject} ${result}`}</li>
      ))}
    </ul>
  );
}
const inLog = () =>
  within(screen.getByRole('list', { name: 'log' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** The answers; the time zone and the cards of mistakes are logged at the same moment. */
const logged = () => inLog().filter((entry) => !/^(?:card-added|time-zone) /u.test(entry));
const cards = () => inLog().filter((entry) => entry.startsWith('card-added'));

function play(played: readonly Exercise[], answers: Answers = {}, length = played.length) {
  onFinish.mockClear();
  return renderWithApi(
    <>
      <ExercisePlayer
        variant="lesson"
        exercises={played}
        models={exerciseModels}
        length={length}
        onLeave={onLeave}
        onFinish={onFinish}
        words={<p>words to save</p>}
        links={<a href="/path">next</a>}
      />
      <Log />
    </>,
    { [CHECK]: offline, ...answers },
  );
}
const ofKind = (kind: ExerciseKind) => exercises.filter((one) => one.kind === kind).slice(0, 1);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const submit = () => fireEvent.submit(document.querySelector('form') ?? document.body);
const verdict = (name: keyof typeof practiceTexts.verdicts) =>
  screen.findByRole('heading', { name: practiceTexts.verdicts[name] });

const kinds = Object.keys(byTouch) as ExerciseKind[];

test.each(kinds)('%s: a right answer by touch ends the lesson without a fault', async (kind) => {
  play(ofKind(kind));
  expect(screen.getByRole('heading', { name: exerciseTexts[kind].instruction })).toBeTruthy();
  byTouch[kind].right();
  press(texts.check);
  await verdict('correct');
  await eventually(() => expect(document.activeElement).toBe(button(texts.continue)));
  press(texts.continue);
  expect(await screen.findByText(texts.flawless)).toBeTruthy();
  expect(screen.getByText('words to save')).toBeTruthy();
  expect(onFinish).toHaveBeenCalledOnce();
  expect(onFinish.mock.calls[0]?.[0]).toMatchObject({ isFlawless: true });
  await eventually(() => expect(logged().at(-1)).toBe(`${kind} sentence:401 right`));
});

test.each(kinds)('%s: a wrong answer may be tried again, and then be right', async (kind) => {
  play(ofKind(kind));
  byTouch[kind].wrong();
  press(texts.check);
  await verdict('wrong');
  expect(screen.queryByRole('region', { name: texts.answer })).toBeNull();
  await eventually(() => expect(logged().at(-1)).toBe(`${kind} sentence:401 wrong`));
  press(texts.tryAgain);
  byTouch[kind].right();
  press(texts.check);
  await verdict('correct');
  press(texts.continue);
  expect(onFinish.mock.calls[0]?.[0]).toMatchObject({ isFlawless: false });
  expect(screen.getByRole('heading', { name: texts.learntHeading })).toBeTruthy();
});

test('who gives up on producing a sentence reviews it later; recognising is no production', async () => {
  const other = (kind: ExerciseKind) => exercises.filter((one) => one.kind === kind).slice(1, 2);
  for (const { kind, added } of [
    { kind: 'meaning-choice', added: [] },
    { kind: 'tiles', added: ['card-added sentence:405 right'] },
  ] as const) {
    play(other(kind));
    press(texts.giveUp);
    await eventually(() => expect(logged().at(-1)).toBe(`${kind} sentence:405 wrong`));
    expect(cards().filter((entry) => entry.includes(':405'))).toEqual(added);
    cleanup();
  }
});

test('keys 1 to 4 choose, and Enter goes on', async () => {
  play(ofKind('meaning-choice'));
  key('2');
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[1]);
  submit();
  await verdict('correct');
  await eventually(() => expect(document.activeElement).toBe(button(texts.continue)));
});

test('single keys choose nothing if they are turned off', () => {
  singleKeyChoice.choose('off');
  play(ofKind('meaning-choice'));
  key('2');
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
});

test('tiles by keyboard: arrows, Enter and Backspace, each move announced', async () => {
  play(ofKind('tiles'));
  const focused = () => document.activeElement?.textContent ?? '';
  const enter = () => fireEvent.click(document.activeElement ?? document.body, { detail: 0 });
  const order = () => tilesIn(texts.ownSentence).map(({ textContent }) => textContent?.slice(0, 1));
  tileNamed(texts.pieces, '六').focus();
  for (let steps = 0; steps < 4; steps += 1) key('ArrowRight');
  expect(focused()).toMatch(/^私/u);
  enter();
  expect(order()).toEqual(['私']);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    texts.placed('私は', 1),
  );
  expect(focused()).toMatch(/^六/u);
  enter();
  key('Backspace');
  expect(order()).toEqual(['私']);
  expect(focused()).toMatch(/^六/u);
  key('ArrowUp');
  expect(focused()).toMatch(/^私/u);
  key('ArrowDown');
  for (const text of ['毎朝', '六', '起']) {
    tileNamed(texts.pieces, text).focus();
    enter();
  }
  submit();
  await verdict('correct');
});

test('a dragged tile lands where it is dropped, and outside of the sentence it is taken back', () => {
  play(ofKind('tiles'));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    if (!(this instanceof HTMLButtonElement)) return new DOMRect(0, 0, 300, 100);
    const at = [...(this.closest('ul')?.querySelectorAll('button') ?? [])].indexOf(this);
    return new DOMRect(at * 60, 0, 50, 40);
  });
  const drag = (tile: Element, clientX: number, clientY: number) => {
    const pointer = { isPrimary: true, button: 0, pointerId: 1 };
    tile.setPointerCapture = () => {};
    fireEvent.pointerDown(tile, { ...pointer, clientX: 0, clientY: 200 });
    fireEvent.pointerMove(tile, { ...pointer, clientX, clientY });
    fireEvent.pointerUp(tile, { ...pointer, clientX, clientY });
    // Browsers end a drag with a click.
    fireEvent.click(tile, { detail: 1 });
  };
  const order = () => tilesIn(texts.ownSentence).map(({ textContent }) => textContent?.slice(0, 1));
  drag(tileNamed(texts.pieces, '起'), 20, 20);
  drag(tileNamed(texts.pieces, '私'), 2, 20);
  expect(order()).toEqual(['私', '起']);
  drag(tileNamed(texts.ownSentence, '私'), 200, 20);
  expect(order()).toEqual(['起', '私']);
  drag(tileNamed(texts.ownSentence, '起'), 20, 500);
  expect(order()).toEqual(['私']);
  vi.restoreAllMocks();
});

test('failing on purpose steps down, shows the answer and reaches the end', async () => {
  const own = exercises.filter(({ sentenceId }) => sentenceId === 401);
  play(own, {}, 2);
  const seen: string[] = [];
  for (let turns = 0; turns < 20 && !screen.queryByText('words to save'); turns += 1) {
    const kind = kinds.find((one) => screen.queryByRole('heading', { name: exerciseTexts[one].instruction }));
    if (!kind) break;
    seen.push(kind);
    byTouch[kind].wrong();
    press(texts.check);
    await verdict('wrong');
    press(screen.queryByRole('button', { name: texts.tryAgain }) ? texts.tryAgain : texts.continue);
  }
  expect(screen.getByText('words to save')).toBeTruthy();
  expect(screen.getByRole('heading', { name: texts.mistakesHeading })).toBeTruthy();
  expect(seen.length).toBeGreaterThan(3);
});

test('the third failure shows the answer, which comes back at the end', async () => {
  play(ofKind('meaning-choice'));
  for (let tries = 0; tries < 3; tries += 1) {
    choose(3);
    press(texts.check);
    await verdict('wrong');
    if (tries < 2) press(texts.tryAgain);
  }
  expect(screen.getByRole('region', { name: texts.answer }).textContent).toContain('起');
  expect(screen.getByText(texts.comesBack)).toBeTruthy();
  press(texts.continue);
  choose(1);
  press(texts.check);
  await verdict('correct');
  press(texts.continue);
  expect(screen.getByText('words to save')).toBeTruthy();
});

test('the answer can be asked for', () => {
  play(ofKind('free-translation'));
  press(texts.giveUp);
  expect(screen.getByRole('region', { name: texts.answer })).toBeTruthy();
  expect(screen.getByText(texts.comesBack)).toBeTruthy();
});

test('a slip is no failure, and Vietnamese no try', async () => {
  play(ofKind('free-translation'));
  type('Mỗi sáng tôi thức dậy lúc sáu giờ');
  press(texts.check);
  await verdict('wrong');
  press(texts.tryAgain);
  byTouch['free-translation'].right();
  press(texts.check);
  await verdict('correct');
  press(texts.continue);
  expect(onFinish.mock.calls[0]?.[0]).toMatchObject({ isFlawless: true });
});

test('the sentence is heard at once, and again on demand', async () => {
  play(ofKind('heard-choice'));
  await eventually(() => expect(spoken).toEqual(['私は毎朝六時に起きます。']));
  press(texts.listenAgain);
  await eventually(() => expect(spoken).toHaveLength(2));
});

test('without sound no exercise that needs hearing appears', async () => {
  soundExercisesChoice.choose('off');
  const sounds = exercises.filter(({ kind }) => kindRules[kind].needsSound);
  play([...sounds, ...ofKind('particle-blank')]);
  expect(screen.getByRole('heading', { name: exerciseTexts['particle-blank'].instruction })).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.cannotHear })).toBeNull();
  expect(spoken).toEqual([]);
  byTouch['particle-blank'].right();
  press(texts.check);
  await verdict('correct');
  press(texts.continue);
  expect(screen.getByText('words to save')).toBeTruthy();
});

test('whoever cannot hear now goes on with other exercises', async () => {
  play([...ofKind('heard-choice'), ...ofKind('dictation'), ...ofKind('free-translation')]);
  press(texts.cannotHear);
  expect(screen.getByRole('heading', { name: exerciseTexts['free-translation'].instruction })).toBeTruthy();
  expect(await screen.findByText(texts.soundSkipped)).toBeTruthy();
  expect(soundExercisesChoice.now()).toBe('on');
});

test('typed sentences are sent for points; the lesson does not wait for them', async () => {
  const credited = () => Response.json({ ...rightAnswer, points: 10, score: 30 });
  const { callsOf } = play(ofKind('free-translation'), { [CHECK]: credited });
  byTouch['free-translation'].right();
  press(texts.check);
  await verdict('correct');
  press(texts.continue);
  expect(await screen.findByText(texts.points(10))).toBeTruthy();
  expect(callsOf(CHECK)).toMatchObject([
    { query: { mode: 'translate' }, body: { sentenceId: 401, userAnswer: '毎朝六時に起きます。' } },
  ]);
});

test('without a network the lesson goes on, and the answer is sent later', async () => {
  const network = { isAway: true };
  const { callsOf } = play([...ofKind('dictation'), ...ofKind('meaning-choice')], {
    [CHECK]: () => (network.isAway ? offline() : Response.json(rightAnswer)),
  });
  byTouch['meaning-choice'].right();
  press(texts.check);
  await verdict('correct');
  press(texts.continue);
  byTouch.dictation.right();
  press(texts.check);
  await verdict('correct');
  press(texts.continue);
  expect(screen.getByText('words to save')).toBeTruthy();
  await eventually(() => expect(callsOf(CHECK)).toHaveLength(1));
  network.isAway = false;
  fireEvent(window, new Event('online'));
  await eventually(() => expect(callsOf(CHECK)).toHaveLength(2));
  expect(callsOf(CHECK)[1]).toMatchObject({ query: { mode: 'listening' } });
});

test('a mistake is explained by the text that it refers to; without a network it can be tried again', async () => {
  const network = { isAway: true };
  play(ofKind('particle-blank'), {
    'GET /api/grammar/ni-thoi-gian': () =>
      network.isAway ? offline() : Response.json({ ...teIru, id: 'ni-thoi-gian' }),
  });
  byTouch['particle-blank'].wrong();
  press(texts.check);
  await verdict('wrong');
  fireEvent.click(screen.getByRole('button', { name: new RegExp(explanationTexts.why, 'u') }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(texts.explanationFailed)).toBeTruthy();
  network.isAway = false;
  fireEvent.click(within(dialog).getByRole('button', { name: uiTexts.tryAgain }));
  expect(await screen.findByRole('link', { name: explanationTexts.seePoint })).toBeTruthy();
});

test('a lesson can be left', () => {
  play(ofKind('tiles'));
  press(texts.leave);
  expect(onLeave).toHaveBeenCalledOnce();
});
