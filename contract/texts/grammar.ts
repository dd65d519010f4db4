/** The grammar library. Its contents are in content/grammar and content/contrasts. */
export const grammarTexts = {
  title: 'Ngữ pháp',
  lead: 'Cách ghép, ví dụ có giọng đọc và lỗi người Việt hay mắc, từ N5 đến N3.',
  pageTitle: 'Ngữ pháp tiếng Nhật N5, N4, N3',
  description:
    'Ngữ pháp tiếng Nhật N5, N4, N3 bằng tiếng Việt: ý nghĩa, cách ghép, ví dụ có cách đọc và giọng đọc, lỗi người Việt hay mắc.',
  search: 'Tìm mẫu ngữ pháp',
  searchHint: 'Gõ tiếng Nhật, romaji hoặc tiếng Việt, có dấu hay không đều được.',
  count: (count: string) => `${count} mẫu`,
  nothingTitle: 'Chưa có mẫu nào khớp',
  toContrasts: 'So sánh điều dễ nhầm',

  pointTitle: (pattern: string, level: string) => `Ngữ pháp ${pattern} (${level})`,
  pointDescription: (pattern: string, meaning: string) =>
    `${pattern}: ${meaning}. Cách ghép, ví dụ có giọng đọc, lỗi người Việt hay mắc và câu để tự luyện.`,
  formation: 'Cách ghép',
  explanation: 'Giải thích',
  examples: 'Ví dụ',
  listenTo: (text: string) => `Nghe: ${text}`,
  mistakes: 'Lỗi người Việt hay mắc',
  wrong: 'Sai',
  right: 'Đúng',
  related: 'Mẫu liên quan',
  contrasts: 'Dễ nhầm với',
  tryHeading: 'Thử ngay',
  tryLead: (count: string) => `Dịch ${count} câu ngắn có mẫu này. Máy chấm ngay và chỉ rõ chỗ cần sửa.`,
  openLesson: 'Mở bài luyện tập',
  tryDoneHeading: 'Bạn đã thử xong mẫu này',
  tryDoneText: 'Muốn nhớ lâu, bạn luyện tiếp cả bài nhé.',
  tryGoOn: 'Luyện tiếp cả bài',
  tryAgain: 'Làm lại từ đầu',
  lessonsHeading: 'Trong bài luyện tập',
  lessonsCount: (sentences: string, lessons: string) =>
    `Mẫu này có trong ${sentences} câu của ${lessons} bài.`,
  pointGoneTitle: 'Không tìm thấy mẫu ngữ pháp này',
  pointGoneText: 'Có thể đường dẫn bị gõ nhầm. Bạn thử tìm mẫu trong danh sách nhé.',
} as const;

/** What is the same on both lists. */
export const grammarListTexts = {
  nothingText: 'Bạn thử gõ ngắn hơn, hoặc xem tất cả các cấp độ.',
  showAll: 'Xem tất cả',
  trail: 'Bạn đang ở',
} as const;

/** Contrasts: what learners easily confuse. */
export const contrastTexts = {
  title: 'So sánh',
  heading: 'So sánh những điều dễ nhầm',
  lead: 'Hai, ba cách nói trông giống nhau: khác ở đâu, dùng khi nào.',
  pageTitle: 'So sánh mẫu câu và từ tiếng Nhật dễ nhầm',
  description:
    'So sánh những mẫu câu, trợ từ và từ tiếng Nhật mà người Việt dễ nhầm: quy tắc ngắn gọn, ví dụ có giọng đọc, lỗi hay mắc.',
  search: 'Tìm bài so sánh',
  count: (count: string) => `${count} bài so sánh`,
  nothingTitle: 'Chưa có bài so sánh nào khớp',

  contrastTitle: (title: string) => `${title}: khác nhau thế nào?`,
  contrastDescription: (summary: string) => `${summary} Quy tắc, ví dụ có giọng đọc và lỗi hay mắc.`,
  rules: 'Phân biệt thế nào',
  points: 'Mẫu ngữ pháp trong bài',
  related: 'Bài so sánh khác',
  contrastGoneTitle: 'Không tìm thấy bài so sánh này',
  contrastGoneText: 'Có thể đường dẫn bị gõ nhầm. Bạn thử tìm bài trong danh sách nhé.',
} as const;

export const grammarRefusals = {
  unknownPoint: 'Không có mẫu ngữ pháp này.',
  unknownContrast: 'Không có bài so sánh này.',
} as const;
