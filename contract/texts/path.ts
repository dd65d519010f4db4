import type { PathLevel, StepKind } from '#core/path/path.ts';

export const pathLevelNames: Readonly<Record<PathLevel, string>> = {
  kana: 'Kana',
  N5: 'N5',
  N4: 'N4',
  N3: 'N3',
};

export const stepKindNames: Readonly<Record<StepKind, string>> = {
  kana: 'Chữ kana',
  lesson: 'Bài học',
  kanji: 'Chữ Hán',
  dialogue: 'Hội thoại',
  reading: 'Bài đọc',
  checkpoint: 'Kiểm tra chặng',
};

/** The guided way from kana on. */
export const pathRefusals = {
  unknownStep: 'Lộ trình không có bước này.',
  unknownUnit: 'Lộ trình không có chặng này.',
};
