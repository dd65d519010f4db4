import type { AssistantKind } from '../chat/message.ts';

/** The spoken conversation (PRODUCT.md, Assistant). Voice and microphone: `speech`; refusals: `talk-refusals`. */
export const talkTexts = {
  title: 'Trò chuyện bằng giọng nói',
  lead: 'Chọn một tình huống rồi nói chuyện bằng tiếng Nhật. Không tiện nói thì gõ cũng được.',
  toChat: 'Chat với AI',
  scenes: 'Các tình huống',
  otherScene: 'Chọn tình huống khác',
  unknownScene: 'Không tìm thấy tình huống này.',

  conversation: 'Cuộc trò chuyện',
  partner: 'Người trò chuyện',
  you: 'Bạn',
  play: 'Nghe câu này',
  stop: 'Dừng',
  furigana: 'Furigana',
  showVietnamese: 'Hiện tiếng Việt',
  hideVietnamese: 'Ẩn tiếng Việt',
  answering: 'Người trò chuyện đang trả lời…',
  note: 'Góp ý',
  sources: {
    tutor: 'Lời thoại do Kakehashi soạn sẵn.',
    model: 'Lời đáp do AI viết nên có thể nhầm.',
  } satisfies Record<AssistantKind, string>,

  speak: 'Nói tiếng Nhật',
  tapToSpeak: 'Chạm để nói',
  listening: 'Đang nghe… Chạm để dừng',
  cannotListen: 'Trình duyệt này chưa nhận diện được giọng nói, bạn gõ câu trả lời nhé.',
  answer: 'Câu của bạn',
  answerPlaceholder: 'Nói hoặc gõ tiếng Nhật, romaji cũng được',
  typedPlaceholder: 'Gõ tiếng Nhật, romaji cũng được',
  send: 'Gửi',
  sayAgain: 'Nói lại',
  suggestions: 'Bạn có thể nói',
  failed: 'Chưa gửi được câu này. Bạn thử lại nhé.',
  edit: 'Sửa câu này',

  ended: 'Bạn đã nói hết tình huống này',
  saidCount: (count: number) => `Bạn đã nói ${count} câu:`,
  restart: 'Nói lại từ đầu',
} as const;
