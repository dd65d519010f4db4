import { courseFieldNames as fieldNames } from '#contract/texts/course-writing.ts';
import { DELETED_CONTENT_DAYS } from '../content-limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done, idText } from '../fields.ts';
import { CONTRIBUTOR_ROLES } from '../roles.ts';
import { z } from '../zod.ts';
import {
  contributedCurriculum,
  contributedLesson,
  contributedSentence,
  contributedTopic,
} from './contribution.ts';
import {
  changedCurriculum,
  changedLesson,
  changedSentence,
  changedTopic,
  newCurriculum,
  newLesson,
  newSentence,
  newTopic,
} from './typed-content.ts';

/** How courses are written (PRODUCT.md, Contributions). The service decides for each piece who may change it. */

const contributors = { roles: CONTRIBUTOR_ROLES } as const;
/** How long a deleted piece can be restored. */
const RECOVERABLE = `trong ${DELETED_CONTENT_DAYS} ngày`;

export const createTopic = defineEndpoint({
  method: 'POST',
  path: '/api/topics',
  summary: 'Thêm một chủ đề cùng ảnh của nó',
  access: contributors,
  limits: ['uploadPerUser'],
  accepts: 'multipart',
  body: newTopic,
  fieldNames: fieldNames.topic,
  output: contributedTopic,
});

export const changeTopic = defineEndpoint({
  method: 'PUT',
  path: '/api/topics/{topicId}',
  summary: 'Sửa một chủ đề; không gửi ảnh thì giữ ảnh cũ',
  access: contributors,
  limits: ['uploadPerUser'],
  params: z.object({ topicId: idText }),
  accepts: 'multipart',
  body: changedTopic,
  fieldNames: fieldNames.topic,
  output: contributedTopic,
});

export const deleteTopic = defineEndpoint({
  method: 'DELETE',
  path: '/api/topics/{topicId}',
  summary: `Xóa một chủ đề cùng những gì bên trong; khôi phục được ${RECOVERABLE}`,
  access: contributors,
  limits: ['contentPerUser'],
  params: z.object({ topicId: idText }),
  output: done,
});

export const createCurriculum = defineEndpoint({
  method: 'POST',
  path: '/api/curri',
  summary: 'Thêm một giáo trình vào chủ đề, cùng ảnh của nó',
  access: contributors,
  limits: ['uploadPerUser'],
  accepts: 'multipart',
  body: newCurriculum,
  fieldNames: fieldNames.curriculum,
  output: contributedCurriculum,
});

export const changeCurriculum = defineEndpoint({
  method: 'PUT',
  path: '/api/curri/{curriculumId}',
  summary: 'Sửa một giáo trình; không gửi ảnh thì giữ ảnh cũ',
  access: contributors,
  limits: ['uploadPerUser'],
  params: z.object({ curriculumId: idText }),
  accepts: 'multipart',
  body: changedCurriculum,
  fieldNames: fieldNames.curriculum,
  output: contributedCurriculum,
});

export const deleteCurriculum = defineEndpoint({
  method: 'DELETE',
  path: '/api/curri/{curriculumId}',
  summary: `Xóa một giáo trình cùng những gì bên trong; khôi phục được ${RECOVERABLE}`,
  access: contributors,
  limits: ['contentPerUser'],
  params: z.object({ curriculumId: idText }),
  output: done,
});

export const createLesson = defineEndpoint({
  method: 'POST',
  path: '/api/lessons',
  summary: 'Thêm một bài học vào giáo trình',
  access: contributors,
  limits: ['contentPerUser'],
  body: newLesson,
  fieldNames: fieldNames.lesson,
  output: contributedLesson,
});

export const changeLesson = defineEndpoint({
  method: 'PUT',
  path: '/api/lessons/{lessonId}',
  summary: 'Sửa tiêu đề, nghĩa và cấp độ của một bài học',
  access: contributors,
  limits: ['contentPerUser'],
  params: z.object({ lessonId: idText }),
  body: changedLesson,
  fieldNames: fieldNames.lesson,
  output: contributedLesson,
});

export const deleteLesson = defineEndpoint({
  method: 'DELETE',
  path: '/api/lessons/{lessonId}',
  summary: `Xóa một bài học cùng các câu của nó; khôi phục được ${RECOVERABLE}`,
  access: contributors,
  limits: ['contentPerUser'],
  params: z.object({ lessonId: idText }),
  output: done,
});

export const createSentence = defineEndpoint({
  method: 'POST',
  path: '/api/sentences',
  summary: 'Thêm một câu vào bài học, cùng những đáp án khác của nó',
  access: contributors,
  limits: ['contentPerUser'],
  body: newSentence,
  fieldNames: fieldNames.sentence,
  output: contributedSentence,
});

export const changeSentence = defineEndpoint({
  method: 'PUT',
  path: '/api/sentences/{sentenceId}',
  summary: 'Sửa một câu; câu đã xuất bản giữ bản cũ cho đến khi bản mới được duyệt',
  access: contributors,
  limits: ['contentPerUser'],
  params: z.object({ sentenceId: idText }),
  body: changedSentence,
  fieldNames: fieldNames.sentence,
  output: contributedSentence,
});

export const deleteSentence = defineEndpoint({
  method: 'DELETE',
  path: '/api/sentences/{sentenceId}',
  summary: `Xóa một câu; khôi phục được ${RECOVERABLE}`,
  access: contributors,
  limits: ['contentPerUser'],
  params: z.object({ sentenceId: idText }),
  output: done,
});
