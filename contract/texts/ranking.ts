import { SITE_NAME } from '../site-name.ts';

/** Score and ranking (PRODUCT.md, Scores). */
export const rankingTexts = {
  title: 'Xếp hạng',
  board: 'Bảng xếp hạng',
  lead: 'Điểm của mọi người học, cao nhất đứng đầu.',
  description: `Bảng xếp hạng người học tiếng Nhật trên ${SITE_NAME}: toàn thời gian, tuần này và tháng này.`,

  periodsLabel: 'Khoảng thời gian',
  periods: { all: 'Toàn thời gian', week: 'Tuần này', month: 'Tháng này' },

  rank: 'Hạng',
  email: 'E-mail',
  name: 'Tên',
  score: 'Điểm',
  medals: {
    1: 'Hạng 1, huy chương vàng',
    2: 'Hạng 2, huy chương bạc',
    3: 'Hạng 3, huy chương đồng',
  },
  you: 'Bạn',
  points: (score: string) => `${score} điểm`,

  ownPlace: 'Vị trí của bạn',
  ownPlaceWithoutPoints: {
    all: 'Bạn chưa có điểm nào. Trả lời đúng một câu là có tên trong bảng.',
    week: 'Tuần này bạn chưa có điểm nào. Trả lời đúng một câu là có tên trong bảng.',
    month: 'Tháng này bạn chưa có điểm nào. Trả lời đúng một câu là có tên trong bảng.',
  },

  invitation: 'Đăng nhập để điểm của bạn được tính và có tên trên bảng này.',

  empty: {
    all: {
      title: 'Chưa có ai ghi điểm',
      text: 'Vị trí số một đang bỏ trống. Trả lời đúng một câu là có tên bạn ở đây.',
    },
    week: {
      title: 'Tuần này chưa có ai ghi điểm',
      text: 'Mỗi thứ Hai, cuộc đua lại bắt đầu từ số không. Vị trí số một đang chờ bạn.',
    },
    month: {
      title: 'Tháng này chưa có ai ghi điểm',
      text: 'Ngày 1 hằng tháng, cuộc đua lại bắt đầu từ số không. Vị trí số một đang chờ bạn.',
    },
  },
  practise: 'Luyện tập ngay',
  /** A ranking that failed to load is shown as an empty list (PRODUCT.md, Scores); the reason is only logged. */
  missingTitle: 'Danh sách đang trống',
  missingText: 'Bảng xếp hạng chưa tải về được. Bạn thử lại nhé.',
  withoutScript:
    'Trình duyệt đang tắt JavaScript, nên bảng xếp hạng không hiện được. Hãy bật JavaScript rồi tải lại trang.',
} as const;
