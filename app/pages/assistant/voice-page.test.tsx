import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TalkReply } from '#contract/talk/endpoints.ts';
import { speechTexts } from '#contract/texts/speech.ts';
import { talkTexts } from '#contract/texts/talk.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { type Answers, heldBack, refusal } from '#app/testing/answering-api.ts';
import { stubRecognition, stubNoRecognition } from '#app/testing/fake-recognition.ts';
import { sayAtOnce, stubAudio, stubNoVoices, stubVoices } from '#app/testing/fake-voices.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import VoicePage from './voice-page.tsx';

const SAY = 'POST /api/talk';
const scene = { id: 'o-nha-hang', title: 'Ở nhà hàng', description: 'Gọi món.', level: 'N5' };

const opening: TalkReply = {
  japanese: '何[なに]を飲[の]みますか。',
  vietnamese: 'Bạn uống gì?',
  note: null,
  suggestions: [{ japanese: 'お茶[ちゃ]をください。', vietnamese: 'Cho tôi trà.' }],
  step: 0,
  ended: false,
  source: 'tutor',
};
const answered: TalkReply = { ...opening, japanese: 'はい、どうぞ。', vietnamese: 'Vâng, mời.', step: 1 };

type PartnerTurn = TalkReply | (() => Response | Promise<Response>);

/** The partner says these one after the other. */
const partnerSaying = (...replies: readonly PartnerTurn[]): Answers => {
  const left = [...replies];
  return {
    [SAY]: () => {
      const next = left.shift() ?? expect.unreachable();
      return typeof next === 'function' ? next() : Response.json(next);
    },
  };
};

