import { SITE_NAME } from '../site-name.ts';

/** The landing page (PRODUCT.md, Small pages). */
export const homeTexts = {
  title: `${SITE_NAME} — cầu nối tiếng Nhật cho người Việt`,
  description: `Tra từ, luyện dịch và luyện nghe tiếng Nhật bằng tiếng Việt. ${SITE_NAME} bắc cầu từ âm Hán Việt bạn đã biết sang chữ Hán và cách đọc tiếng Nhật.`,

  eyebrow: 'Dành cho người Việt học tiếng Nhật',
  heading: 'Bạn biết tiếng Nhật nhiều hơn mình nghĩ.',
  lead: `Khoảng 60% từ vựng tiếng Nhật ghép từ chữ Hán, và tiếng Việt có sẵn âm Hán Việt cho từng chữ. ${SITE_NAME} bắc cầu từ những từ bạn nói hằng ngày sang tiếng Nhật.`,
  tryTyping: 'Thử gõ',
  firstStep: 'Bước đầu tiên',
  goOn: 'Học tiếp lộ trình',
  noAccountNeeded: 'Không cần tài khoản để bắt đầu.',

  trialHeading: 'Thử dịch một câu, ngay tại đây',
  trialLead: 'Đây là bài luyện thật, chấm bằng bộ máy chấm thật. Cứ viết theo cách của bạn.',
  trialOpenLesson: 'Mở bài này',
  trialDoneHeading: 'Bạn vừa viết tiếng Nhật đấy!',
  trialDoneText: (lesson: string) =>
    `Mấy câu này nằm trong bài “${lesson}”. Học tiếp phần còn lại của bài nhé.`,
  trialGoOn: 'Học tiếp bài này',
  trialAgain: 'Làm lại từ đầu',

  soundHeading: 'Âm Hán Việt chỉ đường tới âm Nhật',
  soundLead:
    'Cùng mượn từ tiếng Hán, hai thứ tiếng biến đổi âm theo quy luật. Nắm bốn quy luật này, bạn đoán được cách đọc của hàng trăm chữ.',
  ending: 'Âm cuối',

  featuresHeading: 'Một vòng học trọn vẹn',
  featuresLead: 'Gặp từ mới, dùng nó trong câu, nghe lại cho quen tai, rồi nhìn thấy mình tiến lên.',

  rankHeading: 'Tuần này ai đang dẫn đầu?',
  rankLead: 'Mỗi câu dịch đúng, mỗi câu nghe ra đều được cộng điểm. Bảng tuần bắt đầu lại vào thứ Hai.',
  rankAll: 'Xem bảng xếp hạng',
  rankLoading: 'Đang tải bảng xếp hạng…',
  rankVacant: 'Chỗ của bạn?',
  rankNobody: 'Tuần này chưa ai ghi điểm. Bậc cao nhất đang chờ người đầu tiên.',
  rankFailed: 'Chưa xem được bảng xếp hạng lúc này.',
  rankPoints: (points: string) => `${points} điểm`,
  rankPlace: (place: number) => `Hạng ${place}`,

  popularHeading: 'Chủ đề được học nhiều',
  /** As long as nobody has learned anything. */
  topicsHeading: 'Chủ đề luyện tập',
  popularLead: 'Chọn một chủ đề gần với việc bạn cần nói ngay tuần này.',
  allTopics: 'Xem mọi chủ đề',
  popularEmptyTitle: 'Chưa có chủ đề nào',
  popularEmptyText: 'Nội dung đang được biên soạn. Bạn có thể góp ý chủ đề mình muốn học.',

  firstLessonsHeading: 'Bốn bài đầu tiên',
  firstLessonsLead: 'Một ngày bình thường ở Nhật, kể bằng những câu ngắn nhất.',
  dailyLifeLink: 'Bốn bài này mở đầu chủ đề',
  dailyLifeTopic: 'Đời sống hằng ngày',
  grammarLink: 'Muốn đi từ mẫu câu? Bắt đầu với',
  grammarTopic: 'Ngữ pháp N5',
  grammarOr: 'hoặc vào thẳng',
  grammarCurriculum: 'Những mẫu câu đầu tiên',

  faqHeading: 'Câu hỏi thường gặp',
  faqMore: 'Còn điều chưa rõ?',
  faqFeedback: 'Gửi góp ý cho chúng tôi',
  faqFounder: `xem ai đứng sau ${SITE_NAME}`,
  faqOr: 'hoặc',

  closingHeading: 'Nhịp cầu đầu tiên chỉ mất năm phút.',
  closingAction: 'Mở bài đầu tiên',
} as const;

/** Four ways to type a query. */
export const heroQueries = ['chú ý', 'gakkou', '学校', 'mien cuong'] as const;

/** What the first sentence shows of the judge (docs/ARCHITECTURE.md, The judge). */
export const trialPoints = [
  'Gõ romaji, ô trả lời tự đổi sang kana',
  'Cách nói nào đúng cũng được nhận',
  'Sai chỗ nào, chỗ ấy được gọi tên bằng tiếng Việt',
] as const;

export const heroWords = [
  { vietnamese: 'chuẩn bị', hanViet: 'CHUẨN BỊ', kanji: '準備', kana: 'じゅんび' },
  { vietnamese: 'kết hôn', hanViet: 'KẾT HÔN', kanji: '結婚', kana: 'けっこん' },
  { vietnamese: 'chú ý', hanViet: 'CHÚ Ý', kanji: '注意', kana: 'ちゅうい' },
] as const;

