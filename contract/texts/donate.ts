import { SITE_NAME } from '../site-name.ts';

/** The donation page (PRODUCT.md, Small pages). The letter itself is in content/donate.yaml. */
export const donateTexts = {
  title: `Ủng hộ ${SITE_NAME}`,
  description: `Lời cảm ơn của ${SITE_NAME} và những cách bạn có thể giúp cây cầu nối tiếng Nhật này vững hơn.`,

  noAccountTitle: `${SITE_NAME} chưa có tài khoản nhận tiền`,
  noAccountText:
    'Vì vậy xin bạn đừng chuyển tiền cho bất kỳ ai nhân danh chúng tôi. Khi có tài khoản, mã VietQR sẽ nằm ngay tại đây.',

  transferHeading: 'Ủng hộ qua VietQR',
  amountLegend: 'Chọn số tiền',
  anyAmount: 'Tùy tâm',
  otherAmount: 'Số khác',
  ownAmount: 'Số tiền bạn muốn gửi (₫)',
  ownAmountPlaceholder: 'Ví dụ: 50.000',
  amountWrong: (min: string, max: string) => `Hãy nhập số tiền từ ${min} đến ${max}, ví dụ 50.000 hoặc 50k.`,
  money: (amount: string) => `${amount}\u00A0₫`,
  codeWithAmount: (money: string) => `Mã đã kèm số tiền ${money}.`,
  codeWithoutAmount: 'Mã chưa kèm số tiền, bạn tự nhập trong ứng dụng ngân hàng.',
  codeTitle: (owner: string) => `Mã VietQR để chuyển khoản cho ${owner}`,
  codeDescription: (bank: string, account: string, note: string) =>
    `${bank}, số tài khoản ${account}, nội dung ${note}.`,
  savePicture: 'Lưu ảnh mã',
  pictureName: 'kakehashi-vietqr.png',
  pictureFailed: 'Chưa lưu được ảnh. Bạn hãy chụp màn hình nhé.',

  detailsHeading: 'Hoặc chuyển khoản thường',
  bank: 'Ngân hàng',
  account: 'Số tài khoản',
  owner: 'Chủ tài khoản',
  amount: 'Số tiền',
  note: 'Nội dung',
  copy: (what: string) => `Sao chép ${what}`,
  copied: (what: string) => `Đã sao chép ${what}`,
  copyFailed: 'Chưa sao chép được. Bạn hãy nhấn giữ để chọn rồi sao chép nhé.',

  stepsHeading: 'Cách quét mã',
  steps: [
    'Mở ứng dụng ngân hàng và chọn quét mã QR.',
    'Đang dùng chính điện thoại này? Lưu ảnh mã rồi chọn ảnh ấy trong ứng dụng ngân hàng, hoặc sao chép số tài khoản.',
    'Xem lại tên chủ tài khoản trước khi xác nhận.',
  ],

  waysHeading: 'Bốn cách giúp không tốn một đồng',
  otherWaysHeading: 'Những cách giúp không tốn một đồng',
  ways: {
    practise: {
      title: 'Học đều mỗi ngày',
      text: 'Mỗi câu bạn trả lời, kể cả câu sai, cho người soạn bài biết chỗ nào còn khó.',
      action: 'Luyện một bài',
    },
    feedback: {
      title: 'Nói điều bạn nghĩ',
      text: 'Một lỗi nhỏ, một từ còn thiếu, một ý tưởng hay: góp ý nào cũng có người đọc.',
      action: 'Gửi góp ý',
    },
    share: {
      title: 'Rủ thêm một người bạn',
      text: 'Gửi liên kết này cho ai đó đang học tiếng Nhật. Có bạn đi cùng, đường như ngắn lại.',
      action: 'Sao chép liên kết',
    },
    contribute: {
      title: 'Cùng soạn bài học',
      text: 'Bạn vững tiếng Nhật? Cộng tác viên viết chủ đề, bài học và câu mới cho mọi người.',
      action: 'Trở thành cộng tác viên',
    },
  },
  link: 'liên kết',
} as const;
