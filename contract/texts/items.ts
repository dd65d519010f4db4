import type { WordFieldName } from '#contract/dictionary/word-fields.ts';
import { IMPORT_ROWS_MAX } from '#contract/limits.ts';
import { formalityNames, frequencyNames, wordClassNames } from './dictionary.ts';
import { csvRefusals } from './files.ts';
import { wordFieldNames } from './validation.ts';

const labels: Readonly<Record<WordFieldName, string>> = {
  ...wordFieldNames,
  cognate: 'So với từ Hán Việt cùng chữ',
};

const hints: Readonly<Partial<Record<WordFieldName, string>>> = {
  kanji: 'Không kèm đuôi suru hay na. Từ chỉ viết bằng kana thì nhập kana.',
  hiragana: 'Chỉ dùng hiragana hoặc katakana.',
  variants: 'Không bắt buộc. Nhiều cách viết thì ngăn cách bằng dấu phẩy kiểu Nhật (、).',
  sino: 'Nếu để trống, hệ thống tự điền theo từng chữ Hán.',
  mean: 'Nhiều nghĩa thì ngăn cách bằng dấu chấm phẩy.',
  collocations: 'Không bắt buộc. Mỗi dòng một cụm, viết là 約束[やくそく]を守[まも]る=giữ lời hứa.',
  particles: 'Không bắt buộc. Mỗi dòng một trợ từ, viết là に=người mình gặp.',
  partner: 'Chỉ cho tự động từ: mã của tha động từ đi cặp với nó, là con số cuối địa chỉ trang của từ ấy.',
  warning: 'Không bắt buộc. Điều người học cần biết trước khi dùng từ này.',
  antonyms:
    'Không bắt buộc. Mỗi dòng một từ: mã của từ trái nghĩa, dấu =, rồi điểm khác nhau, như 123=chỉ dùng cho người.',
  themes: 'Không bắt buộc. Từ sẽ có trong danh sách của từng chủ đề được chọn.',
  pitch:
    'Không bắt buộc. Giọng hạ xuống sau mora thứ mấy; không hạ thì ghi 0. Nhiều kiểu thì ngăn cách bằng 、 như 0、2.',
};

/** The names of options, if they differ from their values. */
const optionNames: Readonly<Partial<Record<WordFieldName, Readonly<Record<string, string>>>>> = {
  wordClass: wordClassNames,
  frequency: frequencyNames,
  formality: formalityNames,
};

