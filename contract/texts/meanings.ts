/** “Góp ý nghĩa tiếng Việt”: learners suggest meanings of words that have none, reviewers make items of them. */
export const meaningTexts = {
  suggest: 'Góp ý nghĩa tiếng Việt',
  change: 'Sửa góp ý',
  suggestAgain: 'Góp ý lại',
  lead: 'Nghĩa bạn gửi sẽ vào từ điển sau khi được duyệt.',
  english: 'Nghĩa tiếng Anh',
  mean: 'Nghĩa tiếng Việt',
  meanHint: 'Ngắn gọn như trong từ điển. Nhiều nghĩa thì ngăn cách bằng dấu chấm phẩy.',
  text: 'Câu ví dụ tiếng Nhật',
  textHint: 'Không bắt buộc.',
  translate: 'Bản dịch câu ví dụ',
  note: 'Lời nhắn cho người duyệt',
  noteHint: 'Không bắt buộc: bạn gặp từ này ở đâu, dùng khi nào.',
  send: 'Gửi góp ý',
  sending: 'Đang gửi…',
  sent: 'Đã gửi. Cảm ơn bạn!',
  sendFailed: 'Chưa gửi được góp ý. Bạn thử lại nhé.',
  /** Each is followed by the meaning, the reason or a link. */
  waiting: 'Nghĩa bạn góp ý đang chờ duyệt:',
  refused: 'Nghĩa bạn góp ý chưa được chấp nhận:',
  reason: 'Lý do:',
  accepted: 'Từ này đã có nghĩa tiếng Việt, nhờ góp ý của người học.',
  openWord: 'Xem mục từ',
} as const;

/** The list of suggested meanings for reviewers. */
export const meaningReviewTexts = {
  tabs: 'Loại nội dung chờ duyệt',
  contentTab: 'Nội dung học',
  meaningsTab: 'Nghĩa của từ',
  meaningsTabWith: (count: string) => `Nghĩa của từ (${count})`,
  lead: 'Nghĩa người học góp ý cho những từ chưa có nghĩa tiếng Việt, từ chờ lâu nhất ở trên.',
  count: (count: string) => `${count} từ đang chờ duyệt`,
  emptyTitle: 'Không có nghĩa nào chờ duyệt',
  emptyText: 'Khi người học góp ý nghĩa cho một từ, góp ý sẽ hiện ở đây.',
  lookAgain: 'Xem có góp ý mới không',
  english: 'Tiếng Anh',
  note: 'Lời nhắn',
  own: 'Đây là góp ý của bạn nên một người kiểm duyệt khác sẽ xem.',

  accept: 'Biên soạn',
  acceptOne: (word: string, mean: string) => `Biên soạn “${word}” với nghĩa “${mean}”`,
  refuse: 'Từ chối',
  refuseOne: (word: string, mean: string) => `Từ chối nghĩa “${mean}” của “${word}”`,

  acceptTitle: 'Thêm từ vào từ điển',
  acceptLead: 'Xem lại và sửa cho đúng rồi hãy thêm. Người học tra được từ này ngay.',
  alsoSettled: (others: number) =>
    `${others} góp ý khác cho từ này cũng được tính là xong, người gửi sẽ nhận thông báo.`,
  preview: 'Xem trước',
  noMeanYet: 'Chưa có nghĩa',
  add: 'Thêm vào từ điển',
  adding: 'Đang thêm…',
  added: (word: string) => `Đã thêm “${word}” vào từ điển.`,
  openAdded: 'Xem mục từ',
  failed: 'Chưa thêm được từ này. Bạn thử lại nhé.',

  refuseTitle: 'Từ chối góp ý này?',
  refuseLead: 'Người góp ý sẽ đọc được lý do.',
  reason: 'Lý do',
  reasonMissing: 'Hãy viết lý do.',
  readyPhrases: 'Câu viết sẵn',
  readyReasons: [
    'Nghĩa chưa đúng với từ này.',
    'Nghĩa chưa rõ.',
    'Từ điển đã có từ này.',
    'Có lỗi chính tả.',
  ],
  sendRefusal: 'Gửi lý do',
  sending: 'Đang gửi…',
  refused: 'Đã từ chối góp ý.',
  refusalFailed: 'Chưa gửi được quyết định. Vui lòng thử lại!',
} as const;

/** Names of the fields, if the same key means something else elsewhere. */
export const meaningFieldNames = {
  id: 'Mã từ hoặc mã góp ý',
  note: 'Lời nhắn',
  reason: 'Lý do',
} as const;

/** Replies of the server. */
export const meaningRefusals = {
  wordNotFound: 'Không tìm thấy từ này.',
  notFound: 'Không tìm thấy góp ý này.',
  alreadyDecided: 'Góp ý này không còn chờ duyệt: có thể người khác vừa xử lý.',
  ownSuggestion: 'Bạn không thể tự duyệt góp ý của chính mình.',
  tooManyWaiting: (max: number) =>
    `Bạn đang có ${max} góp ý chờ duyệt. Hãy chờ người duyệt xem bớt rồi góp ý tiếp nhé.`,
  refused: 'Đã từ chối góp ý.',
} as const;
