import { SITE_NAME } from '../site-name.ts';

/** The settings of a learner for this browser. */
export const settingsTexts = {
  title: 'Cài đặt',
  lead: `Chỉnh ${SITE_NAME} theo cách học của bạn. Mỗi thay đổi có hiệu lực ngay và chỉ áp dụng cho trình duyệt này, trừ phần nhắc học.`,
  withoutScript:
    'Trang cài đặt cần JavaScript. Bạn hãy bật JavaScript trong trình duyệt rồi tải lại trang nhé.',
  chosen: (what: string, value: string) => `${what}: đã chọn “${value}”.`,

  reading: 'Chữ Nhật',
  furigana: {
    legend: 'Furigana, cách đọc ghi trên chữ Hán',
    options: {
      always: { name: 'Luôn hiện', note: 'Cả trong gợi ý, khi bạn chưa trả lời.' },
      'after-answer': {
        name: 'Hiện sau khi trả lời',
        note: 'Khi luyện tập, bạn trả lời đúng hoặc xem đáp án rồi mới hiện. Ở những chỗ khác vẫn hiện như thường.',
      },
      never: {
        name: 'Không hiện',
        note: 'Chỉ còn ở từ bạn đang tra. Trong đáp án, bạn bấm vào một từ để xem cách đọc của từ đó.',
      },
    },
  },
  preview: 'Xem trước',
  beforeAnswer: 'Trong gợi ý, khi chưa trả lời',
  afterAnswer: 'Trong đáp án và ở những chỗ khác',
  sample: '日本語[にほんご]を勉強[べんきょう]します。',

  romajiBelow: {
    legend: 'Romaji, cách đọc bằng chữ La-tinh ghi dưới chữ Nhật',
    options: {
      off: { name: 'Không hiện' },
      on: { name: 'Hiện', note: 'Dành cho lúc đang học kana. Thuộc rồi thì nên tắt để quen mặt chữ.' },
    },
  },

  sound: 'Giọng đọc',
  voice: {
    legend: 'Giọng',
    options: {
      auto: {
        name: 'Của thiết bị',
        note: `Giọng tiếng Nhật có sẵn trên máy. Máy không có thì dùng giọng ${SITE_NAME}.`,
      },
      server: { name: `${SITE_NAME}`, note: 'Giọng của chúng tôi, giống nhau trên mọi máy. Cần có mạng.' },
    },
  },
  speed: {
    legend: 'Tốc độ',
    options: {
      '0.5': { name: 'Rất chậm (0,5×)' },
      '0.75': { name: 'Chậm (0,75×)' },
      '1': { name: 'Bình thường (1×)' },
      '1.25': { name: 'Hơi nhanh (1,25×)' },
    },
  },
  soundExercises: {
    legend: 'Câu phải nghe khi học theo lộ trình',
    options: {
      on: { name: 'Có' },
      off: { name: 'Không', note: 'Thay bằng câu đọc và viết. Bạn vẫn học hết lộ trình được.' },
    },
  },
  listen: 'Nghe thử',
  stop: 'Dừng',

  typing: 'Gõ tiếng Nhật',
  romajiNote: 'Gõ “mizu” sẽ thành みず. Bạn nên tắt nếu dùng bàn phím tiếng Nhật.',
  on: 'bật',
  off: 'tắt',

  look: 'Giao diện',
  theme: {
    legend: 'Màu nền',
    options: { system: { name: 'Theo thiết bị' }, light: { name: 'Sáng' }, dark: { name: 'Tối' } },
  },
  motion: {
    legend: 'Hiệu ứng chuyển động',
    options: {
      system: { name: 'Theo thiết bị' },
      reduce: { name: 'Luôn giảm' },
    },
  },
  haptics: {
    legend: 'Rung khi đúng / sai',
    options: { on: { name: 'Có' }, off: { name: 'Không' } },
  },
  hapticsNote:
    'Đúng thì rung một nhịp ngắn, sai thì hai nhịp. Chỉ có trên điện thoại mà trình duyệt cho rung, như Chrome trên Android.',
  motionNote: 'Khi giảm chuyển động, các nét chữ Hán hiện sẵn thay vì tự vẽ.',

  restore: 'Khôi phục mặc định',
  restored: 'Đã khôi phục cài đặt mặc định.',
  undo: 'Hoàn tác',
  undone: 'Đã lấy lại các lựa chọn trước đó.',
} as const;