/** Sound bridges from a Hán Việt final to the On reading. */
export const soundBridges = [
  {
    from: '-c, -ch',
    to: 'く・き',
    examples: [
      { hanViet: 'HỌC', kanji: '学', kana: 'がく' },
      { hanViet: 'THẠCH', kanji: '石', kana: 'せき' },
    ],
  },
  {
    from: '-t',
    to: 'つ・ち',
    examples: [
      { hanViet: 'NGUYỆT', kanji: '月', kana: 'げつ' },
      { hanViet: 'NHẤT', kanji: '一', kana: 'いち' },
    ],
  },
  {
    from: '-n, -m',
    to: 'ん',
    examples: [
      { hanViet: 'SƠN', kanji: '山', kana: 'さん' },
      { hanViet: 'TÂM', kanji: '心', kana: 'しん' },
    ],
  },
  {
    from: '-ng, -nh',
    to: 'う・い',
    examples: [
      { hanViet: 'ĐÔNG', kanji: '東', kana: 'とう' },
      { hanViet: 'MINH', kanji: '明', kana: 'めい' },
    ],
  },
] as const;

export const features = {
  search: {
    name: 'Tra cứu',
    heading: 'Gõ thế nào cũng tìm thấy',
    text: 'Chữ Hán, kana, romaji, âm Hán Việt hay nghĩa tiếng Việt không dấu: một ô tìm kiếm cho tất cả.',
  },
  translate: {
    name: 'Luyện dịch',
    heading: 'Viết tự do, chấm công bằng',
    text: 'Mọi cách nói đúng đều được nhận. Chỗ sai được gọi tên bằng tiếng Việt.',
  },
  listen: {
    name: 'Luyện nghe',
    heading: 'Nghe chậm, nghe lại, nghe ra',
    text: 'Câu được đọc bằng giọng Nhật; bạn gõ lại những gì mình nghe.',
  },
  notebook: {
    name: 'Sổ tay',
    heading: 'Từ của riêng bạn',
    text: 'Lưu từ vào các danh mục tự đặt tên và mở lại khi cần.',
  },
  tutor: {
    name: 'Trợ lý',
    heading: 'Hỏi bằng tiếng Việt',
    text: 'Giải thích từ, mẫu câu và trò chuyện tiếng Nhật bằng giọng nói.',
  },
} as const;

/** A part of a sentence: Vietnamese as plain text, Japanese marked as such. */
export type SentencePart = string | { readonly ja: string };

/** What the feature cards show of their screens. */
export const featureSamples = {
  search: {
    typed: 'mien cuong',
    word: '勉強',
    reading: 'べんきょう',
    hanViet: 'Miễn cưỡng',
    mean: 'việc học',
  },
  verdict: {
    sentence: 'Mỗi sáng tôi thức dậy lúc sáu giờ.',
    mistake: ['Sai trợ từ: mốc giờ đi với ', { ja: 'に' }, ', không phải ', { ja: 'で' }, '.'],
  },
  listening: { speed: '0,75×' },
  notebook: [
    { name: 'Ở công ty', words: '24 từ' },
    { name: 'Thi N4', words: '132 từ' },
  ],
  tutor: {
    question: [{ ja: 'は' }, ' và ', { ja: 'が' }, ' khác nhau thế nào?'],
    answer: [{ ja: 'は' }, ' nêu điều đang nói tới…'],
  },
} as const;

export const firstLessons = [
  { lessonId: 40, japanese: '朝', vietnamese: 'Buổi sáng' },
  { lessonId: 41, japanese: '会社へ行く', vietnamese: 'Đi làm' },
  { lessonId: 42, japanese: '昼ご飯', vietnamese: 'Bữa trưa' },
  { lessonId: 43, japanese: '夜', vietnamese: 'Buổi tối' },
] as const;

export const faq = [
  {
    question: 'Tôi chưa biết chữ Hán nào, có học được không?',
    answer: `Được. Bạn đã biết âm Hán Việt của hàng nghìn chữ mà không để ý: “quốc gia”, “học sinh”, “chú ý”. Mỗi từ trong ${SITE_NAME} đều ghi âm ấy bên cạnh, nên chữ Hán trở thành chỗ dựa thay vì rào cản.`,
  },
  {
    question: 'Có cần tài khoản không?',
    answer:
      'Không cần để tra từ, luyện tập hay hỏi trợ lý. Tài khoản giúp bạn có sổ tay, cộng điểm, bình luận và đọc lại những gì đã hỏi.',
  },
  {
    question: 'Học ở đây có mất phí không?',
    answer: 'Tra cứu và luyện tập không mất phí. Ai muốn giúp thì xem trang Ủng hộ.',
  },
  {
    question: 'Điện thoại tôi chưa cài bàn phím tiếng Nhật thì trả lời bằng gì?',
    answer:
      'Bạn gõ romaji như “gakkou”, ô trả lời tự đổi sang がっこう. Viết bằng kana thay cho chữ Hán cũng được tính đúng.',
  },
  {
    question: 'Câu của tôi đúng mà bị chấm sai thì sao?',
    answer:
      'Bấm “Đáp án của tôi cũng đúng”. Khi người soạn đồng ý, câu trả lời của bạn được chấm lại và cộng điểm.',
  },
] as const;