/** Maintaining the dictionary at /link; its English texts must stay exactly as they are (PRODUCT.md, Dictionary). */
export const itemAdminTexts = {
  title: 'Quản lý từ tra cứu',
  lead: 'Thêm, sửa và xóa mục từ của từ điển. Thay đổi gần nhất của mỗi từ đều hoàn tác được.',
  columns: {
    number: '#',
    kanji: 'Kanji',
    hiragana: 'Hiragana',
    sino: 'Hán Việt',
    mean: 'Mean',
    descriptions: 'Descriptions',
    type: 'Type',
    actions: 'Actions',
  },
  add: 'Add new Item',
  edit: 'Edit',
  delete: 'Delete',
  search: 'Tìm theo chữ, cách đọc, âm Hán Việt hoặc nghĩa',
  found: (count: string) => `${count} mục từ`,
  emptyTitle: 'Không có mục từ nào khớp',
  emptyText: 'Hãy thử gõ một phần của từ, cách đọc hoặc nghĩa.',
  showAll: 'Xem tất cả',

  createSucceeded: 'Create Item successfully',
  createFailed: 'Create Item Failed',
  updateSucceeded: 'Update Item successfully',
  updateRefused: 'Update Item Failed',
  updateFailed: 'Error updating item',
  deleteSucceeded: 'Delete Item successfully',
  deleteFailed: (message: string) => `Error: ${message}`,

  addTitle: 'Thêm mục từ',
  editTitle: 'Sửa mục từ',
  labels,
  hints,
  optionNames,
  noChoice: 'Chưa rõ',
  examplesHint:
    'Viết cách đọc trong ngoặc vuông ngay sau chữ Hán, như trên. Dòng không có câu sẽ được bỏ qua.',
  exampleModel: '図書館[としょかん]で本[ほん]を読[よ]む。',
  exampleText: (row: number) => `Câu ${row}`,
  exampleTranslate: (row: number) => `Bản dịch câu ${row}`,
  addExample: 'Thêm ví dụ',
  removeExample: (row: number) => `Bỏ câu ${row}`,
  noCognate: 'Không ghi chú',
  cognateNote: 'Ghi chú về từ Hán Việt',
  save: 'Lưu',
  saving: 'Đang lưu…',

  deleteQuestion: 'Xóa mục từ này?',
  /** Placed after the word itself. */
  deleteText: 'cũng sẽ biến mất khỏi sổ tay của những người đã lưu. Bạn có thể hoàn tác ngay sau đó.',
  deleteConfirm: 'Xóa',

  /** Each is placed after the word itself. */
  done: {
    created: 'đã được thêm.',
    edited: 'đã được sửa.',
    deleted: 'đã được xóa.',
  },
  undo: 'Hoàn tác',
  undoing: 'Đang hoàn tác…',
  undone: 'Đã hoàn tác.',
  undoImportQuestion: (count: string) => `Hoàn tác cả lần nhập này, ${count} mục từ?`,
  undoImportText: 'Từ mới thêm sẽ bị xóa, từ đã sửa sẽ trở lại như trước.',

  history: 'Lịch sử thay đổi',
  historyText: 'Mới nhất ở trên. Từ đã được sửa tiếp thì thay đổi trước đó không hoàn tác được nữa.',
  historyEmpty: 'Chưa có thay đổi nào.',
  kinds: { created: 'Thêm', edited: 'Sửa', deleted: 'Xóa', imported: 'Nhập tệp' },
  moreWords: (count: string) => `và ${count} từ khác`,
  someoneGone: 'Tài khoản đã xóa',
  wasUndone: 'Đã hoàn tác',

  import: 'Nhập CSV',
  importTitle: 'Nhập mục từ từ tệp CSV',
  importText:
    `Tệp UTF-8, tối đa ${IMPORT_ROWS_MAX.toLocaleString('vi-VN')} dòng, dòng đầu là tên cột. ` +
    'Cách nhanh nhất để có tệp đúng cột: xuất từ điển, sửa rồi nhập lại.',
  newRows: 'Từ mới',
  changedRows: 'Từ được sửa',
  importReady: 'Tệp không có lỗi. Từ điển chỉ thay đổi khi bạn bấm Nhập.',
  importNothing: 'Tệp không có gì khác so với từ điển hiện tại.',
  imported: (file: string, created: string, edited: string, unchanged: string) =>
    `Đã nhập ${file}: ${created} từ mới, ${edited} từ được sửa, ${unchanged} từ giữ nguyên.`,

  export: 'Xuất CSV',
  exporting: 'Đang xuất…',
  exportFile: (date: string) => `kakehashi-tu-dien-${date}.csv`,
} as const;

/** Error messages of the server about maintaining the dictionary (PRODUCT.md, Dictionary). */
export const itemRefusals = {
  notFound: 'Không tìm thấy mục từ này.',
  spellingTaken: (kanji: string, hiragana: string) => `Từ điển đã có “${kanji}” với cách đọc “${hiragana}”.`,
  deleted: 'Đã xóa mục từ.',

  changeNotFound: 'Không tìm thấy thay đổi này.',
  alreadyUndone: 'Thay đổi này đã được hoàn tác.',
  changedSince: 'Không hoàn tác được vì mục từ đã bị sửa hoặc xóa sau đó.',
  changedWhileImporting:
    'Chưa nhập gì: trong lúc đọc tệp, từ điển liên tục được người khác sửa. Xin nhập lại sau ít phút.',
  spellingTakenSince: (kanji: string, hiragana: string) =>
    `Không hoàn tác được vì từ điển đã có một mục khác viết là “${kanji}”, đọc là “${hiragana}”.`,
  undone: 'Đã hoàn tác.',
} as const;

/** Problems of a CSV file, or of one line of it. */
export const itemCsvRefusals = {
  ...csvRefusals,
  badExamples:
    'Mỗi ví dụ viết theo dạng câu=bản dịch; các ví dụ ngăn cách bằng dấu | có khoảng trắng hai bên.',
  badPairs: (field: string) =>
    `${field}: mỗi mục viết theo dạng a=b; các mục ngăn cách bằng dấu | có khoảng trắng hai bên.`,
  unknownId: (id: number) => `Không có mục từ nào mang mã ${id}.`,
  sameAsLine: (line: number) => `Dòng này trùng mục từ với dòng ${line}.`,
} as const;
