import type { FieldRole } from '#core/anki/import/guess-fields.ts';
import { SITE_NAME } from '../site-name.ts';

const count = (number: number): string => number.toLocaleString('vi-VN');

/** What a field of a note can be. */
export const fieldRoleNames: Readonly<Record<FieldRole, string>> = {
  word: 'Từ',
  reading: 'Cách đọc',
  meaning: 'Nghĩa',
  hanViet: 'Âm Hán Việt',
  example: 'Ví dụ',
  exampleMeaning: 'Nghĩa của ví dụ',
};

/** Bringing a deck of Anki, or a table, into review. */
export const ankiImportTexts = {
  heading: 'Nhập thẻ từ Anki hoặc bảng CSV',
  lead: 'Từ có trong từ điển thành thẻ ôn tập, các thẻ khác được giữ làm thẻ riêng của bạn. Lịch ôn trong Anki được giữ nguyên. Tệp được mở ngay trong trình duyệt; chỉ từ cần tra và thẻ bạn nhập mới gửi lên máy chủ.',
  file: 'Tệp .apkg, .csv hoặc .tsv',
  fileHint:
    'Khi xuất từ Anki, bạn đánh dấu “Include scheduling information” để giữ lịch ôn và “Support older Anki versions” để trình duyệt đọc được.',
  reading: (name: string) => `Đang đọc ${name}…`,
  cancel: 'Dừng lại',
  otherFile: 'Chọn tệp khác',

  fieldsHeading: 'Trường nào chứa gì?',
  fieldsLead: `${SITE_NAME} đã đoán sẵn, bạn xem lại nhé. Ghi chú không có “Từ” sẽ không được nhập.`,
  noteType: (name: string, notes: number) => `${name} (${count(notes)} ghi chú)`,
  noField: 'Không có',
  option: (field: string, sample: string) => (sample === '' ? field : `${field}: ${sample}`),
  samples: 'Vài ghi chú đầu sẽ như sau',
  noSamples: 'Kiểu ghi chú này sẽ không được nhập, vì chưa chọn trường “Từ”.',
  otherTypes: (types: number) =>
    `Còn ${count(types)} kiểu ghi chú ít thẻ hơn, sẽ được nhập theo các trường đã đoán.`,
  preview: 'Xem trước',
  lookingUp: (done: number, all: number) => `Đang tra từ điển: ${count(done)}/${count(all)} ghi chú…`,
  lookUpFailed: 'Chưa tra được từ điển. Bạn kiểm tra mạng rồi thử lại.',
  nothing: 'Không có ghi chú nào để nhập. Bạn chọn lại trường “Từ” nhé.',

  previewHeading: 'Xem trước',
  previewLead: 'Chưa lưu gì cả. Khi bạn bấm “Nhập”, kết quả sẽ như sau.',
  summary: ({
    words,
    own,
    repeated,
    scheduled,
  }: Record<'words' | 'own' | 'repeated' | 'scheduled', number>) =>
    `${count(words)} từ có trong từ điển, ${count(own)} thẻ riêng, ${count(repeated)} mục trùng; ${count(scheduled)} thẻ có lịch ôn.`,
  words: (number: number) => `${count(number)} từ có trong từ điển`,
  own: (number: number) => `${count(number)} thẻ riêng`,
  ownWhy: {
    unknown: 'từ điển chưa có',
    ambiguous: 'từ điển có nhiều từ cùng cách viết hoặc cách đọc',
  },
  repeated: (number: number) => `${count(number)} ghi chú trùng một từ đã có ở trên`,
  staying: (number: number) => `${count(number)} thẻ bạn đã có, giữ nguyên`,
  withoutMeaning: (number: number) => `${count(number)} ghi chú bị bỏ qua vì không có nghĩa`,
  skipped: (number: number) => `${count(number)} ghi chú bị bỏ qua vì không có từ hoặc quá dài.`,
  more: (number: number) => `và ${count(number)} mục nữa`,

  withOwn: 'Nhập cả thẻ riêng',
  ownNeedAccount: 'Thẻ riêng được lưu trong tài khoản. Bạn đăng nhập rồi chọn lại tệp, hoặc chỉ nhập các từ.',
  tooManyOwn: (most: number) =>
    `Bạn giữ được tối đa ${count(most)} thẻ riêng. Hãy chỉ nhập các từ, hoặc nhập ít thẻ hơn.`,
  tooManyEvents: (most: number) =>
    `Nhật ký học giữ được tối đa ${count(most)} mục, nên không đủ chỗ cho tệp này. Hãy nhập ít thẻ hơn.`,
  nothingNew: 'Mọi thẻ trong tệp này bạn đều đã có.',
  nothingChosen: 'Với lựa chọn này thì không có thẻ nào để nhập.',
  back: 'Sửa các trường',
  start: 'Nhập',

  saving: (done: number, all: number) => `Đang lưu ${count(done)}/${count(all)}…`,
  savingLabel: 'Tiến độ nhập',
  stayHere: 'Bạn đừng đóng trang này cho đến khi nhập xong.',
  failed: (own: number, ownAll: number, cards: number, cardsAll: number) =>
    `Chưa nhập xong: đã lưu ${count(own)}/${count(ownAll)} thẻ riêng và lịch của ${count(cards)}/${count(cardsAll)} thẻ. Bấm thử lại để lưu nốt phần còn thiếu, thẻ sẽ không bị trùng.`,

  doneHeading: 'Đã nhập xong',
  done: (cards: number, scheduled: number) =>
    scheduled === 0
      ? `${count(cards)} thẻ đã vào ôn tập.`
      : `${count(cards)} thẻ đã vào ôn tập, trong đó ${count(scheduled)} thẻ giữ lịch ôn cũ.`,
  toReview: 'Đến ôn tập',
} as const;
