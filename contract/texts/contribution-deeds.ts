import { DELETED_CONTENT_DAYS } from '../limits.ts';

/** What makers do to any piece of content: topics, curricula, lessons and sentences alike. */
export const contributionDeedTexts = {
  actionsFor: (name: string) => `Thao tác khác với “${name}”`,
  edit: 'Sửa',
  editNamed: (name: string) => `Sửa “${name}”`,
  submit: 'Gửi duyệt',
  submitAgain: 'Gửi duyệt lại',
  submitting: 'Đang gửi…',
  submitted: 'Đã gửi duyệt.',
  withdraw: 'Rút lại',
  withdrawing: 'Đang rút lại…',
  withdrawn: 'Đã rút lại. Bạn có thể sửa tiếp rồi gửi sau.',
  discard: 'Bỏ bản sửa',
  discardQuestion: 'Bỏ bản sửa chưa duyệt?',
  discardText: 'Người học vẫn thấy bản đang xuất bản. Bản sửa còn trong lịch sử phiên bản.',
  discarded: 'Đã bỏ bản sửa.',
  history: 'Lịch sử',
  remove: 'Xóa',
  removed: (name: string) => `“${name}” đã được xóa.`,
  undo: 'Hoàn tác',
  undoing: 'Đang hoàn tác…',
  undeleted: 'Đã khôi phục.',

  deletedList: (count: number) => `Đã xóa gần đây (${count})`,
  deletedHint: `Khôi phục được trong ${DELETED_CONTENT_DAYS} ngày kể từ lúc xóa.`,
  deletedAt: (moment: string) => `Đã xóa lúc ${moment}`,
  restore: 'Khôi phục',
  restoreNamed: (name: string) => `Khôi phục “${name}”`,
  restoring: 'Đang khôi phục…',

  moveUp: (name: string) => `Chuyển “${name}” lên`,
  moveDown: (name: string) => `Chuyển “${name}” xuống`,
  moved: (name: string, place: number, count: number) =>
    `Đã chuyển “${name}” đến vị trí ${place} trên ${count}.`,
  movedBack: (name: string) => `Chưa lưu được thứ tự mới. “${name}” đã trở lại chỗ cũ.`,

  asked: 'Người duyệt yêu cầu sửa',
  seeNotes: 'Xem nhận xét và trả lời',
  ofOthers: 'Do người khác soạn, bạn không sửa được',
  madeBy: (email: string) => `Người soạn: ${email}`,
} as const;
