import { paths } from '#contract/paths.ts';

/** How the tutor explains words and characters. */
export const tutorWordTexts = {
  title: (word: string, facts: string) => `**${word}** · ${facts}`,
  meaning: (meaning: string) => `Nghĩa: ${meaning}`,
  examples: 'Ví dụ:',
  example: (japanese: string, vietnamese: string) => `${japanese} — ${vietnamese}`,
  more: 'Xem cách viết, từ liên quan và các thể',
  inflected: (typed: string, base: string, chain: string) => `${typed} là ${base} ở dạng: ${chain}.`,
  others: (typed: string) => `Cũng có thể là (cùng ${typed}):`,
  otherLine: (word: string, meaning: string) => `${word}: ${meaning}`,
  cognate: {
    same: 'Từ Hán Việt cùng chữ có nghĩa giống tiếng Nhật, rất dễ nhớ.',
    reversed: 'Từ Hán Việt cùng nghĩa cũng gồm những chữ này, nhưng đảo thứ tự.',
    rare: 'Từ Hán Việt cùng chữ có nghĩa giống, nhưng ngày nay ít người dùng.',
    shifted: 'So với từ Hán Việt cùng chữ, nghĩa đã lệch đi.',
    'false-friend': 'Cẩn thận, từ Hán Việt cùng chữ nghĩa khác.',
  },
  /** A question as a learner would type it. */
  asked: (term: string) => `${term} nghĩa là gì`,
  notInDictionary: (term: string) => `Từ điển của mình chưa có ${term}.`,
  byCharacters: 'Nhưng nhìn từng chữ Hán thì:',
  nothingFound: (term: string) =>
    `Mình chưa tìm thấy “${term}” trong từ điển. Bạn kiểm tra lại chính tả, hoặc gõ bằng chữ Hán, kana, romaji hay nghĩa tiếng Việt nhé.`,
  didYouMean: (words: string) => `Có phải bạn muốn tìm: ${words}?`,

  characterTitle: (character: string, hanViet: string) => `**${character}** · ${hanViet}`,
  characterMeaning: (meaning: string) => `Nghĩa: ${meaning}`,
  on: (readings: string) => `Âm On: ${readings}`,
  kun: (readings: string) => `Âm Kun: ${readings}`,
  strokes: (count: number) => `Số nét: ${count}`,
  radical: (character: string, hanViet: string, meaning: string) =>
    `Bộ: ${character} (${hanViet}${meaning === '' ? '' : `, ${meaning}`})`,
  bridge: (hanViet: string, on: string, rule: string) => `${hanViet} → ${on}: ${rule}`,
  wordsWith: (character: string) => `Từ có chữ ${character}:`,
  drawing: 'Xem nét viết động',
  noCharacter: (character: string) => `Mình chưa có dữ liệu về chữ ${character}.`,
  notKanji: (term: string) => `${term} không có chữ Hán nên không có âm Hán Việt hay thứ tự nét của chữ Hán.`,
  hanViet: (word: string, hanViet: string) => `${word} có âm Hán Việt là ${hanViet}.`,
  characterLine: (character: string, hanViet: string, meaning: string) =>
    meaning === '' ? `${character}: ${hanViet}` : `${character}: ${hanViet}, ${meaning}`,
  byHanViet: (sound: string) => `Những chữ Hán có âm Hán Việt ${sound}:`,
  noHanViet: (sound: string) => `Mình chưa thấy chữ Hán thông dụng nào có âm Hán Việt “${sound}”.`,

  themeWords: (count: number, theme: string, level: string | null) =>
    `${count} từ ${level === null ? '' : `${level} `}thuộc chủ đề “${theme}”, từ dễ đứng trước:`,
  /** Where the theme is wider than what was asked. */
  widerTheme: (asked: string, theme: string) =>
    `Mình không có danh sách riêng về “${asked}”; gần nhất là chủ đề “${theme}”.`,
  levelWords: (count: number, level: string) => `${count} từ ${level} hay gặp:`,
  themePage: (theme: string, count: number) => `Xem cả ${count} từ của chủ đề ${theme}`,
  noThemeWords: (theme: string, level: string) =>
    `Chủ đề “${theme}” chưa có từ ${level} nào. Đây là những từ của các trình độ khác:`,
  unknownTheme: (theme: string) =>
    `Mình chưa có danh sách từ về “${theme}”. Bạn thử một chủ đề khác nhé, ví dụ thời tiết, gia đình, nhà hàng, cơ thể, công việc.`,
  allThemes: (count: number) => `Xem cả ${count} chủ đề`,
  /** A word of the long tail. */
  onlyEnglish: (word: string, english: string) =>
    `${word}: từ này chưa được biên soạn nghĩa tiếng Việt. Nghĩa tiếng Anh trong JMdict: ${english}`,
  readAs: (word: string, kana: string) => `${word} đọc là ${kana}.`,
  readAndMeans: (word: string, kana: string, meaning: string) =>
    `${word} đọc là ${kana}, nghĩa là “${meaning}”.`,
  readingUnknown: (term: string) => `Mình chưa chắc cách đọc của ${term}.`,

  noSuchWord: (vietnamese: string) => `Mình chưa có sẵn cách nói đúng “${vietnamese}”, bạn tham khảo nhé:`,
  composed: (vietnamese: string) => `Ghép theo mẫu câu cơ bản, “${vietnamese}” là:`,
  inJapanese: (vietnamese: string) => `“${vietnamese}” trong tiếng Nhật:`,
  wordChoice: (word: string, hanViet: string, meaning: string, level: string) =>
    `**${word}**${hanViet === '' ? '' : ` (${hanViet})`}: ${meaning} · ${level}`,

  formOf: (typed: string, base: string, chain: string) => `${typed} là dạng của **${base}**: ${chain}.`,
  ambiguousPassive:
    'Với động từ nhóm 2 và 来る, dạng bị động và khả năng viết giống nhau; phải xem câu mới biết.',
  meaningOf: (word: string, meaning: string) => `${word} nghĩa là: ${meaning}`,
  dictionaryFormOf: (typed: string, word: string) => `Thể từ điển của ${typed} là **${word}**.`,
  guessed: 'Từ điển của mình chưa có từ này, nên mình chia theo đuôi của nó:',
  alsoInflected: (words: string) => `Cùng cách đọc còn có ${words}. Gõ bằng chữ Hán nếu bạn hỏi từ đó nhé.`,
  group: (word: string, wordClass: string) => `${word} là ${wordClass}.`,
  ofClass: (word: string, wordClass: string) => `${word} (${wordClass})`,
  dictionaryForm: (word: string) => `${word} đang ở thể từ điển, chưa chia.`,
  conjugationTitle: (word: string, wordClass: string) => `**${word}** · ${wordClass}`,
  conjugationGroup: (name: string) => `**${name}**`,
  conjugationLine: (name: string, form: string) => `${name}: ${form}`,
  oneForm: (word: string, name: string, form: string) => `${word} → **${form}** (${name})`,
  formInGroup: (group: string, name: string) => `${group}: ${name.toLowerCase()}`,
  noSuchForm: (word: string) => `${word} không có dạng này. Các dạng của nó:`,
  notInflected: (word: string, wordClass: string) => `${word} là ${wordClass}, không chia.`,
  cannotConjugate: (term: string) =>
    `Từ điển của mình chưa có ${term} nên mình chưa chia được. Bạn kiểm tra lại, rồi gõ thể từ điển (như 食べる, 飲む, 高い) nhé.`,
  noExamples: (term: string) => `Mình chưa có câu ví dụ nào với ${term}.`,
  examplesTitle: (term: string) => `Câu ví dụ với ${term}:`,
  kanaSound: (kana: string, romaji: string) => `${kana} đọc là “${romaji}”.`,
  kanaRow: (title: string) => `Học ${title.toLowerCase()} và nghe cách đọc`,
} as const;

