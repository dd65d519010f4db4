import type { AssistantKind } from '#contract/chat/message.ts';
import { SITE_NAME } from '../site-name.ts';

/** The spoken conversation (PRODUCT.md, Assistant). Voice and microphone: `speechTexts`. */
export const talkTexts = {
  title: 'Trò chuyện bằng giọng nói',
  lead: 'Chọn một tình huống rồi nói chuyện bằng tiếng Nhật. Không tiện nói thì gõ cũng được.',
  toChat: 'Trợ lý',
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
    tutor: `Lời thoại do ${SITE_NAME} soạn sẵn.`,
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

/** Notes about the learner's last line in a talk. */
export const talkNoteTexts = {
  notJapanese:
    'Mình chưa thấy tiếng Nhật trong câu này. Bạn thử nói bằng tiếng Nhật hoặc chọn một câu gợi ý nhé.',
  better: (right: string) => `Nên nói: ${right}`,
  otherParticle: (said: string, wanted: string, model: string) =>
    `Gần giống câu gợi ý “${model}”, chỉ khác trợ từ: bạn dùng ${said}, câu gợi ý dùng ${wanted}.`,
  missingParticle: (wanted: string, model: string) =>
    `Gần giống câu gợi ý “${model}”, chỉ thiếu trợ từ ${wanted}.`,
  extraParticle: (said: string, model: string) => `Gần giống câu gợi ý “${model}”, chỉ thừa trợ từ ${said}.`,
} as const;

/** Names of the fields of a talk. */
export const talkFieldNames = {
  sceneId: 'Tình huống',
  step: 'Bước',
  message: 'Câu nói',
  turns: 'Những câu đã nói',
  speaker: 'Người nói',
  text: 'Câu đã nói',
} as const;

export const talkRefusals = {
  sceneNotFound: 'Không tìm thấy tình huống này.',
} as const;
