const picture = { dto: 'Phần “dto”', img: 'Ảnh', cover: 'Ảnh có sẵn' } as const;

/** Names of the fields of courses: the same keys mean something else elsewhere (texts/validation). */
export const courseFieldNames = {
  topic: { ...picture, title: 'Tiêu đề' },
  curriculum: { ...picture, name: 'Tên giáo trình' },
  lesson: {
    title: 'Tiêu đề bài học',
    level: 'Cấp độ',
    mean: 'Nghĩa của tiêu đề',
    focus: 'Ngữ pháp trọng tâm',
    introduces: 'Giới thiệu trước bài',
    curriId: 'Mã giáo trình',
  },
  sentence: {
    hint: 'Gợi ý',
    viSentence: 'Câu tiếng Việt',
    jpSentence: 'Câu tiếng Nhật',
    reading: 'Cách đọc',
    accepted: 'Đáp án khác',
    blocked: 'Đáp án bị chặn',
    register: 'Thể của câu',
    focus: 'Ngữ pháp trọng tâm',
    rulesOff: 'Cách nói khác không nhận',
    lessonId: 'Mã bài học',
  },
} as const;

/** Error messages of the server about writing courses (PRODUCT.md, Courses). */
export const courseRefusals = {
  titleAndImage: 'Vui lòng nhập tiêu đề và chọn ảnh',
  topicNotFound: 'Không tìm thấy chủ đề này.',
  curriculumNotFound: 'Không tìm thấy giáo trình này.',
  lessonNotFound: 'Không tìm thấy bài học này.',
  otherTopic: 'Giáo trình này không thuộc chủ đề đã chọn.',
  badNotation: (field: string, answer: string, problem: string) =>
    `${field} “${answer}” viết chưa đúng: ${problem}.`,
  notJapanese: (field: string) => `${field} phải có chữ Nhật.`,
  unknownPoint: (id: string) => `Không có mẫu ngữ pháp “${id}”.`,
  unknownWord: (id: number) => `Không có mục từ số ${id}.`,
  readingInKana: 'Cách đọc chỉ gồm chữ kana và dấu câu.',
} as const;

/** Problems of an uploaded picture. */
export const imageRefusals = {
  missing: 'Vui lòng chọn ảnh.',
  tooLarge: (megabytes: number) => `Ảnh có dung lượng tối đa ${megabytes} MB.`,
  tooManyPixels: (millions: number) => `Ảnh có tối đa ${millions} triệu điểm ảnh (${millions} megapixel).`,
  tooLong: (pixels: number) => `Mỗi cạnh của ảnh dài tối đa ${pixels.toLocaleString('vi-VN')} điểm ảnh.`,
  wrongKind: 'Ảnh phải là tệp JPEG, PNG hoặc WebP; tệp SVG, GIF, HEIC và các loại khác không dùng được.',
  broken: 'Ảnh bị hỏng nên không đọc được. Hãy chọn một tệp JPEG, PNG hoặc WebP khác.',
} as const;
