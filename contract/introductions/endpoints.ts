import { defineEndpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { CONTRIBUTOR_ROLES } from '../roles.ts';
import { z } from '../zod.ts';
import { draftIntroduction, introduction } from './introduction.ts';

const params = z.object({ lessonId: idText });

export const getIntroduction = defineEndpoint({
  method: 'GET',
  path: '/api/introductions/{lessonId}',
  summary: 'Từ mới và điểm ngữ pháp nên xem trước khi vào một bài học',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  params,
  output: introduction,
});

export const getDraftIntroduction = defineEndpoint({
  method: 'GET',
  path: '/api/contributions/lessons/{lessonId}/introduction',
  summary:
    'Phần giới thiệu của một bài học đang soạn, và những chỗ chưa có mục từ hay điểm ngữ pháp nào giải thích',
  access: { roles: CONTRIBUTOR_ROLES },
  limits: ['sentenceToolsPerUser'],
  params,
  output: draftIntroduction,
});
