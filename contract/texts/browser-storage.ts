import {
  BROWSER_TRIES_DAYS,
  PINNED_WORDS_MAX,
  PRACTISED_LESSONS_KEPT,
  RECENT_SEARCHES_MAX,
  TOKEN_LIFETIME_S,
  UNSENT_ANSWERS_KEPT,
  VIEWED_LESSONS_KEPT,
} from '#contract/limits.ts';

const DAY_S = 24 * 60 * 60;

interface StoredInBrowser {
  /** The keys in the browser's storage. */
  readonly keys: readonly string[];
  readonly what: string;
}

/** Everything that the app keeps in the browser's storage; a test compares it with the code. */
export const browserStorage: readonly StoredInBrowser[] = [
  {
    keys: ['token', 'roles', 'email', 'userId'],
    what: `Phiên đăng nhập: mã phiên (hết hạn sau ${TOKEN_LIFETIME_S / DAY_S} ngày), quyền, e-mail và mã số tài khoản. Bị xóa khi bạn đăng xuất.`,
  },
  { keys: ['theme', 'motion'], what: 'Nền sáng hay tối, và có giảm chuyển động hay không.' },
  { keys: ['furigana', 'furigana-before'], what: 'Khi nào hiện cách đọc trên chữ Hán.' },
  { keys: ['voice', 'speech-speed'], what: 'Giọng đọc và tốc độ đọc.' },
  { keys: ['sound-exercises'], what: 'Khi học theo lộ trình, có câu phải nghe hay không.' },
  { keys: ['romaji-below'], what: 'Có hiện romaji dưới chữ Nhật hay không.' },
  { keys: ['romaji'], what: 'Có đổi romaji thành kana khi bạn gõ hay không.' },
  { keys: ['learner'], what: 'Trình duyệt này đã có người bắt đầu học hay chưa.' },
  { keys: ['kana-menu'], what: 'Mục Kana có nằm trong thanh menu hay không.' },
  { keys: ['singleKeys'], what: 'Có dùng phím tắt một ký tự hay không.' },
  {
    keys: ['recentSearches'],
    what: `${RECENT_SEARCHES_MAX} lượt tra gần nhất; xóa được từng lượt ở trang tra cứu.`,
  },
  {
    keys: ['pinnedWords'],
    what: `Những từ bạn ghim ở trang tra cứu, nhiều nhất ${PINNED_WORDS_MAX} từ; bỏ ghim được từng từ hoặc tất cả.`,
  },
  {
    keys: ['practised'],
    what: `Câu đã làm đúng và chỗ đang dừng, của ${PRACTISED_LESSONS_KEPT} bài gần nhất.`,
  },
  {
    keys: ['kakehashi-learning'],
    what: 'Nhật ký học: những chữ kana, những câu và những bước của lộ trình bạn đã làm, đúng hay sai, lúc nào. Đăng xuất thì bị xóa, trừ phần chưa kịp gửi vào tài khoản.',
  },
  {
    keys: ['unsent-answers'],
    what: `Câu trả lời chưa gửi được vì mất mạng, nhiều nhất ${UNSENT_ANSWERS_KEPT} câu. Gửi xong thì bị xóa.`,
  },
  {
    keys: ['viewedLessons'],
    what: `Bài đã được tính lượt xem trong 24 giờ qua, nhiều nhất ${VIEWED_LESSONS_KEPT} bài.`,
  },
  {
    keys: ['browserId'],
    what: `Một mã ngẫu nhiên, không cho biết bạn là ai: nhờ mã này, mỗi lượt xem bài chỉ được tính một lần, và số lần trả lời sai hay xem đáp án trước khi đăng nhập vẫn được tính khi chấm điểm. Máy chủ chỉ giữ mã băm của nó, nhiều nhất ${BROWSER_TRIES_DAYS} ngày.`,
  },
  {
    keys: ['react-router-scroll-positions'],
    what: 'Vị trí cuộn của từng trang, để khi tải lại bạn vẫn ở đúng chỗ cũ; chỉ lưu trong thẻ đang mở và mất khi bạn đóng thẻ.',
  },
  { keys: ['conversation'], what: 'Mã của cuộc trò chuyện với trợ lý mà bạn đang mở.' },
  { keys: ['sentence-draft'], what: 'Câu đang soạn dở của cộng tác viên, cho tới khi được lưu hoặc bỏ.' },
  { keys: ['crushMusic'], what: 'Có phát nhạc ở trang lời mời hay không.' },
];
