import { paths } from '#contract/paths.ts';
import type { SlipCode } from '#core/tutor/slips.ts';

/** What the tutor says about whole sentences. */
export const tutorSentenceTexts = {
  brokenDown: (sentence: string) => `Câu ${sentence} gồm:`,
  word: (word: string, kind: string, details: string) =>
    details === '' ? `${word}: ${kind}` : `${word}: ${kind}, ${details}`,
  formOf: (base: string, chain: string) => `từ ${base} (${chain})`,
  meaning: (meaning: string) => `“${meaning}”`,
  partOf: (pattern: string) => `thuộc mẫu ${pattern}`,
  readAs: (kana: string) => `đọc là ${kana}`,
  onlyKana: 'Câu viết toàn kana nên chỗ tách từ có thể chưa chuẩn; viết chữ Hán thì mình tách chính xác hơn.',
  endingNo: 'cuối câu: hỏi hoặc giải thích nhẹ nhàng, thân mật',
  grammarFound: 'Ngữ pháp trong câu:',
  grammarLine: (pattern: string, meaning: string) => `**${pattern}**: ${meaning}`,
  translation: (vietnamese: string) => `Cả câu nghĩa là: “${vietnamese}”`,
  noTranslation:
    'Mình ghép nghĩa từng từ chứ không tự dịch cả câu; bạn thử ghép lại rồi hỏi mình chỗ nào chưa chắc nhé.',
  tooLong: (max: number) => `Câu này dài quá ${max} ký tự, bạn gửi từng câu ngắn hơn để mình phân tích nhé.`,

  similarTitle: 'Những câu gần nhất trong bài học của Kakehashi:',
  similarLine: (japanese: string, vietnamese: string) => `${japanese} — ${vietnamese}`,
  practise: (lesson: string) => `Luyện ở bài ${lesson}`,
  nothingSimilar: `Mình chưa thấy câu nào gần với ý này trong bài học. Bạn thử một từ khóa ngắn hơn, hoặc xem [các chủ đề luyện tập](${paths.exercises}).`,
  saidExactly: (vietnamese: string) => `“${vietnamese}” trong tiếng Nhật:`,
  notTranslated: 'Mình không tự dịch câu mới vì dễ sai, nhưng có thể giúp bạn ghép câu:',
  saidNearly: 'Câu gần với ý này:',
  usefulWords: 'Những từ có thể dùng:',
} as const;

/** The role of each particle, if no grammar point says it more exactly. */
export const particleRoles: Readonly<Record<string, string>> = {
  は: 'nêu chủ đề của câu (đọc là “wa”)',
  が: 'chỉ chủ ngữ, hoặc đối tượng của cảm xúc, khả năng',
  を: 'chỉ tân ngữ (đọc là “o”)',
  に: 'chỉ thời điểm, nơi tồn tại, nơi đến, hoặc người cho, người nhận',
  で: 'chỉ nơi diễn ra hành động, phương tiện, phạm vi; hoặc nối hai vế (là…, và…)',
  へ: 'chỉ hướng đi (đọc là “e”)',
  と: 'và; cùng với; dẫn lời nói, ý nghĩ; hoặc “hễ… thì”',
  から: 'từ; vì',
  まで: 'đến, cho đến',
  より: 'hơn (khi so sánh); từ',
  も: 'cũng; cả',
  の: 'nối hai danh từ (của), thay cho danh từ, hoặc biến động từ thành danh từ',
  や: 'và (liệt kê vài ví dụ)',
  か: 'hỏi; hoặc',
  ね: 'tìm sự đồng tình, nhấn nhẹ',
  よ: 'báo điều người nghe chưa biết, nhấn mạnh',
  て: 'nối với phần sau',
  ので: 'vì, do',
  けど: 'nhưng',
  けれど: 'nhưng',
  のに: 'vậy mà, dù',
  だけ: 'chỉ',
  しか: 'chỉ (đi với phủ định)',
  など: 'vân vân, chẳng hạn',
  ながら: 'vừa… vừa…',
  くらい: 'khoảng',
  ぐらい: 'khoảng',
  でも: 'dù là; chẳng hạn',
  には: 'に cùng với は để nêu chủ đề',
  では: 'で cùng với は để nêu chủ đề',
} as const;

/** The role of に before these grammar points, by their ids in content/grammar. */
export const niRoles: Readonly<Record<string, string>> = {
  'te-morau': 'chỉ người làm giúp (nhờ ai, được ai)',
  'te-itadakemasen-ka': 'chỉ người được nhờ',
  'ageru-kureru-morau': 'chỉ người nhận (cho ai); với もらう là người cho (từ ai)',
  'te-ageru': 'chỉ người nhận việc làm giúp (cho ai)',
  'te-kureru': 'chỉ người nhận việc làm giúp (cho ai)',
  'sai-khien': 'chỉ người được bảo hoặc được cho phép làm',
  'sasete-kudasai': 'chỉ người được phép làm',
  'bi-dong': 'chỉ người gây ra việc đó (bị ai, được ai)',
  'sai-khien-bi-dong': 'chỉ người bắt mình làm',
};

