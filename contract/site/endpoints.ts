import { defineEndpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

export const health = defineEndpoint({
  method: 'GET',
  path: '/health',
  summary: 'Tiến trình đang chạy',
  access: 'anyone',
  output: z.object({ status: z.literal('ok') }),
});

export const ready = defineEndpoint({
  method: 'GET',
  path: '/ready',
  summary: 'Cơ sở dữ liệu trả lời được, máy chủ sẵn sàng nhận khách',
  access: 'anyone',
  output: z.object({ status: z.literal('ready') }),
});

export const sitemap = defineEndpoint({
  method: 'GET',
  path: '/sitemap.xml',
  summary: 'Sơ đồ trang cho máy tìm kiếm',
  access: 'anyone',
  answers: 'text',
  contentType: 'application/xml; charset=utf-8',
});

export const robots = defineEndpoint({
  method: 'GET',
  path: '/robots.txt',
  summary: 'Chỉ dẫn cho máy tìm kiếm',
  access: 'anyone',
  answers: 'text',
  contentType: 'text/plain; charset=utf-8',
});

export const openApi = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Mô tả OpenAPI của mọi lời gọi',
  access: 'anyone',
  answers: 'text',
  contentType: 'application/json; charset=utf-8',
});

export const apiDocs = defineEndpoint({
  method: 'GET',
  path: '/api/docs',
  summary: 'Trang tài liệu API',
  access: 'anyone',
  answers: 'text',
  contentType: 'text/html; charset=utf-8',
});
