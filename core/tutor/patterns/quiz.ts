import { front, phrase, occursIn, whole } from '../pattern.ts';
import { type Asked, levelIn, type Rule } from './rule.ts';

const ME = '(mình|em|tôi|tớ|tui|t|con|e)';
const WORDS = phrase('(từ|từ vựng|chữ|kanji)');
const SENTENCES = phrase('(câu|dịch)');

const QUESTIONS = phrase('câu (hỏi|đố)');

function ofWhat(line: string): 'word' | 'sentence' | null {
  if (occursIn(WORDS, line)) return 'word';
  return occursIn(SENTENCES, line) ? 'sentence' : null;
}

const readQuiz = ({ line, japanese }: Asked) =>
  japanese.length > 0
    ? null
    : ({
        kind: 'quiz',
        of: ofWhat(line.replaceAll(QUESTIONS, '')),
        level: levelIn(line),
      } as const);

/** "hỏi", "kiểm tra" and the like ask for a quiz only if the message has no Japanese. */
export const QUIZ: readonly Rule[] = [
  // Without marks đố can be độ, đồ or do: so it must begin the message.
  { cue: front(`đố ${ME}`), read: readQuiz },
  { cue: front('!đố (từ|từ vựng|câu|kanji)'), read: readQuiz },
  {
    cue: phrase(
      `(!đố ${ME}|đố vui|quiz|câu đố|trắc nghiệm|(kiểm tra|test|hỏi) ${ME}|ra (một |# |vài )?(đề|câu hỏi|bài tập|bài))`,
    ),
    unless: phrase('(tiếng nhật là gì|tiếng nhật nói|nghĩa là gì|hỏi mình muốn|là gì)'),
    read: readQuiz,
  },
  {
    cue: whole(
      '(đố|kiểm tra|test|luyện tập|luyện|ôn)( (từ|từ vựng|câu|dịch câu|bài|tập|trình độ|kiến thức|ngữ pháp|kanji))*( (jlpt )?(n5|n4|n3|n2|n1))?( (đi|nào|một câu|# câu))*',
    ),
    unless: whole('(kiểm tra|luyện|luyện tập|ôn|ôn tập|test|đố|ôn bài|kiểm tra bài|luyện n5|câu đố)'),
    read: readQuiz,
  },
  {
    cue: phrase(
      `(cho( ${ME})? (bài tập|câu hỏi)|muốn (luyện|làm|ôn) (dịch|tập|bài tập|từ vựng|quiz)|cho( ${ME})? (một |# |vài |mấy )?(câu|bài|từ)( hỏi| tập)?( (n5|n4))?( để)? (dịch|luyện|luyện tập|làm|kiểm tra|tập dịch))`,
    ),
    read: readQuiz,
  },
];

/** In reply to a question of the tutor. */
export const REPLIES: readonly Rule[] = [
  {
    cue: whole(
      `(${ME} |thôi )*(xin )?(chịu|chịu thua|bó tay|đầu hàng|thua|không biết|chưa biết|không nhớ|quên rồi|quên|không rõ|bỏ qua|bỏ cuộc|skip|pass|((hm|hmm|ôi|trời ơi) )?khó (quá|thế|vậy|ghê)|nghĩ không ra|không nghĩ ra)( (rồi|luôn|đi|câu này|mất|thôi))*`,
    ),
    read: () => ({ kind: 'give-up' }),
  },
  {
    cue: whole(
      '(cho (mình |em |tôi )?)?(xem |biết |xin )?(đáp án|câu trả lời|kết quả|lời giải)( (đúng|là gì|là sao|đâu|đi|của câu này|câu này|ad|đúng là gì))*',
    ),
    read: () => ({ kind: 'give-up' }),
  },
  {
    cue: whole(
      `(cho( ${ME})? )?(thêm )?((một |# )?(câu|từ|bài)( hỏi)? (khác|tiếp|tiếp theo|nữa|mới)|thêm (một |# )?(câu|từ|bài)( nữa)?|tiếp|tiếp theo|tiếp tục|nữa|next|đổi câu( khác)?|câu kế tiếp|câu kế|đố tiếp|hỏi tiếp|làm tiếp)( (đi|nào|ad|bạn|với))*`,
    ),
    read: () => ({ kind: 'another' }),
  },
];

export const MISTAKES: readonly Rule[] = [
  {
    cue: phrase(
      `(${ME} (hay |thường |đã |từng |đang |còn |có |gần đây |hay bị |hay làm )*(sai|lỗi|nhầm|mắc lỗi)|(lỗi|lỗi sai|câu sai|bài sai)( (gần đây|của|thường gặp|hay gặp))* ${ME}|(lỗi|lỗi sai) gần đây|điểm yếu của ${ME}|(câu|bài|từ|chỗ) (mà )?(${ME} )(đã |từng |hay )?(làm |trả lời |dịch )?sai|(xem|ôn)( lại)?( các| những)? (lỗi sai|câu sai|lỗi))`,
    ),
    unless: phrase('trả lời của'),
    read: ({ japanese }) => (japanese.length > 0 ? null : { kind: 'mistakes' }),
  },
];
