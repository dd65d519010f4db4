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
    shifted: 'So với từ Hán Việt cùng chữ, nghĩa đã lệch đi.',
    'false-friend': 'Cẩn thận, từ Hán Việt cùng chữ nghĩa khác.',
  },
  /** As a learner would ask for it. */
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
  numberLine: (written: string, reading: string) => `${written} đọc là ${reading}`,
  numberTitle: (typed: string) => `“${typed}” trong tiếng Nhật:`,
} as const;

/** Particles that are said otherwise than they are written. */
export const particleReadings: Readonly<Record<string, string>> = {
  は: 'は đọc là “wa” khi là trợ từ (私[わたし]は), còn trong từ thì đọc là “ha” (花[はな]). Trợ từ giữ cách viết cũ của tiếng Nhật nên chữ và âm không khớp.',
  へ: 'へ đọc là “e” khi là trợ từ chỉ hướng (学校[がっこう]へ), còn trong từ thì đọc là “he” (部屋[へや]).',
  を: 'を đọc là “o”, chỉ dùng làm trợ từ.',
};
