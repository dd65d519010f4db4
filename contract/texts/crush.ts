import { SITE_NAME } from '../site-name.ts';

/** The invitation to a meal (PRODUCT.md, Small pages). The sender is the speaker. */
export const crushTexts = {
  title: 'Lời mời đi ăn',
  lead: 'Viết bốn điều, gửi đường dẫn cho người ấy, rồi chờ một tiếng “đi”.',
  description: 'Có người muốn rủ bạn đi ăn. Mở ra xem nhé!',

  fields: {
    ten: {
      label: 'Tên người ấy',
      placeholder: 'Ví dụ: Lan',
      missing: 'Bạn chưa viết tên người ấy.',
    },
    diadiem: {
      label: 'Địa điểm',
      placeholder: 'Ví dụ: quán phở đầu ngõ',
      missing: 'Bạn chưa viết sẽ ăn ở đâu.',
    },
    thoigian: {
      label: 'Thời gian',
      placeholder: 'Ví dụ: 7 giờ tối thứ Bảy',
      missing: 'Bạn chưa viết hẹn lúc nào.',
    },
    voiai: {
      label: 'Đi với ai',
      placeholder: 'Ví dụ: tên bạn',
      missing: 'Bạn chưa viết người ấy sẽ đi với ai.',
    },
  },
  submit: 'Viết xong lời mời',
  privacy: `Bốn điều này chỉ nằm trong đường dẫn. ${SITE_NAME} không lưu lại.`,
  withoutScript:
    'Trình duyệt đang tắt JavaScript nên chưa mở được lời mời. Hãy bật JavaScript rồi tải lại trang.',

  question: (ten: string) => `${ten} ơi, đi\u00A0ăn một bữa nhé?`,
  company: (voiai: string) => `Đi với ${voiai}`,
  yes: 'Đi!',
  /** By the number of clicks on No, 0 to 7 (PRODUCT.md, Small pages), then always the last one. */
  noLabels: [
    'Không',
    'Thật là không đi à?',
    'Nghĩ lại chút nhé?',
    'Đi mà, mình mời!',
    'Năn nỉ đấy, đi nhé?',
    'Mình buồn thật rồi…',
    'Một bữa thôi mà!',
    'Hỏi lần cuối đấy nhé?',
  ],
  noFallback: 'Nút bên kia to lắm rồi đấy!',

  accepted: (ten: string) => `Tuyệt quá, ${ten} ơi!`,
  confirmation: ({
    ten,
    diadiem,
    thoigian,
    voiai,
  }: Record<'ten' | 'diadiem' | 'thoigian' | 'voiai', string>) =>
    `Hẹn ${ten} ${thoigian}, ở ${diadiem}, đi với ${voiai}. Nhớ để bụng đói nhé!`,
  tellBack: 'Chụp màn hình gửi lại cho người mời để người ấy cũng vui nhé.',

  copyLink: 'Chép đường dẫn để gửi',
  copied: 'Đã chép. Gửi cho người ấy thôi!',
  copyFailed: 'Chưa chép được. Bạn hãy chép từ thanh địa chỉ nhé.',
  edit: 'Sửa lời mời',

  musicOn: 'Bật nhạc',
  musicOff: 'Tắt nhạc',

  /** By number: first, second, third. */
  sadPictures: [
    'Bạn cơm nắm ngước đôi mắt long lanh, ôm cái bát còn trống.',
    'Bạn cơm nắm khóc òa dưới đám mây mưa, nước mắt thành vũng.',
    'Bạn cơm nắm rơm rớm nước mắt bên trái tim vỡ đôi.',
  ],
  happyPictures: [
    'Bạn cơm nắm tròn mắt, không tin vào tai mình.',
    'Bạn cơm nắm nhảy cẫng lên vì vui.',
    'Bạn cơm nắm ôm trái tim, mắt cũng thành hình trái tim.',
    'Hai bạn cơm nắm ngồi cạnh nhau bên nồi lẩu bốc khói.',
  ],
} as const;
