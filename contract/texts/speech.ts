import { SITE_NAME } from '../site-name.ts';

/** Listening and speaking (PRODUCT.md, Speech). */
export const speechTexts = {
  unsupported: 'Trình duyệt không hỗ trợ phát âm thanh...',
  failed: 'Không phát được âm thanh. Vui lòng kiểm tra loa và kết nối mạng rồi thử lại.',
  notRecognised: 'Không thể nhận diện giọng nói. Hãy thử lại!',
  cannotListen:
    'Trình duyệt này chưa nhận diện được giọng nói. Bạn có thể gõ từ cần tra, hoặc mở trang này bằng Chrome, Edge hay Safari.',
  voice: 'Giọng đọc',
  voices: { auto: 'Của thiết bị', server: `${SITE_NAME}` },
  speed: 'Tốc độ',
  speeds: { '0.5': '0,5×', '0.75': '0,75×', '1': '1×', '1.25': '1,25×' },
  /** What it opens: `speakingTexts`. */
  recordAndCompare: 'Ghi âm và so sánh',
} as const;

/** Names of the fields of a spoken text, if the same key means something else elsewhere. */
export const speechFieldNames = {
  text: 'Câu cần đọc',
  kana: 'Chữ kana',
  speed: 'Tốc độ đọc',
} as const;

/** Error messages of the server about its voice. */
export const speechRefusals = {
  oneSource: 'Hãy chọn đúng một nội dung cần đọc: sentenceId, itemId, kana hoặc text.',
  unknownKana: 'Chữ này không có trong bảng kana.',
  notJapanese: 'Câu cần đọc phải có chữ tiếng Nhật.',
  nothingToHear: 'Nội dung này không có gì để đọc thành tiếng.',
  tooLong: 'Nội dung này quá dài để đọc một lần. Hãy chia thành các câu ngắn hơn.',
  ownTurns: 'Giọng đọc đang đọc những nội dung bạn vừa chọn. Vui lòng thử lại sau vài giây.',
  busy: `Đang có nhiều người dùng giọng đọc của ${SITE_NAME}. Vui lòng thử lại sau vài giây.`,
  away: `Giọng đọc của ${SITE_NAME} đang tạm gián đoạn. Vui lòng thử lại sau ít phút.`,
} as const;
