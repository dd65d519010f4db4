/** Topics, curricula and lessons (spec §2, §8). */
export const courseTexts = {
  topicNotFound: 'Không tìm thấy chủ đề này.',
  topicsTitle: 'Luyện dịch và luyện nghe',
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
  backToTopics: 'Mọi chủ đề',
  backToTopic: 'Về chủ đề',
  backToCurriculum: 'Về giáo trình',
} as const;
