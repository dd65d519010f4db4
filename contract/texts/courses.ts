import { SITE_NAME } from '../site-name.ts';

/** Topics, curriculums and lessons (PRODUCT.md, Courses). */
export const courseTexts = {
  trail: 'Bạn đang ở',
  practice: 'Luyện tập',
  draft: 'Bản nháp, người học chưa thấy',
  draftNote: 'Bản nháp, chỉ người soạn và người duyệt thấy. Luyện thử ở đây không tính điểm.',

  topicsTitle: 'Luyện tập',
  topicsLead: 'Chọn một chủ đề, một giáo trình, rồi một bài. Mỗi bài vừa đủ cho một lần học.',
  topicsDescription:
    'Luyện dịch câu tiếng Việt sang tiếng Nhật và luyện nghe theo chủ đề, giáo trình và bài học.',
  topicsEmptyTitle: 'Chưa có chủ đề nào',
  topicsEmptyText: 'Khi chủ đề đầu tiên được xuất bản, nó sẽ hiện ở đây.',
  suggestTopic: 'Góp ý chủ đề bạn muốn học',
  curriculumCount: (count: number) => `${count} giáo trình`,

  topicLead: 'Chọn giáo trình hợp với bạn.',
  topicDescription: (title: string) =>
    `Các giáo trình luyện dịch và luyện nghe tiếng Nhật thuộc chủ đề ${title}.`,
  curriculumsEmptyTitle: 'Chủ đề này chưa có giáo trình',
  curriculumsEmptyText: 'Bạn có thể chọn một chủ đề khác để luyện ngay.',
  unknownTopic: 'Unknown Topic',
  topicMissingTitle: 'Không tìm thấy chủ đề này',
  topicMissingText: 'Có thể chủ đề đã được gỡ xuống, hoặc địa chỉ bị gõ nhầm.',
  curriculumsFailed: 'Chưa tải được các giáo trình của chủ đề này.',
  backToTopics: 'Mọi chủ đề',
  lessonCount: (count: number) => `${count} bài luyện dịch và luyện nghe`,
  lessonsInside: 'Trong giáo trình:',
  openCurriculum: 'Vào học',

  curriculumLead: (lessons: number, sentences: number) =>
    `${lessons} bài, ${sentences} câu. Chọn một bài, rồi chọn dịch hoặc nghe.`,
  curriculumDescription: (name: string, topic: string) =>
    `Các bài luyện dịch và luyện nghe tiếng Nhật của giáo trình “${name}”, chủ đề ${topic}.`,
  lessonsEmptyTitle: 'Giáo trình này chưa có bài nào',
  lessonsEmptyText: 'Bạn có thể chọn một giáo trình khác trong cùng chủ đề.',
  backToTopic: 'Về chủ đề',
  lessonNumber: (number: number) => `Bài ${number}`,
  sentenceCount: (count: number) => `${count} câu`,
  noSentences: 'Bài này chưa có câu nào.',
  viewCount: (count: string) => `${count} lượt xem`,
  madeBy: (email: string) => `Người soạn: ${email}`,
  madeByUs: `${SITE_NAME} biên soạn`,
  madeByDeparted: 'Một cộng tác viên cũ biên soạn',

  modeQuestion: 'Bạn muốn luyện cách nào?',
  solved: (solved: number, total: number) => `Đã đúng ${solved} trên ${total} câu`,
  solvedShort: (solved: number, total: number) => `${solved}/${total}`,
} as const;

/** The placeholder for comments; the comments have their own texts. */
export const commentsPlaceTexts = {
  title: 'Bình luận',
  withoutScript: 'Trình duyệt đang tắt JavaScript nên không hiện được bình luận.',
} as const;
