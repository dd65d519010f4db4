import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { shortcutGroups, shortcutTexts } from '#contract/texts/shortcuts.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { useSearchKey } from '#app/features/dictionary/search/use-search-key.ts';
import { SiteFrame } from '#app/features/navigation/site-frame.tsx';
import { renderScreens } from '#app/testing/render-screens.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A page with every kind of focusable element; `/search` has the search box. */
function visit(address = '/rank') {
  const page = (
    <>
      <input aria-label="field" />
      <textarea aria-label="area" />
      <select aria-label="list" />
      <input type="checkbox" aria-label="box" />
      <div contentEditable suppressContentEditableWarning aria-label="editor" role="textbox" />
      <div role="dialog" aria-label="dialog">
        <button type="button">in the dialog</button>
      </div>
      <div role="menu">
        <div role="menuitem" tabIndex={-1}>
          entry
        </div>
      </div>
      <button type="button">beside</button>
    </>
  );
  const framed = (content: React.ReactNode) => (
    <SiteFrame bell={null} assistant={null}>
      {content}
    </SiteFrame>
  );
  return renderScreens({
    screens: [
      { path: '/rank', element: framed(page) },
      { path: '/search', element: framed(<SearchBox />) },
    ],
    address,
  });
}

function SearchBox() {
  const box = useRef<HTMLInputElement>(null);
  useSearchKey(box);
  return <input ref={box} aria-label="search" />;
}

const help = () => screen.queryByRole('dialog', { name: shortcutTexts.title });
const beside = () => screen.getByRole('button', { name: 'beside' });

test('/ opens the search page, and focuses the search box there', async () => {
  const { router } = visit();
  fireEvent.keyDown(beside(), { key: '/' });
  const box = await screen.findByLabelText('search');
  expect(router.state.location.pathname).toBe('/search');
  await waitFor(() => expect(document.activeElement).toBe(box));
  box.blur();
  const { key } = router.state.location;
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(box);
  expect(router.state.location.key, 'the search box handled the key').toBe(key);
});

test.each([
  { at: beside, why: 'from a button' },
  { at: () => document.body, why: 'from nowhere' },
  { at: () => screen.getByLabelText('box'), why: 'from a checkbox, which takes no text' },
  { at: beside, keys: { shiftKey: true }, why: 'with the Shift that most keyboards need for it' },
])('? opens the help $why', async ({ at, keys }) => {
  visit();
  fireEvent.keyDown(at(), { key: '?', ...keys });
  expect(await screen.findByRole('dialog', { name: shortcutTexts.title })).toBeDefined();
});

test.each([
  { at: () => screen.getByLabelText('field'), why: 'typed into a field' },
  { at: () => screen.getByLabelText('area'), why: 'typed into a text area' },
  { at: () => screen.getByLabelText('list'), why: 'typed in a select' },
  { at: () => screen.getByLabelText('editor'), why: 'typed into an editable element' },
  { at: () => screen.getByText('in the dialog'), why: 'pressed in a dialog' },
  { at: () => screen.getByText('entry'), why: 'pressed in a menu, where keys select entries' },
  { at: beside, keys: { isComposing: true }, why: 'of a running IME composition' },
  { at: beside, keys: { ctrlKey: true }, why: 'with Ctrl' },
  { at: beside, keys: { altKey: true }, why: 'with Alt' },
  { at: beside, keys: { metaKey: true }, why: 'with ⌘' },
  { at: beside, keys: { repeat: true }, why: 'held down' },
  { at: beside, keys: { key: '!' }, why: 'that is another character' },
])('a key $why does nothing', ({ at, keys }) => {
  const { router } = visit();
  const isUnused = (key: string) => fireEvent.keyDown(at(), { key, ...keys });
  expect(isUnused('?')).toBe(true);
  expect(isUnused('/')).toBe(true);
  expect(help()).toBeNull();
  expect(router.state.location.pathname).toBe('/rank');
});

test('the help lists every shortcut with its keys, and Esc restores the focus', async () => {
  visit();
  beside().focus();
  fireEvent.keyDown(beside(), { key: '?' });
  const dialog = await screen.findByRole('dialog', { name: shortcutTexts.title });
  for (const { title, shortcuts } of shortcutGroups) {
    expect(dialog.textContent).toContain(title);
    for (const { does } of shortcuts) expect(dialog.textContent).toContain(does);
  }
  const caps = [...dialog.querySelectorAll('kbd')].map(({ textContent }) => textContent);
  expect(caps).toEqual(
    shortcutGroups.flatMap(({ shortcuts }) => shortcuts.flatMap(({ ways }) => ways.flat())),
  );
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(help()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(beside()));
});

test('single keys can be turned off in the help, which the footer still opens', async () => {
  const { router } = visit();
  const openFromFooter = () =>
    fireEvent.click(screen.getByRole('button', { name: new RegExp(navigationTexts.keyboardHelp) }));
  openFromFooter();
  fireEvent.click(await screen.findByRole('checkbox', { name: shortcutTexts.switch }));
  fireEvent.click(screen.getByRole('button', { name: uiTexts.close }));
  fireEvent.keyDown(beside(), { key: '?' });
  fireEvent.keyDown(beside(), { key: '/' });
  expect(help()).toBeNull();
  expect(router.state.location.pathname).toBe('/rank');
  openFromFooter();
  const asked = await screen.findByRole<HTMLInputElement>('checkbox', { name: shortcutTexts.switch });
  expect(asked.checked).toBe(false);
});