/** Particles that are not read as written. */
export const particleReadings: Readonly<Record<string, string>> = {
  は: 'は đọc là “wa” khi là trợ từ (私[わたし]は), còn trong từ thì đọc là “ha” (花[はな]). Trợ từ giữ cách viết cũ của tiếng Nhật nên chữ và âm không khớp.',
  へ: 'へ đọc là “e” khi là trợ từ chỉ hướng (学校[がっこう]へ), còn trong từ thì đọc là “he” (部屋[へや]).',
  を: 'を đọc là “o”, chỉ dùng làm trợ từ.',
};

/** How the tutor explains grammar. The explanations themselves are in content/grammar and content/contrasts. */
export const tutorGrammarTexts = {
  title: (pattern: string, level: string) => `**${pattern}** · ${level}`,
  meaning: (meaning: string) => `Nghĩa: ${meaning}`,
  formation: 'Cách ghép:',
  examples: 'Ví dụ:',
  example: (japanese: string, vietnamese: string) => `${japanese} — ${vietnamese}`,
  mistakes: 'Lỗi người Việt hay mắc:',
  mistake: (wrong: string, right: string, why: string) => `✗ ${wrong} → ✓ ${right}\n  ${why}`,
  related: (patterns: string) => `Xem thêm: ${patterns}`,
  page: 'Mở trang ngữ pháp này',
  pages: (links: string) => `Mở trang: ${links}`,
  contrastPage: (title: string) => `Mở bài so sánh ${title}`,
  several: (name: string, count: number) => `${name} có ${count} cách dùng thường gặp:`,
  usage: (pattern: string, meaning: string, example: string) => `**${pattern}**: ${meaning}. ${example}`,
  alsoPattern: 'Mẫu ngữ pháp liên quan:',
  askPattern: (pattern: string) => `Hỏi mình “cách dùng ${pattern}” để xem kỹ.`,
  usefulPatterns: 'Mẫu ngữ pháp có thể dùng:',
  byMeaning: 'Mẫu ngữ pháp có nghĩa gần với ý bạn hỏi:',
  askMore: 'Bạn muốn xem kỹ cách dùng nào thì hỏi mình tên mẫu đó nhé.',
  unknown: (term: string) =>
    `Mình chưa có bài viết về mẫu ${term}. Hiện mình có ngữ pháp N5 đến N3; bạn hỏi “ngữ pháp N5” để xem danh sách nhé.`,
  near: (patterns: string) => `Có thể bạn muốn hỏi: ${patterns}.`,
  listTitle: (level: string, count: number) => `Ngữ pháp ${level} mình có thể giải thích (${count} mẫu):`,
  listLine: (pattern: string, meaning: string) => `${pattern}: ${meaning}`,
  listRest: (count: number) => `… và ${count} mẫu nữa`,
  levels: 'Hiện mình có ngữ pháp N5, N4 và N3, chưa có N2 trở lên.',
  levelHint: 'Hỏi “ngữ pháp N5”, “ngữ pháp N4” hoặc “ngữ pháp N3” để xem đủ danh sách.',
  listHint: 'Hỏi mình tên mẫu bất kỳ, ví dụ “cách dùng てください”.',
  difference: (title: string) => `**${title}**`,
  side: (title: string) => `**${title}**`,
  note: (japanese: string, vietnamese: string, note: string) => `${japanese} — ${vietnamese} (${note})`,
  noContrast: 'Mình chưa có bài so sánh riêng, nhưng đặt cạnh nhau thì thế này:',
  formsOfOne: (word: string, meaning: string) => `Đây là các dạng của cùng một từ **${word}** (${meaning}):`,
  formLine: (form: string, chain: string) => `${form}: ${chain === '' ? 'thể từ điển, thể thường' : chain}`,
  politeness:
    'Thể lịch sự (ます, です) dùng với người lạ, thầy cô, đồng nghiệp; thể thường dùng với bạn bè, người nhà và ở giữa câu.',
  unknownSide: (term: string) => `Mình chưa có dữ liệu về ${term}.`,
  cannotCompare: (terms: string) =>
    `Mình chưa đủ dữ liệu để so sánh ${terms}. Bạn hỏi nghĩa của từng từ, mình sẽ trả lời từng từ nhé.`,
} as const;

