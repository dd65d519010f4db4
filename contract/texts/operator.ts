import { FIRST_OWN_ID } from '#contract/content-limits.ts';
import { DONATION_MAX_VND, DONATION_MIN_VND } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import type { PatternProblem } from '#core/grammar/find-pattern.ts';
import type { KanaScript } from '#core/kana/kana-row.ts';

/** What the operator of the product reads in the terminal. */
export const operatorTexts = {
  running: (port: number) =>
    `Kakehashi đang chạy tại http://localhost:${port}, đăng nhập ở http://localhost:${port}${paths.login}`,
  portTaken: (port: number, cause: string) => `Không mở được cổng ${port}: ${cause}`,
  badSettings: (names: string) => `Cấu hình sai, hãy sửa biến môi trường: ${names}`,
  adminSettingsApart: 'Cấu hình sai: ADMIN_EMAIL và ADMIN_PASSWORD phải đi cùng nhau.',
  aiModelMissing: 'Cấu hình sai: đã đặt AI_BASE_URL thì phải đặt cả AI_MODEL.',
  rateLimitsOff: 'RATE_LIMITS=off: không có giới hạn nào, chỉ dành cho thử tải.',
  dataDirInUse: (dataDir: string) =>
    `Thư mục dữ liệu ${dataDir} đang được một tiến trình Kakehashi khác dùng; hãy dừng tiến trình đó hoặc đặt DATA_DIR khác.`,
  dataDirUnusable: (dataDir: string, reason: string) =>
    `Không ghi được vào thư mục dữ liệu ${dataDir} (${reason}); hãy kiểm tra quyền ghi và dung lượng đĩa, hoặc đặt DATA_DIR khác.`,
  dataDirBroken: (dataDir: string, reason: string) =>
    `Cơ sở dữ liệu trong ${dataDir} bị hỏng nên không mở được (${reason}); hãy khôi phục thư mục này từ bản sao lưu, hoặc đặt DATA_DIR khác.`,
  databaseUnreachable: (reason: string) =>
    `Không kết nối được tới cơ sở dữ liệu của DATABASE_URL (${reason}); hãy kiểm tra địa chỉ, tài khoản và máy chủ PostgreSQL.`,
  databaseTooOld:
    'Cơ sở dữ liệu này thuộc một bản Kakehashi cũ hơn ngày 19-11-2026, bản này không nâng cấp thẳng được: hãy chạy bản ngày 19-11-2026 một lần trên nó rồi khởi động lại bản này.',
  secretsDiffer: (variables: string) =>
    `${variables} của nút này khác với các nút đang dùng chung cơ sở dữ liệu, nên phiên đăng nhập và các khóa đã lưu sẽ không đọc được: hãy đặt cùng một giá trị ở mọi nút, hoặc nếu bạn cố ý đổi thì đặt ACCEPT_NEW_SECRETS=on cho một lần khởi động.`,
  secretsAccepted: (variables: string) =>
    `Đã nhận ${variables} mới cho cơ sở dữ liệu này. Hãy đặt cùng giá trị ấy ở mọi nút, khởi động lại chúng, rồi bỏ biến ACCEPT_NEW_SECRETS.`,
  secretsAcceptedStill: 'ACCEPT_NEW_SECRETS vẫn đang bật dù không có khóa nào đổi; hãy bỏ biến ấy.',
  databaseAway: (reason: string) =>
    `Cơ sở dữ liệu không trả lời khi khởi động (${reason}); hãy kiểm tra máy chủ PostgreSQL hoặc dung lượng đĩa rồi khởi động lại.`,
  migrating:
    'Đang nâng cấp cơ sở dữ liệu, với nhiều dữ liệu việc này có thể mất vài phút; xin đừng dừng tiến trình.',
  waitingForMigration: 'Đang đợi một tiến trình Kakehashi khác nâng cấp xong cơ sở dữ liệu dùng chung.',
  dataDirOpen: (dataDir: string) =>
    `Không thu hẹp được quyền đọc của thư mục dữ liệu ${dataDir}: người dùng khác trên máy này có thể đọc được dữ liệu.`,
  firstAdmin: (email: string) => `Đã tạo tài khoản quản trị đầu tiên ${email}.`,
  firstAdminWithPassword: (email: string, password: string) =>
    `Đã tạo tài khoản quản trị đầu tiên ${email}, mật khẩu chỉ hiện một lần này: ${password}`,
  secondFactorReset: (email: string) =>
    `Đã tắt xác thực hai lớp của ${email}. Hãy bỏ biến RESET_SECOND_FACTOR trước lần khởi động sau.`,
  secondFactorAlreadyReset: (email: string, at: string, next: string) =>
    `RESET_SECOND_FACTOR=${email} đã được thực hiện lúc ${at}, lần này không làm gì. Hãy bỏ biến ấy; muốn tắt thêm lần nữa, hãy đặt RESET_SECOND_FACTOR=${next}.`,
  secondFactorNotReset: (email: string) =>
    `RESET_SECOND_FACTOR: không tìm thấy tài khoản ${email}, hoặc tài khoản ấy đang tắt xác thực hai lớp; không có gì thay đổi.`,
  firstAdminName: 'Quản trị viên',
  mailKept: (file: string) => `Chưa đặt SMTP_URL nên thư được giữ tại ${file}`,
  mailKeptInDevelopment: (file: string, to: string, code?: string) =>
    `Chưa đặt SMTP_URL nên thư gửi ${to} được giữ tại ${file}${code === undefined ? '' : `, mã: ${code}`}`,
} as const;

