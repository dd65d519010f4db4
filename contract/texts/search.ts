/** The name of the search box in error messages. */
export const typedTextName = 'Từ cần tra';

/** Messages of a search without results (PRODUCT.md, Dictionary). */
export const searchRefusals = {
  blank: 'Không được bỏ trống',
  nothingFound: 'Không tìm thấy kết quả',
  unknownWord: 'Không có từ này trong từ điển.',
} as const;

/** The dictionary search (PRODUCT.md, Dictionary). */
export const searchTexts = {
  title: 'Tra cứu',
  titleOf: (query: string) => `Tra “${query}”`,
  lead: 'Tra bằng chữ Hán, kana, romaji, âm Hán Việt, nghĩa tiếng Việt, dạng đã chia hoặc cả câu.',
  box: typedTextName,
  placeholder: 'Từ, nghĩa hoặc câu',
  submit: 'Tra từ',
  clear: 'Xóa chữ đã gõ',
  speak: 'Nói tiếng Nhật',
  stopSpeaking: 'Ngừng nghe',
  listening: 'Đang nghe, bạn hãy nói tiếng Nhật…',
  suggestions: 'Gợi ý',
  blank: searchRefusals.blank,
  nothingFound: searchRefusals.nothingFound,
  nothingFoundHint: 'Bạn thử gõ ngắn hơn, hoặc tra bằng kana, âm Hán Việt hay nghĩa tiếng Việt.',
  wordMissing: 'Từ điển còn thiếu từ này?',
  reportMissing: 'Báo cho chúng tôi',
  didYouMean: 'Có phải bạn tìm',
  names: 'Tên riêng',
  numbers: 'Cách đọc số',
  alsoRead: 'Còn đọc là',
  characters: 'Từng chữ Hán',
  noEntry: 'Không có mục riêng trong từ điển.',
  failed: (reason: string) => `Đã xảy ra lỗi: ${reason}`,
  unreachable: 'không kết nối được với máy chủ.',
  results: 'Kết quả',
  grammar: 'Ngữ pháp',
  found: (count: string) => `Tìm thấy ${count} từ`,
  matchedPiece: 'Trong câu của bạn:',
  madeOf: 'Không có mục riêng. Có lẽ gồm:',
  wordsOfSentence: 'Các từ trong câu',
  beginningLikeThis: 'Từ bắt đầu bằng phần bạn gõ',
  containingThis: 'Từ có chứa phần bạn gõ',
  listenTo: (word: string) => `Nghe ${word}`,
  save: (word: string) => `Lưu ${word} vào sổ tay`,
  recent: 'Tra gần đây',
  forget: (query: string) => `Bỏ “${query}” khỏi danh sách tra gần đây`,
  forgetAll: 'Xóa tất cả',
  showAllRecent: (count: string) => `Xem cả ${count} lượt`,
  pinned: 'Từ đã ghim',
  pin: (word: string) => `Ghim ${word}`,
  unpin: (word: string) => `Bỏ ghim ${word}`,
  unpinAll: 'Bỏ ghim tất cả',
  examplesTitle: 'Gõ thế nào cũng tra được',
  examplesText: 'Bấm thử một dòng để xem.',
  toThemes: 'Hoặc xem từ vựng theo chủ đề',
} as const;

/** What a name is, before the name itself: “họ Tanaka”. */
export const nameTexts = {
  full: (name: string) => `Họ tên ${name}`,
  family: (name: string) => `Họ ${name}`,
  prefecture: (name: string) => `${name} (tỉnh hoặc thành phố cấp tỉnh của Nhật)`,
  city: (name: string) => `Thành phố ${name} (Nhật)`,
  ward: (name: string) => `Quận ${name} (Tokyo)`,
  district: (name: string) => `${name} (khu phố, nhà ga ở Nhật)`,
  region: (name: string) => `${name} (địa danh ở Nhật)`,
  country: (name: string) => `${name} (quốc gia hoặc vùng lãnh thổ)`,
  'foreign-city': (name: string) => `${name} (thành phố ngoài Nhật)`,
  female: (name: string) => `Tên ${name} (thường là tên nữ)`,
  male: (name: string) => `Tên ${name} (thường là tên nam)`,
  given: (name: string) => `Tên ${name} (dùng cho cả nam và nữ)`,
  place: (name: string) => name,
  'foreign-full': (name: string) => `Họ tên ${name} (viết bằng katakana)`,
  'foreign-family': (name: string) => `Họ ${name} (viết bằng katakana)`,
  'foreign-given': (name: string) => `Tên ${name} (viết bằng katakana)`,
} as const;

/** One query for each script that the search understands. */
export const searchExamples = [
  { kind: 'Chữ Hán', query: '学校' },
  { kind: 'Kana', query: 'たべる' },
  { kind: 'Romaji', query: 'taberu' },
  { kind: 'Nghĩa tiếng Việt', query: 'trường học' },
  { kind: 'Âm Hán Việt', query: 'học hiệu' },
  { kind: 'Dạng đã chia', query: '食べられなかった' },
  { kind: 'Cả câu', query: '図書館で勉強します。' },
] as const;
