import type { PackName } from '../dictionary/pack-endpoints.ts';
import { SITE_NAME } from '../site-name.ts';

/** The levels of the packs of the dictionary that a browser can keep. */
export const packNames: Readonly<Record<PackName, string>> = {
  'n5-n4': 'N5–N4',
  'n5-n3': 'N5–N3',
  'n5-n1': 'N5–N1',
};

/** Answers from the dictionary that a browser keeps, when there is no network. */
export const packTexts = {
  unknown: 'Không có gói từ điển này.',
  fromPack: (name: string) => `Đang ngoại tuyến: đây là kết quả của từ điển trong máy (${name})`,
  wordFromPack: (name: string) =>
    `Đang ngoại tuyến: đây là nội dung của từ điển trong máy (${name}). Phần ngữ pháp và bài luyện sẽ hiện khi có mạng.`,
  notInPack: `Gói trong máy có thể không có từ này. Khi có mạng, ${SITE_NAME} sẽ tìm trong toàn bộ từ điển.`,
  canDownload: 'Khi có mạng, bạn có thể tải từ điển về máy để lần sau mất mạng vẫn tra được.',
  toSection: 'Xem phần Từ điển trong máy',
} as const;
