/** Where a mistake is explained: one of our contrasts or grammar points (content/contrasts, content/grammar). */
export interface Explanation {
  readonly kind: 'contrast' | 'point';
  readonly id: string;
}

/** Every contrast that the rules name. A content check proves that each exists and shows a wrong example. */
export const EXPLAINING_CONTRASTS = [
  'ageru-kureru-morau', 'aku-akeru', 'am-duc', 'am-ghep', 'am-n', 'am-ngat', 'aru-motteiru', 'atsui', 'bo-nghia-truoc',
  'byouin-biyouin', 'chichi-otousan', 'chu-han-cung-am', 'chu-ngu-tan-ngu', 'dake-shika', 'deru-dasu', 'desu-da', 'desu-masu', 'ga-no',
  'hairu-ireru', 'hayai', 'hon-mai-satsu', 'i-na', 'iku-kuru', 'iru-aru', 'iu-hanasu', 'ji-di', 'ji-jikan', 'kaeru-modoru',
  'kara-kedo', 'kara-made', 'kara-node', 'kariru-kasu', 'kedo-noni', 'kiku-kikoeru', 'kiru-haku-kaburu', 'kono-kore', 'kore-sore-are',
  'made-madeni', 'masu-jisho', 'masu-mashita', 'masu-teiru', 'miru-mieru', 'mo-wa', 'mou-mada', 'naide-nakute', 'ne-yo',
  'ngay-trong-thang', 'ni-de', 'ni-e', 'ni-kara', 'ni-wa-chong', 'no-koto', 'no-na', 'node-noni', 'o-de', 'o-ga', 'o-go', 'okiru-okosu',
  'omou-kangaeru', 'ooi-takusan', 'ookii-hiroi', 'oshieru-narau', 'ou-oo', 'samui-tsumetai', 'san-kun-chan', 'sen-man',
  'shiru-wakaru', 'so-n', 'sou-sou', 'tanoshii-ureshii', 'teiku-tekuru', 'tekureru-temorau', 'the-nai', 'the-te', 'to-ni', 
  'to-ya', 'totemo-amari', 'trat-tu-cau', 'truong-am', 'tsu-chu', 'tsuku-tsukeru', 'tu-tha-dong-tu', 'wa-ga', 'wa-o', 'wa-o-e-tro-tu',
  'watashi-wa-ga', 'yon-nana-kyuu',
] as const; // oxfmt-ignore

/** Every grammar point that the rules name. */
export const EXPLAINING_POINTS = [
  'amari-zenzen', 'ato-de', 'bi-dong', 'cam-na', 'cau-hoi-long', 'dake', 'de-nguyen-nhan', 'de-noi-chon', 'de-pham-vi', 'de-phuong-tien',
  'deshita', 'deshou', 'desu', 'dieu-kien-ba', 'dieu-kien-nara', 'dieu-kien-tara', 'dieu-kien-to', 'dochira', 'dou-donna', 'e-huong',
  'ga-chu-ngu', 'ga-doi-tuong', 'ga-hoshii', 'ga-kedo', 'ga-suki', 'gurai', 'hitsuyou-ga-aru', 'i-keiyoushi', 'i-qua-khu', 'ka-cau-hoi', 'ka-dou-ka',
  'ka-hoac', 'kamo-shirenai', 'khiem-nhuong-dac-biet', 'kara-tu', 'kara-vi', 'kono-sono-ano', 'koto-ga-dekiru', 'koto-ni-naru', 'koto-ni-suru', 'ku-naru', 'ku-trang-tu', 'kute-de',
  'mada', 'made-den', 'mae-ni', 'mashita', 'mashou', 'masen-ka', 'masu', 'menh-de-bo-nghia', 'mo-cung', 'mou', 'n-desu', 'na-keiyoushi',
  'nagara', 'nai-de-kudasai', 'nakereba-naranai', 'nakute-mo-ii', 'nani-mo', 'ne', 'ni-diem-den', 'ni-doi-tuong', 'ni-muc-dich',
  'ni-thoi-gian', 'ni-ton-tai', 'no-so-huu', 'node', 'noni', 'o-di-qua', 'o-kudasai', 'o-ni-naru', 'o-tan-ngu', 'sai-khien', 'sai-khien-bi-dong', 'shi',
  'shika-nai', 'so-dem', 'sou-nghe-noi', 'sugiru', 'ta-bakari', 'ta-hou-ga-ii', 'ta-koto-ga-aru', 'tai', 'tame-muc-dich', 'tame-nguyen-nhan', 'tari-tari', 'te-aru',
  'te-ageru', 'te-hoshii', 'te-iku', 'te-iru', 'te-kara', 'te-kudasai', 'te-kuru', 'te-kureru', 'te-mo-ii', 'te-morau', 'te-noi', 'te-oku',
  'te-shimau', 'te-wa-ikenai', 'temo', 'te-miru', 'the-kha-nang', 'the-menh-lenh', 'the-y-chi', 'to-cung-voi', 'to-iu-trich-dan', 'to-liet-ke',
  'toki', 'to-omou', 'ton-kinh-dac-biet', 'tsumori', 'wa-chu-de', 'wa-ga', 'ya-nado', 'yo', 'yori-hou-ga', 'you-da-mitai', 'you-ni-naru', 'you-to-omou',
  'zu-ni-naide',
] as const; // oxfmt-ignore

export type ContrastId = (typeof EXPLAINING_CONTRASTS)[number];
export type PointId = (typeof EXPLAINING_POINTS)[number];

export const contrast = (id: ContrastId): Explanation => ({ kind: 'contrast', id });
export const point = (id: PointId): Explanation => ({ kind: 'point', id });
