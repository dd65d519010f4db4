import type { SocialKind } from '../founder/socials.ts';
import { SITE_NAME } from '../site-name.ts';

/**
 * The founder page (PRODUCT.md, Small pages). The texts about the person are in content/founder.yaml, those about
 * Kakehashi here.
 */
export const founderTexts = {
  eyebrow: `Người sáng lập ${SITE_NAME}`,
  description: (who: string) =>
    `${who}. Câu chuyện vì sao ${SITE_NAME} bắc cầu từ âm Hán Việt sang tiếng Nhật cho người Việt.`,
  photoOf: (name: string) => `Ảnh của ${name}`,
  photo: 'Ảnh người sáng lập',
  website: 'Trang cá nhân',
  socials: {
    facebook: 'Facebook',
    youtube: 'YouTube',
    tiktok: 'TikTok',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    github: 'GitHub',
    zalo: 'Zalo',
  } satisfies Record<SocialKind, string>,
  linksLabel: 'Liên kết của người sáng lập',

  storyHeading: `Vì sao có ${SITE_NAME}`,
  idea: 'Bạn không học tiếng Nhật từ số không. Bạn đi từ bờ mình đang đứng.',
  ideaNote: '架け橋 (kakehashi) là nhịp cầu.',

  beliefsHeading: `Điều ${SITE_NAME} tin`,
  beliefs: [
    {
      kanji: '根',
      title: 'Gốc rễ là chỗ dựa',
      text: 'Âm Hán Việt nằm trong những từ bạn nói hằng ngày, nên chữ Hán ở đây luôn đi kèm âm ấy.',
    },
    {
      kanji: '道',
      title: 'Có nhiều con đường đúng',
      text: 'Một câu có nhiều cách nói. Cách nào đúng cũng được nhận, và bạn có thể cãi lại máy chấm.',
    },
    {
      kanji: '誤',
      title: 'Lỗi sai cần có tên',
      text: 'Biết mình sai ở trợ từ hay ở cách chia thì lần sau mới khác được.',
    },
    {
      kanji: '門',
      title: 'Cửa mở cho mọi người',
      text: 'Tra từ, luyện dịch và luyện nghe không mất phí, không cần tài khoản.',
    },
  ],

  studiesHeading: 'Học tập',
  workHeading: 'Công việc',
  since: (from: string) => `Từ ${from} đến nay`,
  period: (from: string, to: string) => `${from} – ${to}`,
  certificatesHeading: 'Chứng chỉ',
  certificateOf: (name: string) => `Chứng chỉ ${name}`,
  certificate: 'Chứng chỉ',

  closingHeading: 'Bước lên cầu cùng chúng tôi',
  closingText: 'Thử một bài ngắn, rồi kể cho chúng tôi nghe bạn thấy thế nào.',
  practise: 'Luyện một bài',
  feedback: 'Gửi góp ý',
} as const;
