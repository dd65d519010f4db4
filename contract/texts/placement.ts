/** What a question of the placement test asks for. */
export const placementQuestionTexts = {
  reading: 'Chữ này đọc thế nào?',
  meaning: 'Câu này nghĩa là gì?',
  particle: 'Trợ từ nào hợp với chỗ trống?',
  form: 'Dạng nào hợp với chỗ trống?',
} as const;

/** The placement test (/placement). */
export const placementTexts = {
  title: 'Bạn nên bắt đầu từ đâu?',
  description:
    'Bài xếp chặng: nhiều nhất 12 câu hỏi, không cần tài khoản. Cuối bài bạn biết nên bắt đầu từ chặng nào của lộ trình.',
  lead: (max: number) =>
    `Nhiều nhất ${max} câu, mỗi câu vài giây. Câu sau tùy vào câu trước, và bài dừng ngay khi đã rõ.`,
  honest: 'Gặp câu chưa học, cứ bấm “Tôi chưa biết”. Đoán mò chỉ khiến bạn bị xếp vào chặng quá khó.',
  begin: 'Bắt đầu',
  preparing: 'Đang chuẩn bị câu hỏi…',
  fromStart: 'Tôi chưa biết gì, học từ đầu',
  label: 'Bài xếp chặng',
  step: (number: number) => `Câu ${number}`,
  atMost: (max: number) => `nhiều nhất ${max} câu`,
  unknown: 'Tôi chưa biết',
  blank: 'chỗ trống',
  resultTitle: (unit: string) => `Bạn nên bắt đầu từ: ${unit}`,
  knowsAll: 'Bạn đã biết hết những gì lộ trình dạy',
  knowsAllText: 'Phần còn lại của trang dành cho bạn: bài luyện từ N4 trở lên, ngữ pháp và tra cứu.',
  toExercises: 'Đến phần luyện tập',
  whyFirst:
    'Bạn mới ở bước đầu: những câu dễ nhất cũng còn mới. Chẳng sao cả, lộ trình bắt đầu từ đúng chỗ ấy.',
  why: (known: string, unknown: string) =>
    `Bạn trả lời chắc đến hết chặng “${known}”, và bắt đầu vướng ở chặng “${unknown}”.`,
  doubt:
    'Vài câu trả lời trái ngược nhau, nên kết quả này chỉ gần đúng. Thấy quá dễ hay quá khó, bạn cứ làm lại.',
  answersTitle: 'Những câu bạn vừa làm',
  right: 'Đúng',
  wrong: 'Sai',
  notKnown: 'Chưa biết',
  rightIs: (answer: string) => `Đáp án: ${answer}`,
  accept: 'Bắt đầu từ chặng này',
  again: 'Làm lại',
  toPath: 'Xem cả lộ trình',
  noQuestions: 'Lộ trình chưa có câu hỏi nào để xếp chặng.',
};
