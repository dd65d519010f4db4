import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IMAGE_MAX_BYTES } from '#contract/content-limits.ts';
import { imageRefusals } from '#contract/texts/course-writing.ts';
import { imageFieldTexts as texts } from '#contract/texts/files.ts';
import { alertTexts } from '#app/testing/alert-texts.ts';
import { picture } from '#app/testing/contributions.ts';
import { ImageField } from './image-field.tsx';

const onChoose = vi.fn<(file: File) => void>();

function Screen({ current }: { readonly current?: string }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <ImageField
      label="Ảnh"
      file={file}
      current={current}
      onChoose={(chosen) => {
        onChoose(chosen);
        setFile(chosen);
      }}
    />
  );
}

const choose = (file: File) => fireEvent.change(screen.getByLabelText('Ảnh'), { target: { files: [file] } });

let given: string[] = [];
beforeEach(() => {
  onChoose.mockClear();
  given = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void given.push(address));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a chosen picture is shown, and its object URL is revoked when another replaces it', () => {
  render(<Screen />);
  choose(picture('a.png'));
  expect(screen.getByAltText<HTMLImageElement>(texts.chosen).src).toBe('blob:a.png');
  choose(picture('b.webp', 'image/webp'));
  expect(screen.getByAltText<HTMLImageElement>(texts.chosen).src).toBe('blob:b.webp');
  expect(given).toEqual(['blob:a.png']);
  cleanup();
  expect(given).toEqual(['blob:a.png', 'blob:b.webp']);
});

test('a picture can be chosen by drag and drop', () => {
  render(<Screen />);
  const file = picture('c.jpg', 'image/jpeg');
  fireEvent.drop(screen.getByLabelText('Ảnh'), { dataTransfer: { files: [file] } });
  expect(onChoose).toHaveBeenCalledWith(file);
});

test.each([
  { file: picture('a.svg', 'image/svg+xml'), says: imageRefusals.wrongKind, why: 'an SVG' },
  { file: picture('a.heic', 'image/heic'), says: imageRefusals.wrongKind, why: 'a format of phones' },
  { file: picture('a', ''), says: imageRefusals.wrongKind, why: 'no type' },
  {
    file: picture('a.png', 'image/png', IMAGE_MAX_BYTES + 1),
    says: 'Ảnh có dung lượng tối đa 5 MB.',
    why: 'one byte too large',
  },
])('refused with the message of the server, and the old picture stays: $why', ({ file, says }) => {
  render(<Screen current="/images/topics/1.svg" />);
  choose(file);
  expect(alertTexts()).toEqual([says]);
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByAltText<HTMLImageElement>(texts.current).src).toContain('/images/topics/1.svg');
  choose(picture('ok.png', 'image/png', IMAGE_MAX_BYTES));
  expect(alertTexts()).toEqual([]);
});

test('a file that is not really a picture shows an error at once, and no broken image', () => {
  render(<Screen />);
  choose(picture('fake.jpg', 'image/jpeg'));
  fireEvent.error(screen.getByAltText(texts.chosen));
  expect(alertTexts()).toEqual([imageRefusals.broken]);
  expect(screen.queryByRole('img')).toBeNull();
  choose(picture('real.jpg', 'image/jpeg'));
  expect(alertTexts()).toEqual([]);
  expect(screen.getByAltText(texts.chosen)).toBeDefined();
});

test('a missing current picture is not an error of the field', () => {
  render(<Screen current="/images/gone.webp" />);
  fireEvent.error(screen.getByAltText(texts.current));
  expect(alertTexts()).toEqual([]);
  expect(screen.queryByRole('img')).toBeNull();
});
