import { LEAGUE_GROUP_MAX } from '../learning-limits.ts';

/** Weekly leagues, a section of the ranking. */
export const leagueTexts = {
  title: 'Nhóm tuần này',
  lead: `Mỗi tuần bạn ở trong một nhóm tối đa ${LEAGUE_GROUP_MAX} người có mức học gần bằng bạn. Mỗi câu trả lời, mỗi lượt ôn đều được tính, dù đúng hay sai.`,
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
  pace: 'Nếu bạn trả lời liên tiếp quá nhanh, những câu vượt mức sẽ không được tính.',
  showAll: (count: number) => `Xem cả nhóm (${count} người)`,
  showLess: 'Thu gọn',
  loadFailed: 'Chưa tải được nhóm của bạn.',
} as const;
