import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { loadKana, useKanaInput } from './use-kana-input.ts';

afterEach(cleanup);

function Box() {
  const [text, setText] = useState('');
  return <textarea value={text} {...useKanaInput(true, setText).handlers} />;
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const typed = (value: string, isComposing: boolean) =>
  fireEvent.input(box(), { target: { value, selectionStart: value.length }, isComposing });

// Keep this the only test in the file: the table is loaded once per page.
test('a table that arrives during an IME composition is applied after it', async () => {
  render(<Box />);
  typed('mizu', false);
  expect(box().value, 'letters stay until the table is loaded').toBe('mizu');
  typed('mizu wo', true);
  await act(async () => void (await loadKana()));
  expect(box().value, 'the composition is not finished').toBe('mizu wo');
  fireEvent.compositionEnd(box());
  expect(box().value).toBe('みず を');
});
