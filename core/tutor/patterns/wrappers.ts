import { back, front } from '../pattern.ts';

/** Polite words that are not part of the question. */
const ME = '(mình|em|tôi|tớ|tui|con|cháu|bọn em|e)';
const YOU =
  '(ad|admin|bạn|thầy|cô|sensei|bot|em|anh|chị|mọi người|cả nhà|trợ lý|gia sư|kakehashi|mày|bé|shop|các bạn|page)';
const GREETING = '(xin chào|chào|hi|hello|helo|alo|hey|dạ|dạ chào|dạ thưa|thưa)';

/** After a greeting, these words ask about the greeting itself. */
const ABOUT_IT =
  '(trong|bằng|sang|tiếng|nhật|dịch|nói|nghĩa|đọc|viết|là|tn|có|làm|giúp|tên|biết|được|oi|ơi|khác|và|hay)';

export const FRONT_WRAPPERS: readonly RegExp[] = [
  front('(ạ|nhé|nhỉ)'),
  front(`(dạ )?${YOU} ơi`),
  front(`${GREETING} ${YOU}( ạ)?`, ABOUT_IT),
  front(`(hi|hello|helo|alo|hey|dạ|ê|ok|ừm|à|ờ|thưa)`, ABOUT_IT),
  front(
    `(bạn |ad |thầy |cô )?(có thể )?cho ${ME} (xin )?hỏi( (chút|tí|xíu|một chút|# chút|với|nhanh|thêm))?( (là|rằng))?`,
  ),
  front(`${ME} (muốn|có thể|cần|định|xin) (được )?hỏi( (chút|tí|là))?`),
  front(`${ME} có (một |# )?(câu hỏi|thắc mắc)( là)?`),
  front('(xin|cho) (được )?hỏi( (chút|tí|là))?'),
  front('hỏi (chút|tí|xíu|nhanh|là)'),
  front(
    `(bạn |ad |thầy |cô )?(làm ơn |có thể )?(giúp|chỉ|dạy|hướng dẫn)( cho)? ${ME}( với| xíu| chút)?( là)?`,
  ),
  front(`(làm ơn|please|plz|pls|vui lòng|nhờ ${YOU}|phiền ${YOU})`),
];

export const BACK_WRAPPERS: readonly RegExp[] = [
  back('(ạ|nhé|nhỉ|vậy|zậy|hả|hen|!nè|huhu|hihi|hehe|haha|kk|kkk|please|plz|pls|luôn|mà)'),
  back(`(giúp|cho|chỉ|dạy)( cho)? ${ME}( với| đi)?`),
  back(`(với|đi|thế)`),
  back(`${YOU} (ơi|ạ)`),
  back('(xin )?(cảm ơn|thanks)( (nhiều|bạn|ad|trước|you|mọi người))*'),
];
