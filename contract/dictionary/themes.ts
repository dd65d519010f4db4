/** The fields of life that words belong to, in groups: each theme is a list that learners open. */
export const THEME_GROUPS = {
  home: [
    'nha-o',
    'do-gia-dung',
    'don-dep',
    'rac-thai',
    'nau-an',
    'thuc-pham',
    'do-uong',
    'am-thuc-nhat',
    'nha-hang',
    'quan-ao',
    'lam-dep',
  ],
  people: ['gia-dinh', 'quan-he', 'chao-hoi', 'cam-xuc', 'tinh-cach', 'tro-chuyen', 'suy-nghi', 'co-the'],
  health: ['benh-vien', 'thuoc', 'thai-san', 'nuoi-con', 'dieu-duong'],
  money: ['mua-sam', 'tien-bac', 'ngan-hang', 'giay-to', 'thue-va-bao-hiem', 'hop-dong', 'luat'],
  travel: ['di-lai', 'tau-xe', 'lai-xe', 'du-lich', 'khach-san', 'vi-tri'],
  work: [
    'van-phong',
    'hop-va-email',
    'xin-viec',
    'nha-may',
    'xay-dung',
    'nong-nghiep',
    'van-chuyen',
    'kho-hang',
    'an-toan-lao-dong',
    'cong-cu',
    'kinh-te',
  ],
  technology: ['dien-thoai', 'may-tinh', 'cong-nghe', 'mang-xa-hoi', 'tin-tuc', 'khoa-hoc'],
  learning: ['truong-hoc', 'ngon-ngu', 'so-thich', 'the-thao', 'am-nhac', 'nghe-thuat', 'le-hoi'],
  nature: ['thoi-tiet', 'thien-tai', 'thien-nhien', 'dong-vat', 'cay-co'],
  society: ['chinh-quyen', 'chinh-tri', 'xa-hoi', 'lich-su'],
  basics: ['thoi-gian', 'so-va-do', 'mau-va-hinh', 'hoat-dong', 'trang-thai', 'muc-do', 'noi-cau'],
} as const;

export type ThemeGroup = keyof typeof THEME_GROUPS;
export type Theme = (typeof THEME_GROUPS)[ThemeGroup][number];
export const THEMES: readonly Theme[] = Object.values(THEME_GROUPS).flat();
