import { PRACTISED_LESSONS_KEPT, VIEWED_LESSONS_KEPT } from '#contract/content-limits.ts';
import { OUTBOX_MAX } from '#contract/device-limits.ts';
import {
  BROWSER_TRIES_DAYS,
  PINNED_WORDS_MAX,
  RECENT_SEARCHES_MAX,
  TOKEN_LIFETIME_S,
} from '#contract/limits.ts';
import { SITE_NAME } from '../site-name.ts';

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
    what: `Phiên đăng nhập: mã phiên (hết hạn sau ${TOKEN_LIFETIME_S / DAY_S} ngày), quyền, e-mail và mã số tài khoản. Bị xóa khi bạn đăng xuất; khi phiên chỉ hết hạn thì mã số tài khoản được giữ lại, để những gì trên máy này vẫn là của tài khoản đó.`,
  },
  { keys: ['theme', 'motion'], what: 'Nền sáng hay tối, và có giảm chuyển động hay không.' },
  { keys: ['furigana', 'furigana-before'], what: 'Khi nào hiện cách đọc trên chữ Hán.' },
  { keys: ['voice', 'speech-speed'], what: 'Giọng đọc và tốc độ đọc.' },
  {
    keys: ['shadowing-times', 'shadowing-text'],
    what: 'Khi nói đuổi: số lần nhắc mỗi câu, và chữ có hiện hay không.',
  },
  {
    keys: ['playlist-repeat', 'playlist-meaning'],
    what: 'Khi nghe cả chặng: có lặp lại và có hiện nghĩa hay không.',
  },
  { keys: ['sound-exercises'], what: 'Khi học theo lộ trình, có câu phải nghe hay không.' },
  { keys: ['haptics'], what: 'Điện thoại có rung khi bạn trả lời đúng hay sai hay không.' },
  { keys: ['romaji-below'], what: 'Có hiện romaji dưới chữ Nhật hay không.' },
  { keys: ['romaji'], what: 'Có đổi romaji thành kana khi bạn gõ hay không.' },
  { keys: ['learner'], what: 'Trình duyệt này đã có người bắt đầu học hay chưa.' },
  { keys: ['kana-menu'], what: 'Mục Kana có nằm trong thanh menu hay không.' },
  { keys: ['singleKeys'], what: 'Có dùng phím tắt một ký tự hay không.' },
  {
    keys: ['recentSearches'],
    what: `${RECENT_SEARCHES_MAX} lượt tra gần nhất; xóa được từng lượt ở trang tra cứu, và bị xóa khi bạn đăng xuất.`,
  },
  {
    keys: ['pinnedWords'],
    what: `Những từ bạn ghim ở trang tra cứu, nhiều nhất ${PINNED_WORDS_MAX} từ; bỏ ghim được từng từ hoặc tất cả, và bị xóa khi bạn đăng xuất.`,
  },
  {
    keys: ['practised'],
    what: `Câu đã làm đúng và chỗ đang dừng, của ${PRACTISED_LESSONS_KEPT} bài gần nhất. Bị xóa khi bạn đăng xuất.`,
  },
  {
    keys: ['kakehashi-learning'],
    what: 'Nhật ký học: những chữ kana, những câu và những bước của lộ trình bạn đã làm, đúng hay sai, lúc nào. Đăng xuất thì bị xóa; nếu có phần chưa gửi được thì bạn được hỏi trước.',
  },
  {
    keys: ['kakehashi-kept'],
    what: 'Nội dung giữ lại để xem khi không có mạng: trang đã mở, sổ tay, thẻ sắp đến hạn, vài chặng tiếp theo của lộ trình. Phần của riêng bạn và những gì bạn đã tra bị xóa khi bạn đăng xuất; xóa được tất cả ở trang Cài đặt.',
  },
  {
    keys: ['kakehashi-files', 'kakehashi-sounds', 'kakehashi-pictures'],
    what: `Các tệp của ${SITE_NAME}, âm thanh và hình ảnh, để mở được khi không có mạng. Giống nhau với mọi người, trừ âm thanh của những đoạn chữ bạn tự nhập: phần đó bị xóa khi bạn đăng xuất.`,
  },
  {
    keys: ['kakehashi-tabs'],
    what: `Mỗi tab trình duyệt đang mở dùng phiên bản nào của ${SITE_NAME}, để các tệp mà tab ấy cần không bị xóa khi có bản mới.`,
  },
  {
    keys: ['kakehashi-shared'],
    what: 'Đoạn chữ bạn chia sẻ từ ứng dụng khác sang để tra; trang tra cứu nhận xong thì bị xóa.',
  },
  {
    keys: ['fetching-ahead', 'install-offer', 'account-offer', 'storage-asked'],
    what: 'Có tải sẵn bài học hay không; bạn đã bỏ qua lời mời cài đặt hay chưa, đã được nhắc tạo tài khoản hay chưa; trình duyệt đã được hỏi giữ lại dữ liệu hay chưa.',
  },
  {
    keys: ['kakehashi-outbox', 'outbox', 'refused-learning'],
    what: `Câu trả lời, bình luận, lượt thích và từ lưu vào sổ tay chưa gửi được, nhiều nhất ${OUTBOX_MAX} mục. Gửi xong thì bị xóa; đăng xuất thì cũng bị xóa, sau khi hỏi bạn.`,
  },
  {
    keys: ['kakehashi-dictionary', 'dictionary-pack'],
    what: 'Từ điển bạn tải về máy để tra khi mất mạng, và tên gói đó. Không có dữ liệu của riêng bạn; xóa được ở trang Cài đặt.',
  },
  {
    keys: ['viewedLessons'],
    what: `Bài đã được tính lượt xem trong 24 giờ qua, nhiều nhất ${VIEWED_LESSONS_KEPT} bài. Bị xóa khi bạn đăng xuất.`,
  },
  {
    keys: ['browserId'],
    what: `Một mã ngẫu nhiên, không cho biết bạn là ai: nhờ mã này, mỗi lượt xem bài chỉ được tính một lần, và số lần trả lời sai hay xem đáp án trước khi đăng nhập vẫn được tính khi chấm điểm. Máy chủ chỉ giữ mã băm của nó, nhiều nhất ${BROWSER_TRIES_DAYS} ngày.`,
  },
  {
    keys: ['reminder-device'],
    what: 'Mã số của tài khoản đã bật thông báo nhắc học trên trình duyệt này và địa chỉ nhận thông báo đã gửi cho máy chủ, để thông báo tiếp tục khi chính tài khoản ấy đăng nhập lại hoặc khi trình duyệt đổi địa chỉ ấy. Bị xóa khi bạn đăng xuất hoặc tắt thông báo.',
  },
  {
    keys: ['react-router-scroll-positions'],
    what: 'Vị trí cuộn của từng trang, để khi tải lại bạn vẫn ở đúng chỗ cũ; chỉ lưu trong tab đang mở và mất khi bạn đóng tab.',
  },
  { keys: ['closedAnnouncement'], what: 'Thông báo ở đầu trang mà bạn đã đóng, để không hiện lại.' },
  {
    keys: ['conversation'],
    what: 'Mã của cuộc trò chuyện với trợ lý mà bạn đang mở. Bị xóa khi bạn đăng xuất.',
  },
  {
    keys: ['sentence-draft'],
    what: 'Câu đang soạn dở của cộng tác viên, cho tới khi được lưu hoặc bỏ. Đăng xuất thì cũng bị xóa, sau khi hỏi bạn.',
  },
  { keys: ['crushMusic'], what: 'Có phát nhạc ở trang lời mời hay không.' },
];
