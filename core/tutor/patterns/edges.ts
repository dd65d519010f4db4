import { back, front, HOW, whole } from '../pattern.ts';

const ME = '(mình|em|tôi|tớ|tui|con|cháu|bọn em|chúng mình)';
const WORD_NAMES =
  '(từ|chữ|câu|cụm từ|từ vựng|mẫu câu|mẫu ngữ pháp|mẫu|cấu trúc|ngữ pháp|trợ từ|động từ|tính từ|danh từ|phó từ|kanji|đoạn)';

/** Around a term in romaji, these words only say what is asked about it. */
const AROUND_ROMAJI = `(${WORD_NAMES}|này|kia|đó|sau|trên|của|trong|bằng|tiếng nhật|tiếng việt|nghĩa|ý nghĩa|có|thì|là|và|với|hay|về|ở|sang|qua|thành|${ME}|cho|dịch|ra|${HOW}|nào|gì|vậy|thế|ạ|à|nhé|nhỉ|ơi|đi|được|không|giúp|hỏi|chia|thể|dạng|cách|viết|đọc|dùng|nhật|khi nào|hả|the|of|in japanese|mean|means)`;
export const ROMAJI_EDGE = whole(AROUND_ROMAJI);
export const ROMAJI_EDGES: readonly RegExp[] = [front(AROUND_ROMAJI), back(AROUND_ROMAJI)];

/** A text to translate can itself begin with such a word: từ chối, câu lạc bộ. */
export const TEXT_FRONT: readonly RegExp[] = [
  front(
    '(làm (sao|thế nào)|cách|muốn|khi|khi muốn|nếu muốn|mình muốn|em muốn|tôi muốn) (để )?(nói|dịch|viết|diễn đạt|gọi)( là| câu| rằng)?',
  ),
  front(`(dịch|viết|nói|chuyển)( (giúp|cho))?( ${ME})?( với)?( câu| từ)?( này| sau)?( sang| ra| qua)`),
  front(`dịch( (giúp|cho)( ${ME})?)?( với)?( (câu|từ|đoạn))?( (này|sau))?`, '(thuật|vụ|bệnh|giả)'),
  front(
    '(cụm từ|câu này|câu sau|từ vựng|từ này|đoạn này|của từ|nghĩa của|là|!thì|how to say|how do you say)',
  ),
  front('của', 'cải'),
  // Not cut if the next word makes it another word.
  front('từ', '(chối|bỏ|điển|thiện|từ|nay|khi|đâu|vựng|loại|hôm|chức|trái|trên)'),
  front('câu', '(cá|trúc|thủ|lông|thang|vồng|chuyện|lạc|hỏi|đố|trả|giờ|kéo)'),
  front(`giúp ${ME}( với)?`),
  // "cho tôi xem menu" is itself a text to translate.
  front(`cho ${ME}( (xin|biết))? (từ|câu|cách nói|cách gọi)`),
];
export const TEXT_BACK: readonly RegExp[] = [
  back(`(thì )?(người nhật )?(nói|gọi|viết|đọc|dịch|diễn đạt|đếm)( là| ra)? ${HOW}`),
  back('(nghĩa là gì|là gì|!thì|là|dịch ra|dịch sang|dịch|trong|bằng|in japanese|in)'),
  back(`(thế nào|như thế nào|ra sao|làm sao|ạ|nhé|vậy|nhỉ|với|được không|giúp ${ME}|hả)`),
];

/** Only words that surround a text. */
export const ONLY_EDGES = whole(
  `(là|thì|dịch|câu|từ|của|nói|trong|ạ|nhé|vậy|bằng|giúp|${ME}|đi|với|sang|ra|cho|này|gì|sao|nào|không|có|được|và|hỏi|${HOW})`,
);
