import { codeOf } from '../code.ts';
import { back, front, phrase, occursIn, whole } from '../pattern.ts';

/** Topics of the written answers: not a word to look up, although it could be one. */
const TOPICS = whole(
  '(cách )?((các|những|hệ thống|cách|bảng) )*(số đếm|đếm số|số|giới thiệu( về)? bản thân|tự giới thiệu( bản thân)?|bảng chữ cái|chữ cái|chữ|hiragana|katakana|kanji|romaji|ngữ pháp|từ vựng|kính ngữ|trợ từ|lượng từ|đơn vị đếm|thứ trong tuần|ngày tháng|thứ ngày tháng|giờ giấc|nói giờ|thể thường|chia động từ|phát âm|trọng âm|ngữ điệu|câu giao tiếp|chào hỏi|lời chào|mẫu câu|tính từ đuôi i|tính từ đuôi na|nhóm động từ|thì|cấu trúc câu|trật tự từ|thứ tự từ|đại từ|danh xưng|xưng hô)( (cơ bản|thông dụng|sơ cấp|n5|n4))*',
);

const wordsOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).map(codeOf).join(' ')} `;

export const isTopic = (text: string): boolean => TOPICS.test(wordsOf(text));

/** How to say a kind of thing in general: the written answers cover that too. */
export const WAYS_TO_SAY = phrase(
  'cách (nói|đọc|xem|đếm|viết|chia|hỏi) (các |những )?(giờ|ngày|tháng|thứ|số|tuổi|tiền|người|đồ vật|động từ|tính từ)',
);

/** Question words: a message with one of them is not a text to translate. */
const QUESTION = phrase(
  '(gì|nào|sao|đâu|mấy|bao|bao nhiêu|bao lâu|khi nào|vì sao|tại sao|cách|nên|hướng dẫn|giúp|mình|ad|bot|ok|vâng|dạ|ừ|ai (là|làm|đã)|bạn ơi|huhu|haha|hihi|khó quá|khó nhớ|hay quá|hiểu|phân biệt|so sánh|khác|chia|dịch|nghĩa|đặt câu|sửa|câu này|từ này|chữ này|đúng không|phải không|được không)',
);
/** What the assistant is asked to do, and what it cannot: not a text to translate. */
const REQUEST = front('(kể (chuyện|truyện|cho|về)|hát|làm thơ|sáng tác|vẽ|soạn|tóm tắt|tư vấn|chơi)');
/** How a question to somebody ends. */
const ASKS_AT_END = back('(không|chưa|hả|à)');
/** Words about studying and about this site. */
const STUDY = phrase(
  '(ngữ pháp|từ vựng|kanji|hiragana|katakana|romaji|trợ từ|kính ngữ|động từ|tính từ|danh từ|nhóm|thể|tiếng nhật|jlpt|n5|n4|n3|n2|n1|app|ứng dụng|web|website|trang web|đăng nhập|đăng ký|(quên|đổi|đặt lại) mật khẩu|(xóa|tạo|mất|đổi) tài khoản|điểm|xếp hạng|khóa|lộ trình|giáo trình|tài liệu|số đếm|chuỗi|thưởng|flashcard|streak|otp|sổ tay|đăng xuất|cộng tác viên|tra từ|giọng đọc|giọng nói|mẹo|báo lỗi|lỗi thường gặp|giao diện|kakehashi|đóng góp|ủng hộ|quyên góp|chế độ|(báo cáo|xóa|viết|sửa|gửi) bình luận|luyện|học (tiếng|kanji|từ|ngữ|bảng|n5|n4|nghe|nói|đọc|viết|giao|lâu|nhanh|online|nữa|mãi|bài)|muốn học|cách học|tự học|để học|mới học|lười học)',
);
/** Such a sentence is to be translated, even if it is about learning. */
const ABOUT_SOMEBODY = phrase('(!tôi|anh ấy|cô ấy|chúng tôi|bạn ấy|họ)');

/** Whether Vietnamese on its own is more likely a question or talk than a text to translate. */
export const isTalk = (line: string): boolean =>
  TOPICS.test(line) ||
  occursIn(QUESTION, line) ||
  REQUEST.test(line) ||
  ASKS_AT_END.test(line) ||
  (occursIn(STUDY, line) && !occursIn(ABOUT_SOMEBODY, line));

export const isTalkText = (text: string): boolean => isTalk(wordsOf(text));