/** Messages about mistakes in `content/`. */
export const contentTexts = {
  wrongAt: (file: string, line: number, problem: string) =>
    `Nội dung sai ở ${file}, dòng ${line}: ${problem}`,
  idTooLarge: `id của nội dung phải nhỏ hơn ${FIRST_OWN_ID}, phần còn lại dành cho người dùng`,
  hanVietInCapitals: 'âm Hán Việt viết bằng chữ in hoa',
  kanaOnly: 'cách đọc chỉ gồm chữ kana',
  wordIdOnly: 'id là số của một từ trong content/dictionary',
  englishGlosses:
    'english chỉ gồm chữ cái không dấu, chữ số, gạch nối và nháy đơn; các nghĩa cách nhau bằng dấu phẩy và một dấu cách',
  nameKinds: (kinds: string) => `loại tên phải là một trong: ${kinds}`,
  noKanjiInReading: 'cách đọc không được chứa chữ Hán',
  plainModelAnswer: 'câu mẫu viết trơn, không có dấu ngoặc hay dấu |; những cách trả lời khác ghi ở accepted',
  hanVietUnknown: (kanji: string) => `chưa có âm Hán Việt của chữ ${kanji} trong content/kanji/han-viet.tsv`,
  hanVietSyllables: (found: number, wanted: number) =>
    `âm Hán Việt có ${found} tiếng, từ có ${wanted} chữ Hán`,
  hanVietReadings: 'âm Hán Việt viết bằng chữ in hoa, các âm cách nhau bằng dấu phẩy, không có dấu cách',
  oneKanji: 'cột này chứa đúng một chữ Hán',
  noMeaning: 'thiếu nghĩa',
  radicalOutOfOrder: (number: number) => `các bộ thủ xếp theo số thứ tự, dòng này phải là bộ số ${number}`,
  pairsNotation: (column: string) =>
    `${column}: mỗi mục viết là a=b, các mục cách nhau bằng | có dấu cách hai bên`,
  examplesNotation: 'mỗi ví dụ viết là câu=bản dịch, các ví dụ cách nhau bằng | có dấu cách hai bên',
  twice: (key: string, file: string, line: number) => `${key} đã có ở ${file}, dòng ${line}`,
  badYaml: (code: string) => `YAML không hợp lệ (${code})`,
  notAList: (field: string) => `${field} phải là danh sách`,
  eachFileAList: 'mỗi tệp là một danh sách',
  slug: 'id chỉ gồm chữ thường không dấu, chữ số và dấu gạch nối',
  noSuchPoint: (id: string) => `không có điểm ngữ pháp nào có id ${id}`,
  kanaRowId: (script: KanaScript) =>
    `id của hàng ${script} là ${script.slice(0, 4)}- và chữ thường không dấu, như ${script.slice(0, 4)}-ka`,
  kanaOfScript: (script: KanaScript) => `chỉ gồm chữ ${script}`,
  romajiInLetters: 'romaji chỉ gồm chữ cái thường không dấu',
  noSuchDialogue: (id: string) => `không có hội thoại nào có id ${id} trong content/dialogues`,
  noSuchReading: (id: string) => `không có bài đọc nào có id ${id} trong content/readings`,
  noSuchStep: (id: string) => `không có bước nào của lộ trình có id ${id}`,
  noSuchKana: (kana: string) => `không có hàng nào dạy chữ ${kana}`,
  twoScripts: (kana: string) => `các chữ dễ nhầm phải cùng một bảng chữ: ${kana}`,
  wordTwiceInLink: 'mỗi từ chỉ ghi một lần trong một nhóm',
  synonymException:
    'mỗi mẩu câu có đúng một dấu 〜 thay cho từ, cùng phần chữ ngay trước hoặc ngay sau nó; {person} và {place} chỉ đứng đầu mẩu',
  synonymPrompt: 'mỗi từ của prompt viết bằng chữ thường tiếng Việt, các tiếng cách nhau một dấu cách',
  particleOfEachWord: 'particles có đúng một trợ từ cho mỗi từ của nhóm, theo cùng thứ tự',
  exceptionOfNothing: (field: string) => `chỉ ghi ${field} khi interchangeable là true`,
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

/** Problems of a pattern that recognises a grammar point. */
export const findPatternProblems = {
  nothingToFind: 'mẫu phải có ít nhất một từ bắt buộc',
  emptyCondition: 'thiếu điều kiện sau dấu =, @, %, ! hoặc cạnh dấu | hay &',
  strayMark: 'dấu của ký hiệu đứng sai chỗ; ^ và $ đứng riêng ở đầu và cuối mẫu, ? đứng cuối một phần',
  looseGap: 'dấu … phải đứng giữa hai phần của mẫu',
  shownPart: 'phần hiển thị cần đúng một cặp < và >, bên trong có ít nhất một phần',
  unknownClass: 'sau @ phải là từ loại của bộ tách từ, như 動詞 hay 名詞/数',
} as const satisfies Record<PatternProblem, string>;
