import type { SpokenHint } from '#core/speech/compare-shapes.ts';
import { SITE_NAME } from '../site-name.ts';

const seconds = (length: number): string =>
  `${length.toLocaleString('vi-VN', { maximumFractionDigits: 1 })} giây`;

/** Why a recording cannot be compared. */
export type SpeakingFailure =
  | 'unsupported'
  | 'no-microphone'
  | 'refused'
  | 'busy'
  | 'failed'
  | 'too-quiet'
  | 'not-decoded'
  | 'no-model';

/** Recording one's own voice and comparing it with the model (PRODUCT.md, Speech). */
export const speakingTexts = {
  start: 'Bắt đầu ghi',
  again: 'Ghi lại',
  stop: 'Dừng ghi',
  asking: 'Đang mở micro…',
  recording: (done: number, most: number) => `Đang ghi: ${done} / ${most} giây`,
  reading: 'Đang vẽ hai giọng…',
  privacy: 'Bản ghi chỉ nằm trong trình duyệt này, không gửi đi đâu và mất khi bạn rời khỏi đây.',
  cut: (most: number) => `Bản ghi dài nhất là ${most} giây, nên phần sau không được ghi.`,

  playBoth: 'Nghe lần lượt hai giọng',
  playModel: 'Nghe mẫu',
  playOwn: 'Nghe giọng mình',
  stopPlaying: 'Dừng',
  model: 'Giọng mẫu',
  own: 'Giọng của bạn',
  seconds,
  legend:
    'Mảng nhạt là độ to, đường đậm là giọng lên xuống. Chỗ máy không nghe ra cao độ thì không có đường.',
  /** Read by screen readers in place of the picture; a range of null has too little voice. */
  described: (name: string, length: number, semitones: number | null) =>
    semitones === null
      ? `${name} dài ${seconds(length)}, có quá ít chỗ nghe ra cao độ để vẽ đường lên xuống.`
      : `${name} dài ${seconds(length)}, lên xuống trong khoảng ${semitones} nửa cung.`,

  hints: {
    longer: 'Bạn nói chậm hơn mẫu khá nhiều. Thử nói liền mạch hơn, hoặc chọn tốc độ mẫu chậm lại.',
    shorter: 'Bạn nói nhanh hơn mẫu khá nhiều. Để ý âm dài, âm ngắt và ん: mỗi âm ấy cũng chiếm một nhịp.',
    flatter: 'Giọng bạn đi ngang hơn mẫu. Nghe lại xem mẫu lên và xuống ở đâu.',
    voiceless: 'Máy nghe được rất ít giọng trong bản ghi này. Thử nói to hơn hoặc lại gần micro hơn.',
  } satisfies Record<SpokenHint, string>,
  noScore: `${SITE_NAME} không chấm điểm phát âm. Hai hình chỉ giúp tai bạn biết chỗ nào nên nghe lại.`,

  failures: {
    unsupported:
      'Trình duyệt này không ghi âm được ở đây. Hãy mở trang bằng Chrome, Edge, Firefox hoặc Safari bản mới, qua địa chỉ https.',
    'no-microphone': 'Không tìm thấy micro. Hãy cắm hoặc bật micro rồi thử lại.',
    refused:
      'Trình duyệt đang chặn micro với trang này. Hãy bấm biểu tượng cạnh địa chỉ trang, cho phép Micro, rồi bấm “Ghi lại”.',
    busy: 'Micro đang bị ứng dụng khác dùng. Hãy đóng ứng dụng đó rồi thử lại.',
    failed: 'Chưa ghi được. Vui lòng thử lại.',
    'too-quiet': 'Bản ghi quá nhỏ, không nghe ra tiếng nói. Hãy nói to hơn hoặc lại gần micro hơn.',
    'not-decoded': 'Trình duyệt không đọc được bản ghi này. Vui lòng ghi lại.',
    'no-model': 'Chưa tải được giọng mẫu. Hãy kiểm tra mạng rồi ghi lại.',
  } satisfies Record<SpeakingFailure, string>,
} as const;
