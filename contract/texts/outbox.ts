/** What waits for the network in this browser (PRODUCT.md, Navigation). */
export const outboxTexts = {
  waiting: (count: string) => `${count} mục chờ gửi`,
  /** None of them is sent by itself: the server has refused them, or failed at them too often. */
  unsent: (count: string) => `${count} mục chưa gửi được`,
  title: 'Chờ gửi',
  lead: 'Những gì bạn làm khi mất mạng được giữ trên máy này và tự gửi khi có mạng, mỗi mục đúng một lần.',
  putAsideLead:
    'Máy chủ đã nhiều lần gặp lỗi khi nhận những mục này nên chúng không tự gửi nữa. Chúng vẫn còn trên máy này, và bạn có thể thử gửi lại.',
  refusedLead:
    'Máy chủ không nhận những mục này. Bạn có thể sao chép nội dung để gửi lại theo cách khác, rồi bỏ mục đi.',
  /** What was learnt, of one kind and refused for one reason. */
  learnt: (count: string) => `${count} lượt học`,
  unknownLearning: 'Một loại bài mà phiên bản này chưa biết',
  learningLead:
    'Máy chủ chưa nhận những lượt học này. Chúng vẫn được giữ trên máy, vẫn tính vào tiến độ ở đây, và sẽ tự gửi lại sau một ngày hoặc khi có phiên bản mới.',
  empty: 'Đã gửi hết, không còn gì chờ.',
  sendNow: 'Gửi ngay',
  sending: 'Đang gửi…',
  stillWaiting: 'Chưa gửi được. Các mục vẫn được giữ và sẽ tự gửi lại.',
  remove: 'Bỏ',
  removeOf: (label: string) => `Bỏ mục “${label}”`,
  removeQuestion: 'Bỏ mục này?',
  removeExplanation: 'Mục này chưa được gửi. Bỏ rồi thì không lấy lại được.',
  copy: 'Sao chép nội dung',
  copied: 'Đã sao chép.',
  copyFailed: 'Không sao chép được. Bạn hãy chọn đoạn chữ rồi tự sao chép nhé.',
  refused: (reason: string) => `Máy chủ từ chối: ${reason}`,
  refusedToast: (label: string, reason: string) =>
    `Chưa gửi được mục “${label}”: ${reason} Nội dung vẫn còn trong phần “Chờ gửi”.`,
  /** The reason of an entry whose reply this version of the page cannot read. */
  notUnderstood: 'Máy chủ trả lời theo cách mà trang đang mở chưa hiểu. Bạn tải lại trang rồi gửi lại nhé.',
  /** On a device that is full. */
  unstored:
    'Máy này không còn chỗ để giữ những gì bạn vừa làm. Bạn đừng đóng trang này vội, và hãy giải phóng bớt bộ nhớ của máy.',
  full: (max: number) =>
    `Đã có ${max} mục chờ gửi nên máy không giữ thêm được. Bạn kết nối mạng để gửi bớt rồi thử lại nhé.`,

  answer: 'Câu trả lời',
  reveal: 'Xem đáp án',
  comment: 'Bình luận',
  like: 'Lượt thích',
  unlike: 'Bỏ thích',
  save: 'Lưu từ',

  commentWaiting: 'Đang chờ gửi',
  commentKept: 'Chưa kết nối được với máy chủ. Bình luận sẽ tự gửi khi có mạng lại.',
  commentKeptForLogin: 'Phiên đăng nhập đã hết hạn. Bình luận sẽ tự gửi khi bạn đăng nhập lại.',
  cancelComment: 'Hủy gửi',
  wordKept: 'Chưa kết nối được với máy chủ. Từ này sẽ được lưu vào sổ tay khi có mạng lại.',
  wordKeptForLogin: 'Phiên đăng nhập đã hết hạn. Từ này sẽ được lưu vào sổ tay khi bạn đăng nhập lại.',
  wordsKept: (count: number) => `Chưa có mạng: ${count} từ sẽ được lưu vào sổ tay khi có mạng.`,
  offlineCategories: 'Chưa có mạng nên chưa xem được các danh mục của bạn.',
  /** Under a verdict that this browser has given. */
  pointsLater: 'Chưa kết nối được với máy chủ. Điểm của câu này sẽ được cộng khi có mạng lại.',
  tryLater: 'Chưa kết nối được với máy chủ. Lần thử này sẽ được ghi lại khi có mạng.',
  pointsAfterLogin: 'Phiên đăng nhập đã hết hạn. Điểm của câu này sẽ được cộng khi bạn đăng nhập lại.',
  tryAfterLogin: 'Phiên đăng nhập đã hết hạn. Lần thử này sẽ được ghi lại khi bạn đăng nhập lại.',
  /** At the end of a lesson. */
  roundLater: 'Điểm của những câu máy chủ chưa nhận được sẽ được cộng sau.',
  answerKept:
    'Chưa kết nối được với máy chủ nên chưa chấm được. Câu trả lời đã được giữ lại và sẽ được chấm, cộng điểm khi có mạng.',
  answerKeptForLogin:
    'Phiên đăng nhập đã hết hạn nên chưa chấm được. Câu trả lời đã được giữ lại và sẽ được chấm, cộng điểm khi bạn đăng nhập lại.',
  /** In the list of what waits. */
  loginToSend: 'Phiên đăng nhập đã hết hạn. Những mục này sẽ được gửi khi bạn đăng nhập lại.',
} as const;
