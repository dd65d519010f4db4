/** The page that names whose data Kakehashi stands on; the licences ask for it (NOTICE.md). */
export const sourcesTexts = {
  title: 'Nguồn dữ liệu',
  lead: 'Kakehashi dùng dữ liệu mở của cộng đồng. Xin cảm ơn những người đã làm ra chúng.',
  description: 'Dữ liệu chữ Hán, nét viết và phông chữ mà Kakehashi sử dụng, cùng giấy phép của chúng.',
  ownHeading: 'Đội Kakehashi viết',
  ownText:
    'Nghĩa tiếng Việt, câu ví dụ và bản dịch, ghi chú so sánh với từ Hán Việt, bảng âm Hán Việt thường dùng, giáo trình và hình vẽ trên trang này do đội Kakehashi biên soạn.',
  othersHeading: 'Dữ liệu của người khác',
  licence: 'Giấy phép',
} as const;

export const dataSources = [
  {
    name: 'KANJIDIC2',
    by: 'Electronic Dictionary Research and Development Group (EDRDG)',
    what: 'Âm On, âm Kun, số nét và bộ thủ của chữ Hán',
    licence: 'CC BY-SA 4.0',
  },
  {
    name: 'KanjiVG',
    by: 'Ulrich Apel và các cộng sự',
    what: 'Hình vẽ từng nét của chữ Hán, được tô màu lại khi vẽ trên trang này',
    licence: 'CC BY-SA 3.0',
  },
  {
    name: 'Be Vietnam Pro',
    by: 'The Be Vietnam Pro Project Authors',
    what: 'Phông chữ tiếng Việt',
    licence: 'SIL Open Font License 1.1',
  },
  { name: 'Lucide', by: 'Lucide Contributors', what: 'Biểu tượng', licence: 'ISC' },
] as const;
