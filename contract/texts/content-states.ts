import type { VersionState } from '../contributions/content-kinds.ts';

/** What the states of content are called on every screen (PRODUCT.md, Contributions). */
export const contentStateNames: Readonly<Record<VersionState, string>> = {
  draft: 'Bản nháp',
  waiting: 'Chờ duyệt',
  changes: 'Cần sửa',
  published: 'Đã xuất bản',
  replaced: 'Không dùng',
};

/** A version that learners do not see yet, of a piece that they see in an older one. */
export const newerVersionNames = {
  draft: 'Có bản sửa chưa gửi',
  waiting: 'Có bản sửa chờ duyệt',
  changes: 'Bản sửa cần sửa lại',
} as const;
