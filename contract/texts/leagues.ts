import { LEAGUE_GROUP_MAX } from '../limits.ts';

/** Weekly leagues, a section of the ranking. */
export const leagueTexts = {
  title: 'Nhóm tuần này',
  lead: `Mỗi tuần bạn cùng một nhóm tối đa ${LEAGUE_GROUP_MAX} người học đều đặn như mình. Mỗi câu trả lời, mỗi lượt ôn đều được tính, dù đúng hay sai.`,
  whatOthersSee: 'Người trong nhóm chỉ thấy tên và số câu trong tuần của bạn. Bạn rời lúc nào cũng được.',
  needsAccount: 'Bạn cần đăng nhập để vào nhóm.',
  join: 'Vào nhóm',
  joining: 'Đang vào nhóm…',
  leave: 'Rời nhóm',
  leaving: 'Đang rời nhóm…',
  joined: 'Bạn đã vào nhóm.',
  left: 'Bạn đã rời nhóm. Tên bạn không còn trong danh sách.',
  listLabel: 'Thứ hạng trong nhóm tuần này',
  rank: (rank: number) => `Hạng ${rank}`,
  answers: (count: string) => `${count} câu`,
  waiting: 'Tuần mới đã bắt đầu. Trả lời câu đầu tiên là bạn có nhóm.',
  ends: (moment: string) => `Kết thúc lúc ${moment}.`,
  pace: 'Câu trả lời quá nhanh liên tiếp không được tính thêm.',
  showAll: (count: number) => `Xem cả nhóm (${count} người)`,
  showLess: 'Thu gọn',
  loadFailed: 'Chưa tải được nhóm của bạn.',
} as const;
