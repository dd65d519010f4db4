/** What the fields of practice are called where the same key means something else elsewhere. */
export const practiceFieldNames = {
  userAnswer: 'Câu trả lời',
  mode: 'Chế độ luyện tập',
  answer: 'Đáp án đề xuất',
  id: 'Mã đề xuất',
  state: 'Trạng thái',
  reason: 'Lý do',
} as const;

/** What the server answers about answers and suggestions. */
export const practiceRefusals = {
  sentenceNotFound: 'Không tìm thấy câu này.',
  analysisBusy: 'Bộ phân tích tiếng Nhật đang có nhiều người dùng. Vui lòng thử lại sau vài giây.',
  analysisAway: 'Bộ phân tích tiếng Nhật đang tạm gián đoạn. Vui lòng thử lại sau ít phút.',

  /** A right answer that a limit on points left without any. It can still be credited later. */
  dailyPointsReached: (max: number) =>
    `Hôm nay bạn đã đạt ${max.toLocaleString('vi-VN')} điểm, mức cao nhất trong một ngày. Câu này chưa được cộng điểm; từ ngày mai, bạn làm lại vẫn được tính đủ điểm.`,
  tooFast: (max: number) =>
    `Mỗi phút có nhiều nhất ${max} câu được cộng điểm. Câu này chưa được cộng; sau một phút, bạn làm lại vẫn được tính đủ điểm.`,

  suggestionNotFound: 'Không tìm thấy đề xuất này.',
  alreadyRight: 'Đáp án này đã được chấp nhận, bạn không cần đề xuất nữa.',
  alreadyDecided: 'Đề xuất này đã được xử lý.',
  inReview: 'Đáp án này đã được người soạn chấp nhận và đang chờ duyệt.',
  unsentChange: 'Câu này có bản sửa chưa gửi duyệt. Hãy gửi hoặc bỏ bản sửa đó rồi chấp nhận đáp án.',
  ownSuggestion: 'Bạn không thể tự duyệt đề xuất của chính mình.',
  ownAcceptance: 'Bạn đã chấp nhận một đáp án trong bản này nên một người kiểm duyệt khác sẽ duyệt.',
  stillRefused:
    'Đáp án này vẫn bị chấm là sai, có thể vì nằm trong danh sách chặn của câu, nên chưa thể chấp nhận.',
  tooManyAnswers: (max: number) => `Câu này đã có ${max} đáp án khác, không thể thêm nữa.`,
  changedMeanwhile: 'Câu này vừa được sửa. Vui lòng tải lại rồi duyệt lần nữa.',
} as const;
