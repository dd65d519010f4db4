import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { crushTexts } from '#contract/texts/crush.ts';
import { fakeMusic } from '#app/testing/fake-music.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { passTime, stopClock } from '#app/testing/still-clock.ts';
import CrushPage from './crush-page.tsx';

const { fields } = crushTexts;
const INVITED = '/crush?ten=Lan&diadiem=qu%C3%A1n+ph%E1%BB%9F&thoigian=t%E1%BB%91i+mai&voiai=Minh';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = (address: string) =>
  renderScreens({ screens: [{ path: '/crush', element: <CrushPage /> }], address });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const field = (name: keyof typeof fields) => screen.getByLabelText<HTMLInputElement>(fields[name].label);
const write = (name: keyof typeof fields, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const title = () => screen.getByRole('heading', { level: 1 });
const picture = () => screen.getByRole('img').getAttribute('aria-label');

function writeAll(): void {
  write('ten', ' Lan ');
  write('diadiem', 'quán phở');
  write('thoigian', 'tối mai');
  write('voiai', 'Minh');
}

describe('the form', () => {
  test('marks each missing field, and focuses the first', () => {
    const { router } = open('/crush?ten=Lan&voiai=Minh');
    expect([field('ten').value, field('voiai').value], 'fields are filled in from the URL').toEqual([
      'Lan',
      'Minh',
    ]);
    write('voiai', '   ');
    press(crushTexts.submit);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      fields.diadiem.missing,
      fields.thoigian.missing,
      fields.voiai.missing,
    ]);
    expect(document.activeElement).toBe(field('diadiem'));
    expect(router.state.location.search).toBe('?ten=Lan&voiai=Minh');
    write('diadiem', 'quán phở');
    expect(screen.getAllByRole('alert'), 'a fixed field is no longer marked').toHaveLength(2);
  });

  test('replaces the URL and shows the question, with buttons for the sender to copy and edit', () => {
    const { router } = open('/crush');
    writeAll();
    press(crushTexts.submit);
    expect(router.state.location.pathname + router.state.location.search).toBe(INVITED);
    expect(router.state.historyAction).toBe('REPLACE');
    expect(title().textContent).toBe('Lan ơi, đi\u00A0ăn một bữa nhé?');
    expect(document.activeElement).toBe(title());
    expect(button(crushTexts.copyLink)).toBeDefined();
    press(crushTexts.edit);
    expect(document.activeElement, 'the title takes the focus of the button').toBe(title());
    expect(field('thoigian').value).toBe('tối mai');
    press(crushTexts.submit);
    expect(title().textContent, 'also without a change').toBe('Lan ơi, đi\u00A0ăn một bữa nhé?');
  });
});

describe('the link of an invitation', () => {
  test.each([
    { refused: false, shown: crushTexts.copied, why: 'is copied for the sender' },
    { refused: true, shown: crushTexts.copyFailed, why: 'cannot be copied here' },
  ])('$why', async ({ refused, shown }) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {
      if (refused) throw new DOMException('no');
    });
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    document.execCommand = () => false;
    const { sent } = renderWithApi(<CrushPage />, {}, '/crush');
    writeAll();
    press(crushTexts.submit);
    press(crushTexts.copyLink);
    expect(await screen.findByText(shown)).toBeDefined();
    expect(writeText.mock.calls).toEqual([[`${location.origin}${INVITED}`]]);
    expect(sent, 'the names are told to nobody').toEqual([]);
  });
});

