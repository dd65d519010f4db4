import { DEVICE_COOKIE } from '#contract/browser-id.ts';
import { DELETED_CONTENT_DAYS, LESSON_VIEW_WINDOW_MS } from '#contract/content-limits.ts';
import {
  LEAGUE_GROUP_MAX,
  REMINDER_DAYS_AWAY_MAX,
  REMINDER_DEVICES_MAX,
  REMINDER_HOURS,
} from '#contract/learning-limits.ts';
import {
  ACCOUNT_DELETION_DAYS,
  AUDIT_KEPT_DAYS,
  BROWSER_TRIES_DAYS,
  DAY_MS,
  DEVICE_REMEMBERED_DAYS,
  HOUR_MS,
  LOGINS_KEPT_DAYS,
  MINUTE_MS,
  MISSED_SEARCH_BROWSERS_MIN,
  MISSED_SEARCH_DAYS,
  MISTAKES_KEPT_MAX,
  MODEL_LESSON_SENTENCES,
  MODEL_MEMORY_MESSAGES,
  ANONYMOUS_CONVERSATION_TTL_MS,
  OTP_LIFETIME_MS,
  READ_NOTIFICATIONS_DAYS,
  RECENT_MISTAKES,
  REFUSED_ANSWERS_DAYS,
  RESET_TOKEN_LIFETIME_MS,
  SESSION_SEEN_EVERY_MS,
  TOKEN_LIFETIME_S,
  UNVERIFIED_ACCOUNT_DAYS,
} from '#contract/limits.ts';
import { DASHBOARD_DAYS } from '#contract/site-limits.ts';
import { SITE_NAME } from '../site-name.ts';

/** The page about the personal data that Kakehashi stores. */
export const privacyTexts = {
  title: 'Quyền riêng tư',
  lead: `${SITE_NAME} lưu những gì, ở đâu, bao lâu, và bạn có thể làm gì với dữ liệu của mình.`,
  description: `${SITE_NAME} lưu những gì về bạn, ở đâu và bao lâu; dữ liệu nào nằm trong trình duyệt; cách tải về và xóa dữ liệu của bạn.`,
  summaryTitle: 'Tóm tắt trong năm dòng',
  summary: [
    'Tra từ, luyện tập và hỏi trợ lý đều dùng được mà không cần tài khoản.',
    'Không quảng cáo, không công cụ theo dõi của bên thứ ba; chỉ có một cookie, để nhận ra trình duyệt bạn từng đăng nhập.',
    'Mật khẩu chỉ được lưu dưới dạng đã băm; không ai đọc lại được, kể cả chúng tôi.',
    `Giọng nói không được gửi tới ${SITE_NAME}: trình duyệt của bạn nhận diện, chúng tôi chỉ nhận chữ.`,
    `Bạn tải được toàn bộ dữ liệu của mình, và xóa được tài khoản: sau ${ACCOUNT_DELETION_DAYS} ngày là mất hẳn.`,
  ],
  contents: 'Trong trang này',
  storageCaption: 'Những gì trình duyệt này ghi nhớ cho bạn',
  storageKey: 'Tên',
  storageWhat: 'Dùng để làm gì',
  seeAlso: 'Xem thêm',
  toSources: 'Nguồn dữ liệu và giấy phép',
  toFeedback: 'Hỏi hoặc góp ý về quyền riêng tư',
  toAccount: 'Tải dữ liệu hoặc xóa tài khoản',
  toSettings: 'Cài đặt của trình duyệt này',
} as const;

