import { paths } from '#contract/paths.ts';
import { SITE_NAME } from '../site-name.ts';

/** What the tutor says about whole sentences. */
export const tutorSentenceTexts = {
  brokenDown: (sentence: string) => `Câu ${sentence} gồm:`,
  word: (word: string, kind: string, details: string) =>
    details === '' ? `${word}: ${kind}` : `${word}: ${kind}, ${details}`,
  formOf: (base: string, chain: string) => `từ ${base} (${chain})`,
  meaning: (meaning: string) => `“${meaning}”`,
  partOf: (pattern: string) => `thuộc mẫu ${pattern}`,
  readAs: (kana: string) => `đọc là ${kana}`,
  atTime: 'vào lúc, vào (thời điểm)',
  onlyKana: 'Câu viết toàn kana nên chỗ tách từ có thể chưa chuẩn; viết chữ Hán thì mình tách chính xác hơn.',
  endingNo: 'cuối câu: hỏi hoặc giải thích nhẹ nhàng, thân mật',
  grammarFound: 'Ngữ pháp trong câu:',
  grammarLine: (pattern: string, meaning: string) => `**${pattern}**: ${meaning}`,
  translation: (vietnamese: string) => `Cả câu nghĩa là: “${vietnamese}”`,
  noTranslation:
    'Mình ghép nghĩa từng từ chứ không tự dịch cả câu; bạn thử ghép lại rồi hỏi mình chỗ nào chưa chắc nhé.',
  tooLong: (max: number) => `Câu này dài quá ${max} ký tự, bạn gửi từng câu ngắn hơn để mình phân tích nhé.`,

  similarTitle: `Những câu gần nhất trong bài học của ${SITE_NAME}:`,
  similarLine: (japanese: string, vietnamese: string) => `${japanese} — ${vietnamese}`,
  practise: (lesson: string) => `Luyện ở bài ${lesson}`,
  nothingSimilar: `Mình chưa thấy câu nào gần với ý này trong bài học. Bạn thử một từ khóa ngắn hơn, hoặc xem [các chủ đề luyện tập](${paths.exercises}).`,
  saidExactly: (vietnamese: string) => `“${vietnamese}” trong tiếng Nhật:`,
  notTranslated: 'Mình không tự dịch câu mới vì dễ sai, nhưng có thể giúp bạn ghép câu:',
  saidNearly: 'Câu gần với ý này:',
  usefulWords: 'Những từ có thể dùng:',
  unknownPart: (part: string) => `Mình chưa có từ cho: “${part}”.`,
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
  /** A right sentence is not praised where the words cannot be read. */
  odd: {
    unknown: (part: string) =>
      `Mình không nhận ra “${part}”, nên chưa soát được câu này. Bạn kiểm tra lại chính tả nhé.`,
    sequence: (part: string) =>
      `Mình không chắc câu này đúng: chỗ “${part}” mình không ghép được theo mẫu ngữ pháp nào mình biết. Bạn xem lại chỗ đó, hoặc cho mình biết ý tiếng Việt của câu nhé.`,
    'particle-missing': (part: string) =>
      `Chỗ “${part}” hình như thiếu trợ từ giữa danh từ và động từ (を, が, に, で…). Nói chuyện thân mật có khi bỏ được, nhưng câu lịch sự thì nên có.`,
    unfinished: (part: string) =>
      `Đây mới là một cụm từ, chưa thành câu: sau “${part}” cần có です, hoặc câu phải kết thúc bằng động từ hay tính từ.`,
  },
  oddKana: (part: string) =>
    `Mình không chắc câu này đúng: chỗ “${part}” viết toàn kana nên mình không tách được thành từ. Bạn xem lại chính tả (âm dài, っ, trợ từ は, へ, を), hoặc viết bằng chữ Hán.`,
  unknownWords: (words: string) =>
    `Từ điển của mình chưa có ${words}, nên chỗ đó mình chưa soát được; những chỗ khác mình không thấy lỗi hay gặp nào.`,
  notRight: 'Câu này chưa đúng.',
  correctedBelow: 'Mình phân tích câu đã sửa nhé.',
  nothingToCorrect: 'Bạn gửi mình câu tiếng Nhật cần sửa nhé, ví dụ: sửa câu 私は寿司を好きです。',
} as const;
