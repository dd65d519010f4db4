import type { AnkiDirection } from '#core/anki/anki-note.ts';
import { SITE_NAME } from '../site-name.ts';

const count = (number: number): string => number.toLocaleString('vi-VN');

/** The page that exchanges cards with Anki, and the links to it. */
export const ankiPageTexts = {
  title: 'Anki',
  lead: 'Chuyển từ vựng và thẻ sang Anki, hoặc đưa bộ thẻ Anki về đây, kèm lịch ôn.',
  description: 'Xuất từ vựng và thẻ ôn tập thành tệp .apkg cho Anki hoặc bảng CSV, và nhập bộ thẻ có sẵn.',
  back: 'Ôn tập',
  link: 'Xuất, nhập Anki',
} as const;

const directions: Readonly<Record<AnkiDirection, string>> = {
  read: 'Nhìn → nghĩa',
  say: 'Nghĩa → viết',
  hear: 'Nghe → nghĩa',
};

/** What is exported, and how. */
export const ankiExportTexts = {
  heading: 'Xuất thẻ',

  what: 'Bạn muốn xuất gì?',
  sources: {
    mine: 'Tất cả thẻ của tôi',
    categories: 'Danh mục trong sổ tay',
    set: 'Từ trong từ điển, theo cấp độ và từ loại',
  },
  needsAccount: 'Bạn cần đăng nhập để xuất từ trong sổ tay.',
  categories: 'Danh mục',
  allCategories: 'Chọn tất cả',
  category: (name: string, words: number) => `${name} (${count(words)} từ)`,
  allLevels: 'Mọi cấp độ',
  wholeDictionary: 'Từ điển',
  loading: 'Đang đếm từ…',
  loadFailed: 'Chưa tải được danh sách từ. Bạn thử lại sau một lát nhé.',
  summary: (words: number, own: number) => {
    const parts = [
      ...(words > 0 ? [`${count(words)} từ`] : []),
      ...(own > 0 ? [`${count(own)} thẻ riêng`] : []),
    ];
    return `Tệp sẽ có ${parts.join(' và ')}.`;
  },
  others: (cards: number) =>
    `${count(cards)} thẻ kana, chữ Hán và câu chỉ ôn được ở đây nên không có trong tệp.`,
  onlyNewest: (listed: number, all: number) =>
    `Sổ tay của bạn có ${count(all)} từ. Chỉ xuất được những từ nằm trong ${count(listed)} từ lưu gần đây nhất.`,
  noCards: 'Bạn chưa có thẻ từ vựng nào.',
  addCards: 'Thêm thẻ',
  noCategories: 'Sổ tay của bạn chưa có danh mục nào.',
  lookUp: 'Tra từ',
  noneChosen: 'Hãy chọn ít nhất một danh mục.',
  emptyCategories: 'Danh mục đã chọn chưa có từ nào.',
  noWords: 'Từ điển chưa có từ nào như vậy.',

  format: 'Dạng tệp',
  formats: { apkg: 'Anki (.apkg)', csv: 'Bảng CSV' },
  formatHints: {
    apkg: 'Mở thẳng bằng Anki trên máy tính hay điện thoại.',
    csv: 'Mở bằng Excel hay Google Trang tính. Không có lịch ôn và âm thanh.',
  },
  directions: 'Chiều hỏi',
  direction: directions,
  noDirection: 'Hãy chọn ít nhất một chiều hỏi.',
  hearNeedsSound: 'Muốn hỏi bằng cách nghe thì phải kèm âm thanh.',
  schedule: 'Lịch ôn',
  schedules: { kept: 'Giữ lịch ôn của tôi', fresh: 'Bắt đầu lại như thẻ mới' },
  sound: 'Âm thanh',
  withSound: 'Kèm âm thanh của từng từ',
  soundSize: (megabytes: string, minutes: number) =>
    `Tệp sẽ nặng thêm khoảng ${megabytes} MB.${minutes > 0 ? ` Lấy âm thanh mất khoảng ${minutes} phút.` : ''}`,
  soundTooMany: (max: number, words: number) =>
    `Mỗi tệp kèm được âm thanh cho tối đa ${count(max)} từ, bạn đang chọn ${count(words)} từ. Muốn có âm thanh, bạn chọn bớt từ nhé.`,
  soundChecking: 'Đang kiểm tra giọng đọc…',
  soundAway: `Giọng đọc của ${SITE_NAME} đang tạm gián đoạn nên tệp sẽ không có âm thanh.`,
  soundOfWordsOnly: 'Thẻ riêng không có âm thanh.',

  begin: 'Xuất tệp',
  stop: 'Dừng lại',
  progress: {
    words: (done: number, all: number) => `Đang lấy nội dung: ${count(done)}/${count(all)} từ`,
    own: (done: number, all: number) => `Đang lấy thẻ riêng: ${count(done)}/${count(all)} thẻ`,
    sounds: (done: number, all: number) => `Đang lấy âm thanh: ${count(done)}/${count(all)} từ`,
    file: () => 'Đang tạo tệp…',
  },
  stopped: 'Đã dừng. Chưa có tệp nào được tải về.',
  failed: 'Chưa tạo được tệp. Bạn thử lại sau một lát nhé.',
  noThread: 'Trình duyệt này không tạo được tệp .apkg. Bạn hãy cập nhật trình duyệt hoặc xuất bảng CSV.',
  nothingLeft: 'Các từ đã chọn không còn trong từ điển nên không có gì để xuất.',

  done: (file: string, notes: number) => `Đã tải ${file} với ${count(notes)} mục.`,
  gone: (things: number) => `${count(things)} mục không còn nội dung nên không có trong tệp.`,
  withoutSound: (words: number) => `${count(words)} từ không có âm thanh trong tệp vì chưa lấy được.`,
  openApkg:
    'Trong Anki, chọn File → Import (Nhập) rồi mở tệp này. Lần sau bạn xuất rồi nhập lại, Anki sẽ cập nhật thẻ cũ chứ không tạo thẻ trùng.',
  keepSchedule: 'Để giữ lịch ôn, hãy đánh dấu ô nhập tiến độ học (“Import any learning progress”) khi nhập.',
  saveAgain: 'Tải tệp lần nữa',
} as const;