describe('the recipient', () => {
  test('sees the question at once, without the sender’s buttons', () => {
    open(INVITED);
    expect(title().textContent).toBe('Lan ơi, đi\u00A0ăn một bữa nhé?');
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'tối mai',
      'quán phở',
      'Đi với Minh',
    ]);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Đi!', 'Không']);
  });

  test('sees other pictures, label and size after every No', () => {
    open(INVITED);
    const [first, second, third] = crushTexts.sadPictures;
    const shown = [first, third, second, first, first].map((expected, refusals) => {
      expect(picture()).toBe(expected);
      const { fontSize, padding } = button(crushTexts.yes).style;
      press(crushTexts.noLabels[refusals] ?? '');
      return `${fontSize} ${padding}`;
    });
    expect(shown).toEqual(['20px 14px', '30px 24px', '40px 34px', '50px 44px', '60px 54px']);
  });

  test('sees the four happy pictures, one per second, after Yes', async () => {
    stopClock();
    open(INVITED);
    press(crushTexts.yes);
    expect(screen.queryByRole('button')).toBeNull();
    expect(title().textContent).toBe('Tuyệt quá, Lan ơi!');
    expect(document.activeElement).toBe(title());
    expect(screen.getByText('Hẹn Lan tối mai, ở quán phở, đi với Minh. Nhớ để bụng đói nhé!')).toBeDefined();
    const seen = [picture()];
    for (const ms of [999, 1, 1_000, 1_000, 5_000]) {
      await passTime(ms);
      seen.push(picture());
    }
    const [amazed, jumping, inLove, together] = crushTexts.happyPictures;
    expect(seen).toEqual([amazed, amazed, jumping, inLove, together, together]);
  });

  test('sees markup as plain text', () => {
    const markup = '<img src=x onerror=alert(1)>';
    open(`/crush?${new URLSearchParams({ ten: markup, diadiem: markup, thoigian: markup, voiai: markup })}`);
    expect(title().textContent).toBe(`${markup} ơi, đi\u00A0ăn một bữa nhé?`);
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('the music', () => {
  test('starts with the form’s button, can be turned off, and stays off for the next invitation', async () => {
    const music = fakeMusic('allowed');
    open('/crush');
    expect(music.states()).toEqual([]);
    writeAll();
    press(crushTexts.submit);
    expect(music.states()).toEqual(['running']);
    press(crushTexts.musicOff);
    expect(music.states()).toEqual(['suspended']);
    press(crushTexts.noLabels[0]);
    expect(music.states(), 'a gesture does not restart music that was turned off').toEqual(['suspended']);
    cleanup();
    expect(music.states()).toEqual(['closed']);
    open(INVITED);
    expect(music.states(), 'no new audio context').toEqual(['closed']);
    press(crushTexts.musicOn);
    expect(music.states()).toEqual(['closed', 'running']);
  });

  test('waits for the first tap if the browser requires one', () => {
    const music = fakeMusic('blocked');
    open(INVITED);
    expect(music.states()).toEqual(['suspended']);
    expect(button(crushTexts.musicOn)).toBeDefined();
    music.allow();
    press(crushTexts.noLabels[0]);
    expect(music.states()).toEqual(['running']);
    expect(button(crushTexts.musicOff)).toBeDefined();
  });

  test('one tap on its button toggles it once', () => {
    const music = fakeMusic('blocked');
    open(INVITED);
    music.allow();
    press(crushTexts.musicOn);
    expect(music.states()).toEqual(['running']);
    expect(button(crushTexts.musicOff)).toBeDefined();
  });

  test('has no button if there is no music', () => {
    vi.stubGlobal('AudioContext', undefined);
    open(INVITED);
    expect(screen.queryByRole('button', { name: /nhạc/ })).toBeNull();
  });
});

test('the server’s HTML is the form, the same for every URL, with a note for browsers without scripts', async () => {
  const routes = [{ path: '/crush', element: <CrushPage /> }];
  const htmlOf = async (address: string) => {
    const { query, dataRoutes } = createStaticHandler(routes);
    const context = await query(new Request(`http://kakehashi.test${address}`));
    if (context instanceof Response) throw new Error('a redirect');
    const router = createStaticRouter(dataRoutes, context);
    return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  };
  const html = await htmlOf('/crush');
  expect(html).toContain(crushTexts.withoutScript);
  expect(html).toMatch(/<form [^>]*action="\/crush"/);
  expect(await htmlOf(INVITED)).toBe(html);
});
