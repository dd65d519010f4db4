/** Every shortcut of the product, for the help (`?`). Add new shortcuts of the code here. */
interface Shortcut {
  /** Alternatives; the keys of one alternative are pressed together. */
  readonly ways: readonly (readonly string[])[];
  readonly does: string;
}

interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

export const shortcutTexts = {
  title: 'Phím tắt',
  lead: 'Các phím một ký tự không có tác dụng khi bạn đang gõ trong một ô.',
  or: 'hoặc',
  switch: 'Bật phím tắt một ký tự',
  switchHint: 'Tắt đi nếu bạn đọc cho máy gõ, hoặc hay chạm nhầm. Bảng này vẫn mở được ở cuối trang.',
} as const;

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Ở mọi trang',
    shortcuts: [
      { ways: [['/']], does: 'Tới ô tra từ; trang nào không có ô này thì mở trang tra cứu.' },
      { ways: [['?']], does: 'Mở bảng phím tắt này.' },
      { ways: [['Esc']], does: 'Đóng hộp thoại, menu hoặc khung trò chuyện đang mở.' },
      { ways: [['Tab']], does: 'Khi trang vừa mở: hiện lối đi thẳng “Tới nội dung chính”.' },
    ],
  },
  {
    title: 'Trong ô tra từ',
    shortcuts: [
      { ways: [['↓'], ['↑']], does: 'Đi qua các gợi ý.' },
      { ways: [['Enter']], does: 'Tra gợi ý đang chọn, hoặc những gì bạn đã gõ.' },
      { ways: [['Esc']], does: 'Cất danh sách gợi ý.' },
    ],
  },
  {
    title: 'Khi luyện dịch và luyện nghe',
    shortcuts: [
      { ways: [['Enter']], does: 'Kiểm tra câu trả lời.' },
      { ways: [['Shift', 'Enter']], does: 'Xuống dòng trong ô trả lời.' },
      { ways: [['←'], ['→']], does: 'Sang câu trước, câu sau, khi con trỏ không ở trong ô trả lời.' },
    ],
  },
  {
    title: 'Khi làm bài tập của lộ trình',
    shortcuts: [
      { ways: [['1'], ['2'], ['3'], ['4']], does: 'Chọn đáp án.' },
      { ways: [['Enter']], does: 'Kiểm tra, rồi đi tiếp; khi xếp câu thì đặt hoặc bỏ mảnh đang chọn.' },
      { ways: [['←'], ['→'], ['↑'], ['↓']], does: 'Khi xếp câu: đi qua các mảnh.' },
      { ways: [['Backspace']], does: 'Khi xếp câu: bỏ mảnh cuối.' },
    ],
  },
  {
    title: 'Khi ôn tập',
    shortcuts: [
      { ways: [['Phím cách']], does: 'Hiện đáp án.' },
      { ways: [['1'], ['2'], ['3'], ['4']], does: 'Tự chấm, từ “Quên” đến “Dễ”.' },
      { ways: [['z']], does: 'Quay lại thẻ vừa rồi.' },
    ],
  },
  {
    title: 'Khi viết',
    shortcuts: [
      {
        ways: [
          ['Ctrl', 'Enter'],
          ['⌘', 'Enter'],
        ],
        does: 'Gửi bình luận hoặc phản hồi.',
      },
      {
        ways: [['Enter']],
        does: 'Gửi câu khi trò chuyện bằng giọng nói; trên màn hình rộng, gửi cả tin nhắn cho trợ lý.',
      },
      { ways: [['Shift', 'Enter']], does: 'Xuống dòng khi nhắn cho trợ lý hoặc trò chuyện bằng giọng nói.' },
    ],
  },
  {
    title: 'Khi soạn câu (cộng tác viên)',
    shortcuts: [
      { ways: [['Enter']], does: 'Sang ô kế tiếp; trong ô làm thử thì chấm câu trả lời.' },
      {
        ways: [
          ['Ctrl', 'Enter'],
          ['⌘', 'Enter'],
        ],
        does: 'Lưu câu.',
      },
      { ways: [['Esc']], does: 'Đóng câu đang soạn; nếu có thay đổi chưa lưu thì hỏi lại.' },
    ],
  },
  {
    title: 'Khi duyệt nội dung (kiểm duyệt)',
    shortcuts: [
      { ways: [['←'], ['→']], does: 'Sang bản trước, bản sau.' },
      { ways: [['k'], ['j']], does: 'Cũng vậy, khi đang ở trong danh sách.' },
    ],
  },
];