let spoken: string[];
let recognition: ReturnType<typeof stubRecognition>;
beforeEach(() => {
  localStorage.clear();
  spoken = [];
  recognition = stubRecognition();
  stubVoices(['ja-JP'], (utterance) => {
    spoken.push(utterance.text);
    sayAtOnce(utterance);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (answers: Answers = {}, address = '/voice') =>
  renderWithApi(<VoicePage />, { 'GET /api/talk/scenes': () => Response.json([scene]), ...answers }, address);
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: talkTexts.answer });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const conversation = () => within(screen.getByRole('log', { name: talkTexts.conversation }));

async function open(...replies: readonly PartnerTurn[]) {
  const shown = show(partnerSaying(...replies));
  fireEvent.click(await screen.findByRole('link', { name: scene.title }));
  await button(talkTexts.showVietnamese);
  return shown;
}

test('a scene is chosen by its card, and the partner begins aloud', async () => {
  const { callsOf, router } = show(partnerSaying(opening));
  const card = await screen.findByRole('link', { name: scene.title });
  expect(screen.getByRole('link', { name: talkTexts.toChat })).toHaveProperty('pathname', '/ai');
  expect(screen.getByText('N5')).toBeTruthy();
  fireEvent.click(card);
  await button(talkTexts.play);
  await waitFor(() => expect(spoken).toEqual(['何を飲みますか。']));
  expect(callsOf(SAY)[0]?.body).toEqual({ sceneId: scene.id, step: 0, turns: [] });
  expect(router.state.location.search).toBe('?scene=o-nha-hang');
});

describe('a line of the partner', () => {
  test('is said again, shows its meaning on demand, and its readings unless they are not wanted', async () => {
    await open(opening);
    await waitFor(() => expect(spoken).toHaveLength(1));
    await press(talkTexts.play);
    await waitFor(() => expect(spoken).toHaveLength(2));
    expect(conversation().queryByText(opening.vietnamese)).toBeNull();
    await press(talkTexts.showVietnamese);
    expect(conversation().getByText(opening.vietnamese)).toBeTruthy();
    await press(talkTexts.hideVietnamese);
    expect(conversation().queryByText(opening.vietnamese)).toBeNull();
    expect(document.querySelector('rt')?.textContent).toBe('なに');
    await press(talkTexts.furigana);
    expect(document.querySelector('rt')).toBeNull();
  });

  test.each([
    { source: 'tutor' as const, why: 'written by us' },
    { source: 'model' as const, why: 'made by a model, which may err' },
  ])('says whose it is: $why', async ({ source }) => {
    await open({ ...opening, source });
    expect(screen.getByText(talkTexts.sources[source])).toBeTruthy();
  });
});

describe('what is spoken', () => {
  test('stands in the field, can be changed, and is sent by the learner', async () => {
    const { callsOf } = await open(opening, answered);
    await press(talkTexts.speak);
    expect((await button(talkTexts.speak)).getAttribute('aria-pressed')).toBe('true');
    recognition.hear('お茶');
    expect(field().value).toBe('お茶');
    recognition.hearFinal('お茶をくださる');
    expect((await button(talkTexts.speak)).getAttribute('aria-pressed')).toBe('false');
    expect(callsOf(SAY)).toHaveLength(1);
    type('お茶をください');
    await press(talkTexts.send);
    await screen.findByText('はい、どうぞ。');
    expect(callsOf(SAY)[1]?.body).toEqual({
      sceneId: scene.id,
      step: 0,
      message: 'お茶をください',
      turns: [{ speaker: 'partner', text: '何を飲みますか。' }],
    });
    await waitFor(() => expect(spoken.at(-1)).toBe('はい、どうぞ。'));
    expect(field().value).toBe('');
  });

  test('is said again instead', async () => {
    await open(opening);
    await press(talkTexts.speak);
    recognition.hearFinal('おちゃ');
    await press(talkTexts.sayAgain);
    expect(field().value).toBe('');
    expect(recognition.isListening()).toBe(true);
  });

  test('ends when the microphone is pressed again: what was heard stays', async () => {
    await open(opening);
    await press(talkTexts.speak);
    recognition.hear('お茶を');
    await press(talkTexts.speak);
    expect(recognition.isListening()).toBe(false);
    expect(field().value).toBe('お茶を');
  });

  test('is no longer listened to when the learner types', async () => {
    await open(opening);
    await press(talkTexts.speak);
    type('ocha');
    expect(recognition.isListening()).toBe(false);
    expect(field().value).toBe('ocha');
  });

  test('that was not understood is told in the words of PRODUCT.md, Dictionary', async () => {
    await open(opening);
    await press(talkTexts.speak);
    recognition.fail('no-speech');
    expect((await screen.findByRole('alert')).textContent).toBe(speechTexts.notRecognised);
    await press(talkTexts.speak);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('without recognition there is the field alone, and a quiet word about it', async () => {
  stubNoRecognition();
  await open(opening, answered);
  expect(screen.queryByRole('button', { name: talkTexts.speak })).toBeNull();
  expect(screen.getByText(talkTexts.cannotListen)).toBeTruthy();
  type('ocha o kudasai');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await screen.findByText('はい、どうぞ。');
});

test('an Enter that ends a composition sends nothing', async () => {
  const { callsOf } = await open(opening, answered);
  type('お茶');
  const enter = createEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  fireEvent(field(), enter);
  expect(callsOf(SAY)).toHaveLength(1);
  expect(field().value).toBe('お茶');
});

test('a suggestion goes into the field and waits there', async () => {
  const { callsOf } = await open(opening);
  fireEvent.click(screen.getByRole('button', { name: /お.*茶.*をください。/ }));
  expect(field().value).toBe('お茶をください。');
  expect(callsOf(SAY)).toHaveLength(1);
});

test('while the partner thinks nothing else is sent', async () => {
  const held = heldBack(() => Response.json(answered));
  await open(opening, held.answer);
  type('お茶をください');
  await press(talkTexts.send);
  expect(screen.getByText(talkTexts.answering)).toBeTruthy();
  type('水もください');
  expect((await button(talkTexts.send)).hasAttribute('disabled')).toBe(true);
  held.release();
  await screen.findByText('はい、どうぞ。');
  expect(field().value).toBe('水もください');
});

test('a note stands under the line that it is about', async () => {
  await open(opening, { ...answered, note: 'お茶を好き: dùng が.' });
  type('お茶を好きです');
  await press(talkTexts.send);
  await screen.findByText('はい、どうぞ。');
  const own = conversation().getByRole('article', { name: talkTexts.you });
  expect(own.textContent).toContain('dùng が.');
});

describe('a line that is not answered', () => {
  const failing = () => refusal(429, 'Chậm lại.');

  test('stays and is sent again', async () => {
    const { callsOf } = await open(opening, failing, answered);
    type('お茶をください');
    await press(talkTexts.send);
    expect((await screen.findByRole('alert')).textContent).toContain('Chậm lại.');
    expect(conversation().getByText('お茶をください')).toBeTruthy();
    await press(uiTexts.tryAgain);
    await screen.findByText('はい、どうぞ。');
    expect(callsOf(SAY)[2]?.body).toEqual(callsOf(SAY)[1]?.body);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('goes back into the field to be changed', async () => {
    await open(opening, () => Promise.reject(new TypeError('offline')));
    type('お茶をください');
    await press(talkTexts.send);
    expect((await screen.findByRole('alert')).textContent).toContain(talkTexts.failed);
    await press(talkTexts.edit);
    expect(field().value).toBe('お茶をください');
    expect(conversation().queryByRole('article', { name: talkTexts.you })).toBeNull();
  });
});

test('at the end stands what was said, and the scene can be begun again', async () => {
  const { callsOf } = await open(opening, { ...answered, ended: true, suggestions: [] }, opening);
  type('お茶をください');
  await press(talkTexts.send);
  await screen.findByRole('heading', { name: talkTexts.ended });
  expect(screen.getByText(talkTexts.saidCount(1))).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await press(talkTexts.restart);
  await waitFor(() => expect(callsOf(SAY)).toHaveLength(3));
  expect(await screen.findByRole('textbox', { name: talkTexts.answer })).toHaveProperty('value', '');
  expect(conversation().queryByRole('article', { name: talkTexts.you })).toBeNull();
});

test('a talk that cannot begin can be tried again', async () => {
  show(
    partnerSaying(() => refusal(500, 'Hỏng.'), opening),
    '/voice?scene=o-nha-hang',
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Hỏng.');
  await press(uiTexts.tryAgain);
  await button(talkTexts.play);
});

test('an address of no scene leads back to the others', async () => {
  show({}, '/voice?scene=khong-co');
  await screen.findByText(talkTexts.unknownScene);
  fireEvent.click(screen.getByRole('link', { name: talkTexts.otherScene }));
  expect(await screen.findByRole('link', { name: scene.title })).toBeTruthy();
});

test('scenes that do not come can be asked for again', async () => {
  let tries = 0;
  show({
    'GET /api/talk/scenes': () => (++tries === 1 ? refusal(400, 'Lỗi.') : Response.json([scene])),
  });
  await press(uiTexts.tryAgain);
  expect(await screen.findByRole('link', { name: scene.title })).toBeTruthy();
});

test('a browser that can say nothing tells so once, in the words of PRODUCT.md, Speech', async () => {
  stubNoVoices();
  stubAudio(undefined, () => '');
  await open(opening, answered);
  await screen.findByText(speechTexts.unsupported);
  type('はい');
  await press(talkTexts.send);
  await screen.findByText('はい、どうぞ。');
  expect(screen.getAllByText(speechTexts.unsupported)).toHaveLength(1);
});

test('who leaves hears no more of the partner', async () => {
  const synthesis = stubVoices(['ja-JP'], ({ onstart }) => onstart());
  await open(opening);
  await button(talkTexts.stop);
  synthesis.cancel.mockClear();
  fireEvent.click(screen.getByRole('link', { name: talkTexts.otherScene }));
  await waitFor(() => expect(synthesis.cancel).toHaveBeenCalled());
});
