import { ACCOUNT_DELETION_DAYS } from '../limits.ts';

/** The page that tells what Kakehashi knows of people; its sections stand in privacy-sections.ts. */
export const privacyTexts = {
  title: 'Quyền riêng tư',
  lead: 'Kakehashi lưu những gì, ở đâu, bao lâu, và bạn có thể làm gì với dữ liệu của mình.',
  description:
    'Kakehashi lưu những gì về bạn, ở đâu và bao lâu; dữ liệu nào nằm trong trình duyệt; cách tải về và xóa dữ liệu của bạn.',
  summaryTitle: 'Tóm tắt trong năm dòng',
  summary: [
    'Tra từ, luyện tập và hỏi trợ lý đều dùng được mà không cần tài khoản.',
    'Không quảng cáo, không công cụ theo dõi của bên thứ ba; chỉ có một cookie, để nhận ra trình duyệt bạn từng đăng nhập.',
    'Mật khẩu chỉ được lưu dưới dạng đã băm; không ai đọc lại được, kể cả chúng tôi.',
    'Giọng nói không được gửi tới Kakehashi: trình duyệt của bạn nhận diện, chúng tôi chỉ nhận chữ.',
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