/** The copula after a noun or an adjective, and な, which joins an adjective to a noun. */
export const copulaRoles: Readonly<Record<string, string>> = {
  です: '“là…”, lịch sự',
  だ: '“là…”, thể thường',
  でした: '“đã là…”, quá khứ lịch sự',
  だった: '“đã là…”, quá khứ thể thường',
  ではありません: '“không phải là…”, lịch sự',
  じゃありません: '“không phải là…”, lịch sự',
  ではない: '“không phải là…”, thể thường',
  じゃない: '“không phải là…”, thể thường',
  な: 'nối tính từ đuôi な với danh từ',
  で: 'thể nối của です: “là…, và…”',
  でしょう: '“có lẽ, chắc là…”',
  だろう: '“có lẽ, chắc là…”, thể thường',
} as const;

/** What the tutor says about a mistake that is wrong in any sentence. */
export const slipTexts: Readonly<Record<SlipCode, (text: string) => string>> = {
  'adjective-deshita': (text) =>
    `${text}: tính từ đuôi い tự chia quá khứ, bỏ い thêm かったです (高い → 高かったです), không thêm でした.`,
  'adjective-janai': (text) =>
    `${text}: tính từ đuôi い phủ định bằng くない (高い → 高くないです), không dùng じゃない hay ではありません.`,
  'adjective-keeps-i': (text) =>
    `…${text}: tính từ đuôi い phải bỏ い rồi mới thêm くない, かった (おいしい → おいしくない, おいしかった).`,
  'adjective-da': (text) => `${text}: sau tính từ đuôi い không thêm だ; nói 高い hoặc 高いです.`,
  'adjective-i-na': (text) => `${text}: tính từ đuôi い đứng thẳng trước danh từ, không thêm な.`,
  'na-like-i': (text) =>
    `${text}: đây là tính từ đuôi な nên không chia như tính từ đuôi い; phủ định là 〜ではありません, quá khứ là 〜でした, nối câu là 〜で.`,
  'adjective-na-missing': (text) => `${text}: tính từ đuôi な cần な trước danh từ (静か → 静かな部屋).`,
  'wo-for-ga': (text) =>
    `${text}: với 好き, 嫌い, 上手, 下手, ほしい, 分かる, できる, đối tượng đi với が chứ không đi với を.`,
  'wo-for-ni': (text) => `${text}: 会う, 乗る, 住む, 座る, 勤める đi với に, không đi với を.`,
  'wo-for-wa': (text) => `${text}: tính từ không có tân ngữ; điều được nói tới đi với は hoặc が.`,
  'ageru-to-me': (text) => `${text}: người khác cho mình thì dùng くれる, không dùng あげる.`,
  'ga-for-wo': (text) => `${text}: tân ngữ của động từ chỉ hành động đi với を, không phải が.`,
  'aru-for-living': (text) =>
    `${text}: người và con vật dùng いる (います), đồ vật mới dùng ある (あります).`,
  'iru-for-things': (text) =>
    `${text}: đồ vật, cây cối dùng ある (あります); いる (います) dành cho người và con vật.`,
  'de-for-ni': (text) => `${text}: nơi tồn tại (ở đâu) dùng に, で là nơi diễn ra hành động.`,
  'ni-for-de': (text) => `${text}: nơi diễn ra hành động dùng で, に là nơi đến hoặc nơi tồn tại.`,
  'de-for-ni-living': (text) => `${text}: nơi sinh sống đi với に (〜に住む), không đi với で.`,
  'de-for-ni-riding': (text) =>
    `${text}: lên xe, lên tàu là 〜に乗る; で chỉ dùng khi nói đi bằng xe gì (バスで行く).`,
  'verb-tai': (text) =>
    `${text}: たい gắn vào thể ます bỏ ます (飲みます → 飲みたい), không gắn vào thể từ điển.`,
  'wo-after-count': (text) =>
    `${text}: số lượng đứng sau を và không thêm を lần nữa (りんごを三つ食べます).`,
  'time-behind': (text) =>
    `${text}: tiếng Nhật đặt động từ ở cuối câu, từ chỉ thời gian đứng ở đầu hoặc giữa câu.`,
  'past-not-marked': (text) =>
    `${text}: có từ chỉ quá khứ thì động từ, tính từ cũng phải chia quá khứ (ます → ました, です → でした).`,
  'past-for-future': (text) => `${text}: có từ chỉ tương lai thì không dùng thể quá khứ.`,
  'verb-desu': (text) => `${text}: sau động từ không thêm です; nói 食べます hoặc 食べる.`,
  'verb-kudasai': (text) => `${text}: nhờ ai làm gì thì dùng thể て + ください (食べる → 食べてください).`,
  'double-particle': (text) => `${text}: trợ từ bị lặp, chỉ cần một lần.`,
  'te-of-stem': (text) =>
    `${text}: động từ nhóm 1 phải đổi âm khi chia thể て, thể た (飲みます → 飲んで, 書きます → 書いて, 行きます → 行って).`,
  'de-for-ni-going': (text) =>
    `${text}: nơi đến của 行く, 来る, 帰る đi với に hoặc へ; で là nơi diễn ra hành động.`,
  'wo-for-ni-going': (text) => `${text}: nơi đến của 行く, 来る, 帰る đi với に hoặc へ, không đi với を.`,
  'de-for-ni-time': (text) => `${text}: thời điểm (mấy giờ, thứ mấy) đi với に, không đi với で.`,
  'ga-for-wo-suru': (text) => `${text}: tân ngữ của động từ chỉ hành động đi với を, không phải が.`,
  'wo-for-ni-suru': (text) => `${text}: người mình hỏi, gọi điện, liên lạc đi với に, không đi với を.`,
  'plain-masu': (text) =>
    `${text}: trước ます phải đổi động từ sang thể ます (会う → 会います), không gắn vào thể từ điển.`,
  'verb-ga-suki': (text) =>
    `${text}: thích làm gì thì biến động từ thành danh từ bằng の (thể từ điển + のが好きです).`,
  'de-for-wa': (text) =>
    `${text}: nói nơi đó thế nào thì nơi chốn là chủ đề, đi với は; で là nơi diễn ra hành động.`,
  'ni-after-day': (text) => `${text}: 今日, 明日, 昨日, 毎日… không cần に ở sau.`,
  'thing-count-of-living': (text) =>
    `${text}: 一つ, 二つ… dùng để đếm đồ vật; đếm người dùng 人 (一人, 二人), đếm con vật nhỏ dùng 匹. Người và con vật đi với いる (います).`,
  'aru-for-living-counted': (text) =>
    `${text}: người và con vật dùng いる (います), đồ vật mới dùng ある (あります).`,
  'adjective-no': (text) => `${text}: tính từ đuôi い đứng thẳng trước danh từ, không thêm の.`,
  'adjective-na-no': (text) => `${text}: tính từ đuôi な nối với danh từ bằng な, không phải の.`,
  'verb-deshita': (text) => `${text}: quá khứ lịch sự của động từ là 〜ました, không thêm でした.`,
  'nai-deshita': (text) =>
    `${text}: ない chia quá khứ thành なかった (なかったです), không thêm でした; với động từ cũng có thể nói 〜ませんでした.`,
  'na-desu': (text) => `${text}: な chỉ đứng giữa tính từ và danh từ; trước です thì bỏ な.`,
  'da-desu': (text) => `${text}: だ và です cùng một vai trò, chỉ dùng một; lịch sự thì dùng です.`,
  'verb-hoshii': (text) =>
    `${text}: muốn làm gì thì dùng thể ます bỏ ます + たい; ほしい dùng với danh từ (車がほしい).`,
  'desu-to-omou': (text) =>
    `${text}: trước と思う là thể thường (いいと思います, 学生だと思います), không dùng です.`,
  'masu-inside': (text) => `${text}: ở giữa câu, trước phần này, động từ phải ở thể thường, không dùng ます.`,
};

/** How the tutor corrects a sentence, and how sure it is. */
export const tutorCorrectionTexts = {
  right: (vietnamese: string) => `Câu của bạn đúng. Nghĩa là: “${vietnamese}”`,
  almost: 'Gần đúng rồi, chỉ cần sửa một chút:',
  against: (japanese: string, vietnamese: string) =>
    `Mình so với câu gần nhất trong bài học: ${japanese} (“${vietnamese}”).`,
  differences: 'Chỗ khác:',
  ifMeant: 'Nếu bạn muốn nói đúng ý đó thì sửa theo câu mẫu; nếu ý khác, cho mình biết nghĩa tiếng Việt nhé.',
  slips: 'Chỗ cần sửa:',
  should: (right: string) => `Sửa lại: **${right}**`,
  corrected: (right: string, why: string) => `Câu này chưa đúng. Nên nói: **${right}**\n${why}`,
  nothingSure:
    'Mình không thấy lỗi nào chắc chắn trong câu này, nhưng mình chỉ soát được những lỗi hay gặp, không phải mọi lỗi.',
  nothingToCorrect: 'Bạn gửi mình câu tiếng Nhật cần sửa nhé, ví dụ: sửa câu 私は寿司を好きです。',
} as const;
