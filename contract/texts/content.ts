import type { PatternProblem } from '#core/grammar/find-pattern.ts';
import { DONATION_MAX_VND, DONATION_MIN_VND, FIRST_OWN_ID } from '../limits.ts';

/** What an editor is told of a mistake in `content/`. */
export const contentTexts = {
  wrongAt: (file: string, line: number, problem: string) =>
    `Nội dung sai ở ${file}, dòng ${line}: ${problem}`,
  idTooLarge: `id của nội dung phải nhỏ hơn ${FIRST_OWN_ID}, phần còn lại dành cho người dùng`,
  hanVietInCapitals: 'âm Hán Việt viết bằng chữ in hoa',
  kanaOnly: 'cách đọc chỉ gồm chữ kana',
  noKanjiInReading: 'cách đọc không được chứa chữ Hán',
  plainModelAnswer: 'câu mẫu viết trơn, không có dấu ngoặc hay dấu |; những cách trả lời khác ghi ở accepted',
  hanVietUnknown: (kanji: string) => `chưa có âm Hán Việt của chữ ${kanji} trong content/kanji/han-viet.tsv`,
  hanVietSyllables: (found: number, wanted: number) =>
    `âm Hán Việt có ${found} tiếng, từ có ${wanted} chữ Hán`,
  hanVietReadings: 'âm Hán Việt viết bằng chữ in hoa, các âm cách nhau bằng dấu phẩy, không có dấu cách',
  oneKanji: 'cột này chứa đúng một chữ Hán',
  noMeaning: 'thiếu nghĩa',
  radicalOutOfOrder: (number: number) => `các bộ thủ xếp theo số thứ tự, dòng này phải là bộ số ${number}`,
  examplesNotation: 'mỗi ví dụ viết là câu=bản dịch, các ví dụ cách nhau bằng | có dấu cách hai bên',
  twice: (key: string, file: string, line: number) => `${key} đã có ở ${file}, dòng ${line}`,
  badYaml: (code: string) => `YAML không hợp lệ (${code})`,
  notAList: (field: string) => `${field} phải là danh sách`,
  eachFileAList: 'mỗi tệp là một danh sách',
  slug: 'id chỉ gồm chữ thường không dấu, chữ số và dấu gạch nối',
  noSuchPoint: (id: string) => `không có điểm ngữ pháp nào có id ${id}`,
  bankNumber: 'mã BIN của ngân hàng gồm 6 chữ số, đặt trong nháy đơn',
  accountNumber:
    'số tài khoản gồm 4 đến 19 chữ số hoặc chữ cái không dấu, đặt trong nháy đơn để giữ số 0 ở đầu',
  transferNote: (max: number) =>
    `nội dung chuyển khoản phải có chữ cái Latinh hoặc chữ số, tối đa ${max} ký tự`,
  donationAmount: `mỗi số tiền là một số nguyên từ ${DONATION_MIN_VND} đến ${DONATION_MAX_VND} đồng`,
  amountTwice: 'có số tiền ghi hai lần',
  secureLink: 'liên kết phải bắt đầu bằng https://',
  ownPicture: 'ảnh phải nằm trong public/images, viết như /images/ten-tep.webp',
  yearOrMonth: 'thời gian viết là năm hoặc năm-tháng, như 2024 hay 2024-09',
  endsBeforeBeginning: 'to không được sớm hơn from',
  wrongColumns: (columns: string) => `các cột phải là ${columns}`,
  wrongColumnCount: (found: number, wanted: number) => `có ${found} cột, cần ${wanted}`,
} as const;

/** What is wrong with a pattern by which a point of grammar is recognised. */
export const findPatternProblems = {
  nothingToFind: 'mẫu phải có ít nhất một từ bắt buộc',
  emptyCondition: 'thiếu điều kiện sau dấu =, @, %, ! hoặc cạnh dấu | hay &',
  strayMark: 'dấu của ký hiệu đứng sai chỗ; ^ và $ đứng riêng ở đầu và cuối mẫu, ? đứng cuối một phần',
  looseGap: 'dấu … phải đứng giữa hai phần của mẫu',
  shownPart: 'phần hiển thị cần đúng một cặp < và >, bên trong có ít nhất một phần',
  unknownClass: 'sau @ phải là từ loại của bộ tách từ, như 動詞 hay 名詞/数',
} as const satisfies Record<PatternProblem, string>;
