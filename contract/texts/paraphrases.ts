import type { RuleName } from '#core/grading/paraphrase/rule-names.ts';

/** What each family of paraphrases knows: its name for authors, and what a learner should know about the difference. */
interface ParaphraseText {
  readonly name: string;
  readonly difference: string;
}

export const paraphraseTexts: Readonly<Record<RuleName, ParaphraseText>> = {
  explanation: {
    name: 'んです・のです',
    difference: 'んです thêm sắc thái giải thích hoặc hỏi lý do; nghĩa chính không đổi.',
  },
  'soft-question': {
    name: 'ですか・でしょうか',
    difference: 'でしょうか hỏi nhẹ nhàng, lịch sự hơn ですか.',
  },
  wish: {
    name: 'たいです・たいと思います',
    difference: 'たいと思います nói mong muốn một cách nhẹ nhàng hơn たいです.',
  },
  obligation: {
    name: 'なければなりません・なくてはいけません・なきゃ',
    difference:
      'Các cách nói “phải làm” này thay nhau được; なきゃ, なくちゃ, ないと chỉ dùng khi nói chuyện.',
  },
  condition: {
    name: 'と・ば・たら・なら',
    difference: 'Ở câu này các mẫu điều kiện thay nhau được, nhưng không phải câu nào cũng vậy.',
  },
  reason: {
    name: 'て・ので・から・ため',
    difference: 'Đều nêu nguyên nhân: から chủ quan hơn, ので nhẹ nhàng hơn, ため trang trọng hơn.',
  },
  contrast: {
    name: 'が・けど・のに',
    difference: 'が và けど chỉ nêu điều trái ngược; のに thêm sự bất ngờ hay tiếc nuối.',
  },
  link: {
    name: 'て, gốc ます và し',
    difference: 'Nối câu bằng gốc ます nghe trang trọng hơn thể て; し nhấn rằng có nhiều điểm như vậy.',
  },
  sequence: {
    name: 'てから・た後で・て',
    difference: 'てから nhấn vào thứ tự trước sau hơn て; た後で nói về mốc thời gian.',
  },
  benefit: {
    name: 'てくれる・てもらう',
    difference: 'てくれる lấy người giúp làm chủ ngữ, てもらう lấy người được giúp làm chủ ngữ.',
  },
  request: {
    name: 'てください・てもいいですか・てはいけません',
    difference: 'Đều là lời nhờ, lời xin phép hoặc lời cấm như nhau, chỉ khác mức độ lịch sự.',
  },
  seeming: {
    name: 'よう・みたい・らしい・そう',
    difference: 'みたい là văn nói của よう; らしい dựa vào điều nghe được.',
  },
  ability: {
    name: 'thể khả năng・ことができる',
    difference: 'ことができる trang trọng hơn thể khả năng, nghĩa như nhau.',
  },
  speech: {
    name: 'てる・ちゃう・って (văn nói)',
    difference: 'Đây là dạng rút gọn khi nói chuyện; viết thì nên dùng dạng đầy đủ.',
  },
  'dropped-particle': {
    name: 'lược は・を khi nói thân mật',
    difference: 'Khi nói thân mật có thể lược は hoặc を; câu lịch sự thì nên giữ.',
  },
  particle: {
    name: 'が・の, に・から, と・に',
    difference: 'Với từ này, hai trợ từ đều dùng được.',
  },
  topic: {
    name: 'は sau thời gian, nơi chốn',
    difference: 'Có は thì phần ấy được nêu làm chủ đề hoặc đối chiếu; không có は thì chỉ kể bình thường.',
  },
  number: {
    name: 'số và từ đếm',
    difference: 'Con số và cách đếm này cũng nói được.',
  },
  honorific: {
    name: 'kính ngữ',
    difference: 'Khác mức kính ngữ: hãy để ý ai là người thực hiện hành động.',
  },
  nominal: {
    name: 'の・こと',
    difference: 'Ở câu này dùng の, dùng こと hay không dùng thì nghĩa vẫn như nhau.',
  },
  adverb: {
    name: 'phó từ và từ chỉ thời gian',
    difference: 'Phó từ này cùng nghĩa với từ trong câu mẫu.',
  },
  aspect: {
    name: 'てしまう',
    difference: 'てしまう thêm ý tiếc hoặc làm xong hẳn; không có nó câu chỉ kể sự việc.',
  },
  habit: {
    name: 'ている・る・ところ',
    difference: 'Nói về thói quen, tình trạng hay thời điểm của việc này thì hai cách ở câu này đều được.',
  },
  beforehand: {
    name: 'ておく',
    difference: 'ておく nói rõ là làm sẵn từ trước; không có nó câu chỉ kể việc làm.',
  },
  intention: {
    name: 'つもり・ようと思う・予定',
    difference: 'Đều nói dự định: つもり chắc hơn ようと思う, 予定 là lịch đã định.',
  },
  place: {
    name: 'どこですか・どこにありますか・の中',
    difference: 'Để nói về vị trí, ở câu này hai cách nói như nhau.',
  },
  time: {
    name: '時・ころ・後・前',
    difference: 'Hai cách nói thời điểm này như nhau ở đây.',
  },
  possessor: {
    name: '私の・私に・自分の',
    difference: 'Khi đã rõ là ai hay của ai thì tiếng Nhật thường không nói ra.',
  },
  synonym: {
    name: 'từ đồng nghĩa',
    difference: 'Từ này cùng nghĩa với từ trong câu mẫu.',
  },
  'set-phrase': {
    name: 'cách nói tương đương',
    difference: 'Cách nói này tương đương với câu mẫu.',
  },
};

export const paraphraseNotes = {
  otherwise: (pattern: string, difference: string) => `Đúng. Câu mẫu dùng ${pattern}. ${difference}`,
  focus: (pattern: string) => `Đúng, nhưng bài này luyện ${pattern}. Bạn có thể thử lại với mẫu đó.`,
} as const;
