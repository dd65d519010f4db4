import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { versionTexts } from '#contract/texts/versions.ts';
import { SideBySide, type SideField } from './side-by-side.tsx';

afterEach(cleanup);

const show = (...fields: SideField[]) =>
  render(<SideBySide beforeLabel="Đang hiển thị" afterLabel="Bản mới" fields={fields} />).container;

const texts = (elements: Iterable<Element>) => Array.from(elements, ({ textContent }) => textContent);

test.each([
  {
    field: { name: 'Câu', before: 'Tôi uống nước.', after: 'Tôi uống trà nóng.' },
    removed: ['nước'],
    added: ['trà nóng'],
    why: 'changed words of a text',
  },
  {
    field: {
      name: 'Đáp án',
      before: ['水を飲む', 'お水を飲む'],
      after: ['お水を飲む', '水、飲む'],
      japanese: true,
    },
    removed: ['水を飲む'],
    added: ['水、飲む'],
    why: 'changed rows of a list',
  },
  {
    field: { name: 'Cách đọc', before: '', after: 'みず', japanese: true },
    removed: [],
    added: ['みず'],
    why: 'a field that was empty before',
  },
  {
    field: { name: 'Đáp án', before: ['一', '二'], after: ['二', '一'] },
    removed: [],
    added: [],
    why: 'no rows if only their order changed',
  },
])('marks $why', ({ field, removed, added }) => {
  const container = show(field);
  expect(texts(container.querySelectorAll('del'))).toEqual(removed);
  expect(texts(container.querySelectorAll('ins'))).toEqual(added);
  expect(within(screen.getByRole('region', { name: field.name })).getByText('Bản mới')).toBeDefined();
});

test('unchanged fields are collapsed, with their names', () => {
  const container = show(
    { name: 'Câu', before: 'cũ', after: 'mới' },
    { name: 'Gợi ý', before: 'Trợ từ', after: 'Trợ từ' },
    { name: 'Đáp án', before: ['水'], after: ['水'] },
  );
  const folded = container.querySelector('details');
  expect(folded?.open).toBe(false);
  expect(folded?.querySelector('summary')?.textContent).toBe(versionTexts.unchanged('Gợi ý, Đáp án'));
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test.each([
  { given: undefined, expected: versionTexts.nothingDiffers, why: 'with the default text' },
  { given: 'Vẫn như cũ.', expected: 'Vẫn như cũ.', why: 'with the text of the screen' },
])('says so if nothing differs: $why', ({ given, expected }) => {
  const field = { name: 'Câu', before: 'cũ', after: 'cũ' };
  render(<SideBySide beforeLabel="Bản 1" afterLabel="Bản 2" fields={[field]} nothingDiffers={given} />);
  expect(screen.getByText(expected)).toBeDefined();
  expect(screen.queryByText('Bản 1')).toBeNull();
});

test('a new piece is shown alone, without marks and empty fields', () => {
  const container = show(
    { name: 'Câu', before: null, after: 'mới' },
    { name: 'Gợi ý', before: null, after: '' },
  );
  expect(container.querySelectorAll('ins, del, details')).toHaveLength(0);
  expect(texts(container.querySelectorAll('dd'))).toEqual(['mới']);
});

test('Japanese is marked as Japanese, also inside Vietnamese', () => {
  const container = show(
    { name: 'Câu', before: '水を飲む', after: '水を飲みます', japanese: true },
    { name: 'Gợi ý', before: 'Dùng を', after: 'Dùng に' },
  );
  expect(texts(container.querySelectorAll('ins [lang=ja]'))).toEqual(['みます', 'に']);
});

test('pictures are shown, with the version in their alt text', () => {
  show({ name: 'Ảnh', before: '/media/1', after: '/media/2', picture: true });
  expect(
    screen.getAllByRole<HTMLImageElement>('img').map(({ alt, src }) => [alt, new URL(src).pathname]),
  ).toEqual([
    [versionTexts.picture('Ảnh', 'Đang hiển thị'), '/media/1'],
    [versionTexts.picture('Ảnh', 'Bản mới'), '/media/2'],
  ]);
});
