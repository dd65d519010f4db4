/** The contributor area (spec §2). */
export const contributorTexts = {
  title: 'Quản lý nội dung',
  lead: 'Chủ đề, giáo trình, bài học và câu của bạn.',
  topics: 'Chủ đề',
  curriculums: 'Giáo trình',
  lessons: 'Bài học và câu',
  noTopics: 'Bạn chưa soạn chủ đề nào',
  noCurriculums: 'Bạn chưa soạn giáo trình nào',
  noLessons: 'Bạn chưa soạn bài học nào',
  teamContent:
    'Nội dung của đội biên soạn nằm trong thư mục content/courses và được nạp khi máy chủ khởi động.',
  seePublished: 'Xem nội dung đã xuất bản',
} as const;
