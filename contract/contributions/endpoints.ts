import { contributionFieldNames as fieldNames } from '#contract/texts/contributions.ts';
import { CONTENT_ORDER_MAX } from '../content-limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idNumber, idText } from '../fields.ts';
import { CONTRIBUTOR_ROLES, REVIEWED_ROLES } from '../roles.ts';
import { z } from '../zod.ts';
import { CONTENT_KINDS } from './content-kinds.ts';
import {
  contentVersion,
  contributedCurriculum,
  contributedLesson,
  contributedSentence,
  contributedTopic,
  standing,
} from './contribution.ts';
import { revision } from './typed-content.ts';

/** The contributor area: the content that one may build on, and how a piece gets to the learners. */

const contributors = { roles: CONTRIBUTOR_ROLES } as const;
const kind = z.enum(CONTENT_KINDS);
const piece = z.object({ kind, id: idText });

export const listContributedTopics = defineEndpoint({
  method: 'GET',
  path: '/api/contributions/topics',
  summary: 'Chủ đề của tôi, và những chủ đề đã xuất bản mà tôi có thể thêm giáo trình vào',
  access: contributors,
  output: z.array(contributedTopic),
});

export const listContributedCurriculums = defineEndpoint({
  method: 'GET',
  path: '/api/contributions/topics/{topicId}/curriculums',
  summary: 'Giáo trình của tôi trong một chủ đề, và những giáo trình đã xuất bản',
  access: contributors,
  params: z.object({ topicId: idText }),
  output: z.array(contributedCurriculum),
});

export const listContributedLessons = defineEndpoint({
  method: 'GET',
  path: '/api/contributions/curriculums/{curriculumId}/lessons',
  summary: 'Bài học của tôi trong một giáo trình, và những bài đã xuất bản',
  access: contributors,
  params: z.object({ curriculumId: idText }),
  output: z.array(contributedLesson),
});

export const listContributedSentences = defineEndpoint({
  method: 'GET',
  path: '/api/contributions/lessons/{lessonId}/sentences',
  summary: 'Các câu trong một bài học của tôi, bản mới nhất của từng câu',
  access: contributors,
  params: z.object({ lessonId: idText }),
  output: z.array(contributedSentence),
});

export const submitContribution = defineEndpoint({
  method: 'POST',
  path: '/api/contributions/{kind}/{id}/submit',
  summary: 'Gửi duyệt; bài học thì gửi cùng các câu, và cùng giáo trình, chủ đề chưa gửi của nó',
  access: contributors,
  limits: ['contentPerUser'],
  params: piece,
  fieldNames,
  output: standing,
});

export const withdrawContribution = defineEndpoint({
  method: 'POST',
  path: '/api/contributions/{kind}/{id}/withdraw',
  summary: 'Rút lại bản đang chờ duyệt để sửa tiếp',
  access: contributors,
  limits: ['contentPerUser'],
  params: piece,
  fieldNames,
  output: standing,
});

export const discardContribution = defineEndpoint({
  method: 'POST',
  path: '/api/contributions/{kind}/{id}/discard',
  summary: 'Bỏ bản sửa chưa duyệt, giữ bản người học đang thấy',
  access: contributors,
  limits: ['contentPerUser'],
  params: piece,
  fieldNames,
  output: standing,
});

export const undeleteContribution = defineEndpoint({
  method: 'POST',
  path: '/api/contributions/{kind}/{id}/undelete',
  summary: 'Khôi phục thứ đã xóa',
  access: contributors,
  limits: ['contentPerUser'],
  params: piece,
  fieldNames,
  output: standing,
});

export const orderContributions = defineEndpoint({
  method: 'PUT',
  path: '/api/contributions/{kind}/order',
  summary: 'Xếp lại thứ tự: các mã theo thứ tự mới, cùng nằm trong một chỗ',
  access: contributors,
  limits: ['contentPerUser'],
  params: z.object({ kind }),
  body: z.object({ ids: z.array(idNumber).check(z.minLength(1), z.maxLength(CONTENT_ORDER_MAX)) }),
  fieldNames,
  output: z.object({ ids: z.array(z.int()) }),
});

export const listVersions = defineEndpoint({
  method: 'GET',
  path: '/api/contributions/{kind}/{id}/versions',
  summary: 'Các phiên bản, mới nhất trước, cùng nhận xét của người duyệt',
  access: { roles: REVIEWED_ROLES },
  params: piece,
  fieldNames,
  output: z.array(contentVersion),
});

export const restoreVersion = defineEndpoint({
  method: 'POST',
  path: '/api/contributions/{kind}/{id}/versions/{number}/restore',
  summary: 'Lấy lại một phiên bản cũ làm bản mới nhất',
  access: contributors,
  limits: ['contentPerUser'],
  params: z.extend(piece, { number: idText }),
  body: z.object({ revision }),
  fieldNames,
  output: standing,
});
