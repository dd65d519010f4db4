import type { Curriculum, Lesson, Sentence } from '#contract/courses/course.ts';
import type { Topic } from '#contract/courses/endpoints.ts';

const sentenceOf = (lessonId: number, id: number): Sentence => ({
  id,
  lessonId,
  viSentence: 'Mỗi sáng tôi thức dậy lúc sáu giờ.',
  jpSentence: '私は毎朝六時に起きます。',
  reading: 'わたしはまいあさろくじにおきます。',
  hint: 'Mốc giờ cụ thể có trợ từ riêng.',
});

/** The first lesson of the shipped content, with three sentences. */
export const morning: Lesson = {
  id: 40,
  title: '朝',
  mean: 'Buổi sáng',
  level: 'A1',
  curriId: 3,
  views: 1234,
  createdByEmail: null,
  sentences: [401, 402, 403].map((id) => sentenceOf(40, id)),
};

/** A lesson of a contributor. */
export const station: Lesson = {
  ...morning,
  id: 100_000,
  title: '駅で',
  mean: 'Ở nhà ga',
  level: 'B2',
  views: 0,
  createdByEmail: 'ho***@e***.com',
  sentences: [sentenceOf(100_000, 100_001)],
};

export const oneDay: Curriculum = {
  id: 3,
  name: 'Một ngày của tôi',
  img: '/images/curriculums/3.svg',
  topicId: 1,
  userId: null,
  createdByEmail: null,
  lessons: [morning, station],
};

export const dailyLife: Topic = {
  id: 1,
  title: 'Đời sống hằng ngày',
  img: '/images/topics/1.svg',
  curriculums: [{ id: oneDay.id, name: oneDay.name, img: oneDay.img }],
};
