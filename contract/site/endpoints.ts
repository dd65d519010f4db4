import { defineEndpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
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

/** Common to all sitemaps. */
const xml = {
  method: 'GET',
  access: 'anyone',
  answers: 'text',
  contentType: 'application/xml; charset=utf-8',
} as const;

/** A sitemap that is too long for one file continues in the next (sitemaps.org). */
const sitemapPage = z.object({ page: z.optional(idText) });

export const sitemapIndex = defineEndpoint({
  ...xml,
  path: '/sitemap.xml',
  summary: 'Danh sách các sơ đồ trang cho máy tìm kiếm',
});

export const pagesSitemap = defineEndpoint({
  ...xml,
  path: '/sitemap-pages.xml',
  summary: 'Sơ đồ các trang chung',
  query: sitemapPage,
});

export const wordsSitemap = defineEndpoint({
  ...xml,
  path: '/sitemap-words.xml',
  summary: 'Sơ đồ trang của các từ',
  query: sitemapPage,
});

export const lessonsSitemap = defineEndpoint({
  ...xml,
  path: '/sitemap-lessons.xml',
  summary: 'Sơ đồ trang của các chủ đề, giáo trình và bài học',
  query: sitemapPage,
});

export const grammarSitemap = defineEndpoint({
  ...xml,
  path: '/sitemap-grammar.xml',
  summary: 'Sơ đồ trang của các điểm ngữ pháp và bài so sánh',
  query: sitemapPage,
});

export const robots = defineEndpoint({
  method: 'GET',
  path: '/robots.txt',
  summary: 'Chỉ dẫn cho máy tìm kiếm',
  access: 'anyone',
  answers: 'text',
  contentType: 'text/plain; charset=utf-8',
});

export const webManifest = defineEndpoint({
  method: 'GET',
  path: '/manifest.webmanifest',
  summary: 'Tên, biểu tượng và lối tắt khi trang được đưa ra màn hình chính',
  access: 'anyone',
  answers: 'text',
  contentType: 'application/manifest+json; charset=utf-8',
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