/** The questions of the tutor, and its feedback on the answers. */
export const tutorQuizTexts = {
  sentence: (vietnamese: string) => `Bạn dịch câu này sang tiếng Nhật nhé: “${vietnamese}”`,
  hint: (hint: string) => `Gợi ý: ${hint}`,
  howToAnswer:
    'Gõ câu trả lời bằng tiếng Nhật hoặc romaji. Chưa biết thì gõ “đáp án”, muốn câu khác thì gõ “câu khác”.',
  word: (meaning: string) => `Từ nào trong tiếng Nhật nghĩa là “${meaning}”?`,
  wordHint: (hanViet: string) => `Gợi ý Hán Việt: ${hanViet}`,
  right: 'Đúng rồi!',
  rightAnswer: (japanese: string) => `Câu mẫu: ${japanese}`,
  almost: (japanese: string) => `Gần đúng. Câu mẫu: ${japanese}`,
  wrong: 'Chưa đúng.',
  tryAgain: 'Bạn thử lại nhé, hoặc gõ “đáp án” để xem câu mẫu.',
  stillOpen: 'Câu đố lúc nãy vẫn chờ bạn: trả lời tiếp, hoặc gõ “đáp án”.',
  solution: (japanese: string, vietnamese: string) => `Đáp án: ${japanese} — “${vietnamese}”`,
  next: 'Gõ “câu khác” để làm tiếp.',
  nextWord: 'Gõ “đố mình một từ” để làm tiếp.',
  practise: 'Mở bài luyện có câu này',
  gone: 'Câu này không còn trong bài học nữa. Gõ “đố mình một câu” để mình hỏi câu khác nhé.',
  nothingToAsk: 'Chưa có bài học nào để đố. Bạn quay lại sau nhé.',
  nothingAsked: 'Mình chưa hỏi câu nào cả. Gõ “đố mình một câu” để bắt đầu nhé.',

  mistakesTitle: 'Những câu bạn làm sai gần đây:',
  mistake: (vietnamese: string, japanese: string) => `“${vietnamese}” → ${japanese}`,
  mistakesHint: 'Gõ “đố mình một câu” để mình hỏi lại những câu này.',
  noMistakes: 'Gần đây bạn chưa làm sai câu nào. Cứ luyện đều như vậy nhé!',
  mistakesLogin: `Bạn cần [đăng nhập](${paths.login}) thì mình mới nhớ được những câu bạn làm sai.`,
} as const;