interface PrivacySection {
  /** The id of the heading, for the table of contents. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly { readonly name: string; readonly text: string }[];
}

const hours = (ms: number) => `${ms / HOUR_MS} giờ`;
const minutes = (ms: number) => `${ms / MINUTE_MS} phút`;

const account: PrivacySection = {
  id: 'tai-khoan',
  title: 'Tài khoản của bạn',
  paragraphs: [
    `Khi bạn tạo tài khoản, máy chủ của ${SITE_NAME} lưu những điều sau, cho tới khi bạn sửa hoặc xóa tài khoản.`,
  ],
  points: [
    {
      name: 'Họ tên, e-mail, số điện thoại',
      text:
        'Như bạn đã nhập; số điện thoại có thể xóa đi ở trang của bạn. Đăng ký mà không xác thực e-mail thì mọi thứ bị xóa sau ' +
        `${UNVERIFIED_ACCOUNT_DAYS} ngày.`,
    },
    {
      name: 'Mật khẩu',
      text: 'Chỉ lưu dạng đã băm bằng argon2id, không đọc ngược lại được.',
    },
    {
      name: 'Đăng nhập bằng Google',
      text: `Nếu bạn dùng cách này: mã định danh mà Google cấp cho ${SITE_NAME} (sub), tên, e-mail và địa chỉ ảnh đại diện. Chúng tôi không nhận được mật khẩu Google của bạn.`,
    },
    {
      name: 'Mã xác thực và liên kết đặt lại mật khẩu',
      text: `Chỉ lưu dạng đã băm; mã dùng được trong ${minutes(OTP_LIFETIME_MS)}, liên kết trong ${minutes(RESET_TOKEN_LIFETIME_MS)}, rồi bị dọn đi.`,
    },
    {
      name: 'Phiên đăng nhập',
      text: `Với mỗi lần đăng nhập: thời điểm, lần dùng gần nhất (nhiều nhất mỗi ${hours(SESSION_SEEN_EVERY_MS)} ghi một lần), tên trình duyệt và hệ điều hành; không có địa chỉ IP. Bạn xem và kết thúc được từng phiên ở “Trang của tôi”; phiên bị xóa khi bạn đăng xuất, hoặc khi mã phiên hết hạn sau ${(TOKEN_LIFETIME_S * 1000) / DAY_MS} ngày.`,
    },
    {
      name: 'Xác thực hai lớp',
      text: 'Nếu bạn bật: khóa của ứng dụng xác thực, đã mã hóa; mã khôi phục chỉ lưu dạng đã băm. Tắt đi thì cả hai bị xóa.',
    },
    {
      name: 'Lần dùng gần nhất và việc khóa tài khoản',
      text: `Tài khoản được dùng lần cuối khi nào (nhiều nhất mỗi ${hours(SESSION_SEEN_EVERY_MS)} ghi một lần); nếu tài khoản bị khóa: từ khi nào và vì sao. Quản trị viên thấy cả hai.`,
    },
    {
      name: 'Nhật ký hoạt động',
      text: `Những lần đăng nhập, thành công hay không (cách đăng nhập, tên trình duyệt và hệ điều hành, không có địa chỉ IP), giữ ${LOGINS_KEPT_DAYS} ngày; những lần đổi mật khẩu, bật tắt xác thực hai lớp, tải dữ liệu, đổi quyền, khóa tài khoản, duyệt đáp án và nghĩa góp ý, xóa nội dung, đổi thiết lập của trang, giữ ${AUDIT_KEPT_DAYS} ngày. Quản trị viên đọc được. Tài khoản bị xóa thì ở đây chỉ còn mã số.`,
    },
  ],
};

const shown: PrivacySection = {
  id: 'nguoi-khac-thay',
  title: 'Người khác thấy gì về bạn',
  paragraphs: [
    `Nếu bạn vào nhóm tuần, những người trong nhóm (nhiều nhất ${LEAGUE_GROUP_MAX} người) thấy tên và số câu trong tuần của bạn, không thấy e-mail; bạn rời nhóm thì tên mất ngay. Không vào nhóm thì bạn không có tên ở đó.`,
    'Bảng xếp hạng cho mọi người thấy tên, điểm và e-mail đã che bớt (như ng***@g***.com) của bạn. Bình luận hiện kèm tên bạn. Bài học do cộng tác viên soạn hiện e-mail đã che của người soạn.',
    'Quản trị viên thấy tên, e-mail, quyền, ngày tham gia và lần dùng gần nhất của mọi tài khoản, nhật ký hoạt động, cùng góp ý và yêu cầu cộng tác được gửi tới. Sổ tay, câu trả lời và các cuộc trò chuyện của bạn không có trang nào cho người khác xem; người soạn bài chỉ thấy những câu trả lời sai hay gặp, không kèm tên.',
  ],
};

const learning: PrivacySection = {
  id: 'hoc-tap',
  title: 'Khi bạn học',
  points: [
    {
      name: 'Điểm và số lần thử',
      text: 'Với người đăng nhập: mỗi câu đã làm đúng được mấy điểm, lúc nào, sau mấy lần thử. Giữ cho tới khi xóa tài khoản.',
    },
    {
      name: 'Câu trả lời chưa đúng',
      text: `Của người đăng nhập, giữ ${REFUSED_ANSWERS_DAYS} ngày, để cộng điểm lại nếu người soạn công nhận sau này. Đáp án bạn đề nghị công nhận thì được giữ cùng với câu.`,
    },
    {
      name: 'Lỗi đã được chỉ ra',
      text: `Của người đăng nhập: sai ở câu nào, loại lỗi gì, bạn đã viết gì ở chỗ ấy, để cho bạn biết mình hay nhầm điều gì. Giữ ${MISTAKES_KEPT_MAX.toLocaleString('vi-VN')} lỗi mới nhất, cho tới khi xóa tài khoản.`,
    },
    {
      name: 'Nhật ký học',
      text: 'Những gì bạn luyện, chẳng hạn kana hay một câu dịch: chữ nào, câu nào, kiểu bài nào, đúng hay sai, lúc nào; và múi giờ của máy bạn, để tính đúng ngày học. Chưa đăng nhập thì chỉ nằm trong trình duyệt; đăng nhập lần đầu thì được chuyển vào tài khoản, giữ cho tới khi xóa tài khoản. Đăng xuất thì bản trong trình duyệt bị xóa.',
    },
    {
      name: 'Nhóm tuần',
      text: 'Chỉ khi bạn tự vào: bạn vào từ khi nào, đang ở nhóm nào, số câu trong tuần và mỗi phút trả lời mấy câu (để trả lời quá nhanh không có lợi). Nhóm được xếp theo mức độ học của bạn trong bốn tuần gần nhất. Hết tuần thì nhóm và các số ấy bị xóa; rời nhóm thì tất cả bị xóa ngay.',
    },
    {
      name: 'Không đăng nhập',
      text: `Câu trả lời được gửi lên để chấm nhưng không được lưu; tiến độ chỉ nằm trong trình duyệt của bạn. Máy chủ chỉ đếm số lần trả lời sai và số lần xem đáp án của từng câu theo mã băm của trình duyệt, để tính đúng điểm nếu sau đó bạn đăng nhập ở trình duyệt ấy, kèm mã băm có khóa bí mật của ngày và địa chỉ IP để chống lạm dụng; cả hai được giữ ${BROWSER_TRIES_DAYS} ngày.`,
    },
    {
      name: 'Tra từ',
      text: `Từ bạn tra không được lưu vào cơ sở dữ liệu. Máy chủ chỉ nhớ tạm kết quả của những từ hay được tra, không kèm người tra. Khi từ điển không có gì cho một từ, máy chủ đếm xem bao nhiêu trình duyệt đã tra nó, bằng mã băm có khóa bí mật của từ, trình duyệt và địa chỉ IP; từ ấy chỉ đọc được khi đã có ít nhất ${MISSED_SEARCH_BROWSERS_MIN} trình duyệt tra. Những gì có chữ số hoặc @ không được đếm. Số đếm được giữ ${MISSED_SEARCH_DAYS} ngày.`,
    },
    {
      name: 'Số liệu của trang',
      text: `Mỗi ngày bao nhiêu người có tài khoản đã học, bao nhiêu bài đã xong, trang nào chậm hoặc bị từ chối: chỉ có tổng, không gắn với ai, giữ ${DASHBOARD_DAYS} ngày.`,
    },
    { name: 'Sổ tay', text: 'Danh mục và từ bạn lưu, cho tới khi bạn xóa.' },
    {
      name: 'Thẻ ôn tập',
      text: 'Từ nhật ký học, máy chủ tính ra lúc nào mỗi thẻ đến hạn ôn và bạn nhớ nó tới đâu. Thẻ bạn tự thêm hoặc nhập từ Anki được giữ nguyên văn cho tới khi bạn xóa; chỉ bạn thấy.',
    },
    {
      name: 'Bình luận và lượt thích',
      text: 'Cho tới khi bạn xóa. Bình luận đã xóa thì mất lời, chỉ còn chỗ trống nếu có người trả lời bên dưới.',
    },
    {
      name: 'Báo lỗi câu, báo bình luận',
      text: 'Giữ cùng với câu hoặc bình luận ấy. Người soạn thấy lời báo, không thấy ai báo.',
    },
    {
      name: 'Lượt xem bài học',
      text: `Để mỗi người chỉ được tính một lượt, máy chủ giữ một mã băm có khóa bí mật của bài học cùng với tài khoản, mã ngẫu nhiên của trình duyệt (hoặc tên trình duyệt) và địa chỉ IP trong ${hours(LESSON_VIEW_WINDOW_MS)}. Từ mã này không suy ngược lại được địa chỉ, và mã của hai bài không nối được với nhau.`,
    },
  ],
};

const assistant: PrivacySection = {
  id: 'tro-ly',
  title: 'Trợ lý và trò chuyện bằng giọng nói',
  points: [
    {
      name: 'Trò chuyện khi đã đăng nhập',
      text: 'Được lưu để bạn đọc lại, cho tới khi bạn xóa cuộc trò chuyện hoặc tài khoản.',
    },
    {
      name: 'Trò chuyện khi chưa đăng nhập',
      text: `Bị xóa sau ${hours(ANONYMOUS_CONVERSATION_TTL_MS)} không có tin mới.`,
    },
    { name: 'Trò chuyện bằng giọng nói', text: 'Máy chủ không lưu lời nào của cuộc nói chuyện.' },
    {
      name: 'Mô hình ngôn ngữ',
      text:
        `Trợ lý có sẵn chạy ngay trên máy chủ của ${SITE_NAME}. Chỉ khi người vận hành nối thêm một mô hình ngôn ngữ, câu hỏi của bạn mới được gửi tới nhà cung cấp đó, cùng với ` +
        `tối đa ${MODEL_MEMORY_MESSAGES} tin trước đó, các từ và mẫu ngữ pháp liên quan, bài học đang mở (tối đa ${MODEL_LESSON_SENTENCES} câu) và ${RECENT_MISTAKES} lỗi sai gần nhất của bạn; khi trò chuyện bằng giọng nói thì là các lời thoại. Tên, e-mail và mã số tài khoản không được gửi đi. Khung trò chuyện cho biết ai đang trả lời.`,
    },
  ],
};

const voice: PrivacySection = {
  id: 'giong-noi',
  title: 'Giọng nói và âm thanh',
  paragraphs: [
    `Khi bạn nói để tra từ hoặc trò chuyện, chính trình duyệt nhận diện giọng nói. Nhiều trình duyệt gửi âm thanh tới hãng làm ra nó (chẳng hạn Google hoặc Apple) để làm việc này, theo chính sách của hãng. ${SITE_NAME} chỉ nhận được chữ. Micro chỉ bật khi bạn bấm nút.`,
    'Khi bạn ghi âm để so sánh với giọng mẫu, bản ghi được vẽ và phát ngay trong trình duyệt, không gửi đi đâu và mất khi bạn rời khỏi đó.',
    `Khi nghe đọc, trình duyệt dùng giọng có sẵn của nó; vài giọng cũng được hãng tạo trên mạng. Nếu bạn chọn giọng của ${SITE_NAME}, hoặc trình duyệt không đọc được tiếng Nhật, đoạn chữ được đọc trên máy chủ của chúng tôi và tệp âm thanh được giữ lại để dùng chung, dưới một tên đã băm, không kèm người nghe.`,
  ],
};

const messages: PrivacySection = {
  id: 'thu-va-gop-y',
  title: 'Thư, góp ý và thông báo',
  points: [
    {
      name: 'Thư',
      text: 'Chúng tôi chỉ gửi thư mà một việc của bạn cần tới: mã xác thực, đặt lại mật khẩu, báo đổi mật khẩu, báo sắp xóa tài khoản, và thư nhắc học nếu bạn bật. Không có thư quảng cáo. Thư chờ gửi bị xóa khỏi máy chủ ngay khi đã gửi xong; nơi nào chưa nối máy chủ thư, thư nằm lại thành tệp trên máy chủ.',
    },
    {
      name: 'Thư nhắc học',
      text: `Chỉ khi bạn tự bật trong phần Cài đặt. Máy chủ lưu giờ nhắc, múi giờ, những ngày bạn không muốn nhận thư, lần gửi gần nhất và lần bạn ghé gần nhất. Mỗi ngày nhiều nhất một thư, không gửi từ ${REMINDER_HOURS.last + 1} giờ đến ${REMINDER_HOURS.first} giờ sáng hôm sau, theo giờ nơi bạn ở; bạn vắng ${REMINDER_DAYS_AWAY_MAX} ngày thì thư tự dừng. Thư nào cũng có liên kết để tắt bằng một lần bấm, không cần đăng nhập. Chúng tôi không theo dõi việc bạn có mở thư hay không.`,
    },
    {
      name: 'Thông báo nhắc học',
      text: `Chỉ khi bạn bấm “Báo trên máy này” và trình duyệt hỏi bạn đồng ý. Máy chủ lưu địa chỉ nhận thông báo mà trình duyệt cấp, hai khóa để mã hóa, ngày bật và lần gửi được gần nhất, nhiều nhất ${REMINDER_DEVICES_MAX} máy cho một tài khoản. Thông báo đi qua dịch vụ của hãng làm ra trình duyệt (như Google, Mozilla hoặc Apple): lời nhắn được mã hóa cho riêng trình duyệt của bạn, hãng chỉ biết ${SITE_NAME} vừa gửi gì đó. Bạn tắt thông báo, đăng xuất, kết thúc phiên từ máy khác hoặc đổi mật khẩu thì địa chỉ bị xóa ngay; phiên hết hạn thì không còn gì được gửi. Tệp tải về có tên máy chủ của hãng và ngày bật, không có địa chỉ và khóa.`,
    },
    {
      name: 'Góp ý',
      text: 'Tên và lời bạn viết, e-mail để trả lời nếu bạn ghi, kèm tài khoản nếu bạn đang đăng nhập. Khi tài khoản bị xóa, lời góp ý ở lại nhưng không còn tên và e-mail của bạn.',
    },
    {
      name: 'Góp ý nghĩa của từ',
      text: 'Nghĩa, câu ví dụ và lời nhắn bạn viết; người kiểm duyệt thấy kèm tên bạn. Khi tài khoản bị xóa, góp ý mất theo; mục từ đã vào từ điển thì ở lại và không có tên ai.',
    },
    {
      name: 'Yêu cầu cộng tác',
      text: 'Tên, e-mail và số điện thoại (Zalo) bạn gửi được báo cho quản trị viên trên trang và qua thư; thông báo trên trang mất đi khi tài khoản bị xóa.',
    },
    {
      name: 'Chuông thông báo',
      text: `Thông báo đã đọc bị xóa ${READ_NOTIFICATIONS_DAYS} ngày sau khi được gửi.`,
    },
    {
      name: 'Nội dung cộng tác viên soạn',
      text: `Bài đã xóa khôi phục được trong ${DELETED_CONTENT_DAYS} ngày. Ảnh tải lên được mã hóa lại, thông tin ẩn trong ảnh (như nơi chụp) bị bỏ.`,
    },
  ],
};

const technical: PrivacySection = {
  id: 'ky-thuat',
  title: 'Máy chủ ghi lại gì',
  points: [
    {
      name: 'Nhật ký máy chủ',
      text: 'Mỗi lượt gọi một dòng: mã ngẫu nhiên, phương thức, đường dẫn (có thể chứa mã số tài khoản hoặc mã cuộc trò chuyện), kết quả và thời gian xử lý. Không có địa chỉ IP, không có phần sau dấu “?” của địa chỉ, không có mật khẩu, mã phiên, câu hỏi hay câu trả lời. Người vận hành quyết định giữ bao lâu; nếu đặt máy chủ sau một dịch vụ trung gian, dịch vụ ấy có thể ghi nhiều hơn.',
    },
    {
      name: 'Chống lạm dụng',
      text: 'Để giới hạn số lượt gọi, máy chủ đếm theo địa chỉ IP, tài khoản hoặc e-mail được nhập; bộ đếm kéo dài từ một phút đến nhiều nhất một ngày rồi hết hiệu lực. Khi bộ đếm nằm trong cơ sở dữ liệu, địa chỉ và e-mail chỉ được ghi dưới dạng băm có khóa bí mật.',
    },
    {
      name: 'Đăng nhập bằng Google',
      text: 'Nếu người vận hành bật cách này, những trang có nút của Google (đăng nhập, đăng ký, xác nhận xóa tài khoản) tải nút đó từ Google, nên Google biết bạn mở các trang ấy và có thể đặt cookie của họ. Các trang khác không tải gì từ nơi khác.',
    },
    {
      name: 'Cookie và theo dõi',
      text: `${SITE_NAME} chỉ đặt một cookie, ${DEVICE_COOKIE}, khi bạn đăng ký, đăng nhập hoặc đổi mật khẩu: một mã ngẫu nhiên cùng dấu xác nhận rằng tài khoản của bạn từng được mở trong trình duyệt này. Nhờ đó người lạ thử mật khẩu của bạn bao nhiêu lần cũng không làm bạn bị chặn. Cookie này chỉ được gửi kèm các lượt gọi dưới /auth, không mở được tài khoản và hết hạn sau ${DEVICE_REMEMBERED_DAYS} ngày kể từ lần đăng nhập cuối. ${SITE_NAME} không dùng công cụ thống kê hay quảng cáo của ai. Phông chữ, hình và biểu tượng đều nằm trên máy chủ này.`,
    },
  ],
};

const browser: PrivacySection = {
  id: 'trinh-duyet',
  title: 'Trong trình duyệt của bạn',
  paragraphs: [
    `Những điều dưới đây nằm trong bộ nhớ của trình duyệt: phần lớn trong local storage; vị trí cuộn trang trong session storage; nhật ký học, nội dung giữ lại, mục chờ gửi và từ điển tải về trong IndexedDB; tệp, âm thanh, hình ảnh và đoạn chữ được chia sẻ trong Cache Storage. Chúng không tự gửi đi đâu, trừ những thứ sau: mã phiên đi kèm các lượt gọi tới ${SITE_NAME} khi bạn đăng nhập; mã ngẫu nhiên của trình duyệt đi kèm khi chấm bài, xem đáp án và tính lượt xem; mã cuộc trò chuyện đi kèm câu hỏi cho trợ lý; nhật ký học được gửi vào tài khoản khi bạn đăng nhập; mục chờ gửi được gửi khi có mạng; địa chỉ nhận thông báo được gửi khi bạn bật thông báo. Xóa dữ liệu trang trong trình duyệt là xóa tất cả.`,
  ],
};

const rights: PrivacySection = {
  id: 'quyen-cua-ban',
  title: 'Quyền của bạn',
  points: [
    { name: 'Xem và sửa', text: 'Tên và số điện thoại: ở trang của bạn.' },
    { name: 'Tải về', text: `Một tệp JSON với mọi điều ${SITE_NAME} lưu về bạn: cũng ở trang của bạn.` },
    {
      name: 'Xóa',
      text: `Bạn có ${ACCOUNT_DELETION_DAYS} ngày để đổi ý; sau đó tài khoản, điểm, sổ tay, nhật ký học, các cuộc trò chuyện và thông báo bị xóa vĩnh viễn, bình luận mất lời. Bài đã soạn và góp ý ở lại mà không còn gắn với bạn. Bản sao lưu của người vận hành, nếu có, có thể còn lâu hơn.`,
    },
    { name: 'Hỏi', text: 'Viết cho chúng tôi ở trang góp ý; bạn không cần có tài khoản.' },
  ],
};

const minors: PrivacySection = {
  id: 'tre-vi-thanh-nien',
  title: 'Người học chưa thành niên',
  paragraphs: [
    `${SITE_NAME} không hỏi ngày sinh hay tuổi, nên không biết ai là trẻ em; mọi điều trong trang này áp dụng như nhau cho mọi người. Học không cần tài khoản. Nhắc học và nhóm tuần mặc định tắt; không có quảng cáo, không có tin nhắn riêng giữa người học với nhau.`,
    'Nếu con bạn còn nhỏ, bạn nên cùng con tạo tài khoản bằng e-mail mà bạn đọc được, và đặt một tên gọi thay cho họ tên thật. Cha mẹ hoặc người giám hộ có thể vào tài khoản cùng con để tải toàn bộ dữ liệu về, sửa tên, tắt nhắc học, rời nhóm tuần và xóa tài khoản; nếu không vào được, hãy viết cho chúng tôi ở trang góp ý.',
  ],
};

export const STORAGE_SECTION_ID = browser.id;

export const privacySections: readonly PrivacySection[] = [
  account,
  shown,
  learning,
  assistant,
  voice,
  messages,
  technical,
  browser,
  rights,
  minors,
];
