/** The announcement on top of every page; the form for it is in `site-desk.ts`. */
export const announcementTexts = {
  label: 'Thông báo của trang',
  close: 'Đóng thông báo',
  linkText: 'Xem thêm',
} as const;
