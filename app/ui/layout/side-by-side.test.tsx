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
    why: 'words of a text',
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
    why: 'whole rows of a list',
  },
  {
    field: { name: 'Cách đọc', before: '', after: 'みず', japanese: true },
    removed: [],
    added: ['みず'],
    why: 'what was empty before',
  },
  {
    field: { name: 'Đáp án', before: ['一', '二'], after: ['二', '一'] },
    removed: [],
    added: [],
    why: 'another order shows itself, no row is new',
  },
])('marks $why', ({ field, removed, added }) => {
  const container = show(field);
  expect(texts(container.querySelectorAll('del'))).toEqual(removed);
  expect(texts(container.querySelectorAll('ins'))).toEqual(added);
  expect(within(screen.getByRole('region', { name: field.name })).getByText('Bản mới')).toBeDefined();
});

test('what did not change is folded away under its name', () => {
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
  { given: undefined, said: versionTexts.nothingDiffers, why: 'any two versions' },
  { given: 'Vẫn như cũ.', said: 'Vẫn như cũ.', why: 'as the screen calls them' },
])('says so where nothing differs: $why', ({ given, said }) => {
  const field = { name: 'Câu', before: 'cũ', after: 'cũ' };
  render(<SideBySide beforeLabel="Bản 1" afterLabel="Bản 2" fields={[field]} nothingDiffers={given} />);
  expect(screen.getByText(said)).toBeDefined();
  expect(screen.queryByText('Bản 1')).toBeNull();
});

test('what is new as a whole stands alone, without a mark and without what is empty', () => {
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

test('pictures are shown, each named after its version', () => {
  show({ name: 'Ảnh', before: '/media/1', after: '/media/2', picture: true });
  expect(
    screen.getAllByRole<HTMLImageElement>('img').map(({ alt, src }) => [alt, new URL(src).pathname]),
  ).toEqual([
    [versionTexts.picture('Ảnh', 'Đang hiển thị'), '/media/1'],
    [versionTexts.picture('Ảnh', 'Bản mới'), '/media/2'],
  ]);
});
