import { hasJapanese } from '../japanese/kana.ts';

/** The reply of a model as the partner of a talk. */
export interface ModelTalkReply {
  /** With readings in brackets, if it gave any. */
  readonly japanese: string;
  readonly vietnamese: string;
  /** What the learner could say better, in Vietnamese. */
  readonly note: string | null;
}

type Label = 'ja' | 'vi' | 'note';

/** The labels that the prompt asks for, and translations that models tend to use. */
const LABELS: readonly (readonly [Label, RegExp])[] = [
  ['ja', /^(?:ja|jp|nhật|tiếng nhật|日本語)\s*[:：]\s*/iu],
  ['vi', /^(?:vi|vn|việt|tiếng việt|dịch|nghĩa)\s*[:：]\s*/iu],
  ['note', /^(?:note|góp ý|sửa|sửa lỗi|ghi chú|nhận xét)\s*[:：]\s*/iu],
];
const NOTHING = /^(?:[-–—.()]*|không|không có|không có gì|none|n\/a|ok|null)[.!]?$/iu;

/** The lines of an answer by their labels; null if the Japanese or its translation is missing or too long. */
export function parseTalkReply(answer: string, maxChars: number): ModelTalkReply | null {
  const lines = answer.split('\n').map(withoutDecoration).filter(Boolean);
  const labelled = lines.map(readLabel);
  const text = (label: Label) => labelled.find((line) => line.label === label)?.text ?? '';
  const unlabelled = labelled.filter((line) => line.label === null).map((line) => line.text);

  const japanese = cleanReadings(text('ja') || (unlabelled.find(hasJapanese) ?? ''));
  const vietnamese = text('vi') || (unlabelled.find((line) => !hasJapanese(line)) ?? '');
  const isWhole = hasJapanese(japanese) && vietnamese !== '';
  if (!isWhole || japanese.length > maxChars || vietnamese.length > maxChars) return null;
  const note = text('note');
  return { japanese, vietnamese, note: NOTHING.test(note) || note.length > maxChars ? null : note };
}

/** Removes Markdown and control characters: a line is one line of text. */
const withoutDecoration = (line: string): string =>
  line
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .replaceAll('**', '')
    .replace(/^\s*(?:[-*>#•]+\s+|\d+[.)]\s+|```.*$)/u, '')
    .trim();

function readLabel(line: string): { readonly label: Label | null; readonly text: string } {
  for (const [label, pattern] of LABELS) {
    if (pattern.test(line)) return { label, text: line.replace(pattern, '').trim() };
  }
  return { label: null, text: line };
}

const ROUND = /(?<=[\p{sc=Han}々〆ヶ])[(（]([ぁ-ゖァ-ヶー]+)[)）]/gu;
const STRAY = /(?<![\p{sc=Han}々〆ヶ])\[[^\]]*\]?|\[(?![ぁ-ゖー]+\])[^\]]*\]?/gu;

/** Readings in our format: kana in square brackets right after kanji. Other brackets are dropped. */
const cleanReadings = (japanese: string): string =>
  japanese.replaceAll(ROUND, '[$1]').replaceAll(/\s+/gu, '').replaceAll(STRAY, '');
