import { phrase, whole } from '../pattern.ts';
import type { AboutAssistant, Feeling } from '../question.ts';
import type { Rule } from './rule.ts';

const ME = '(mình|em|tôi|tớ|tui|t|con|cháu)';
const YOU = '(bạn|ad|admin|bot|em|anh|chị|thầy|cô|mày|sensei|cậu|trợ lý|gia sư|kakehashi|you)';
const VERY = '(quá|lắm|ghê|thật|thế|vậy|luôn|rồi|mất|nữa|vl|hết|đi|kinh|ơi|huhu|hoài|mãi)';
const NOW = '(hôm nay|dạo này|bây giờ|giờ|lúc này|nay|tối nay|sáng nay|hôm qua|mấy hôm nay|gần đây|tuần này)';

/** What learners say of themselves, the most serious first. */
const FELT: readonly (readonly [Feeling, string])[] = [
  ['in-danger', 'muốn chết|muốn tự tử|định tự tử|tự sát|không (muốn|thiết) sống|chán sống'],
  ['failed', 'trượt|rớt|không đậu|không đỗ|thi hỏng|điểm (kém|thấp|liệt)'],
  ['passed', '(!đậu|!đỗ|vượt qua|thi qua)( (kỳ thi|jlpt|phỏng vấn|n5|n4|n3|n2|n1|rồi))+'],
  [
    'discouraged',
    'học (ngu|dốt|kém|chậm|tệ)|động lực|hứng thú|hết hứng|nản|nản lòng|chán nản|nản chí|bế tắc|tuyệt vọng|thất vọng|bỏ cuộc|muốn bỏ|!chán|!lười|!dốt|kém cỏi|vô dụng|học không vào|không (nhớ|hiểu) (nổi|gì|được)|không tiến bộ',
  ],
  ['worried', 'lo lắng|!lo|!sợ|hồi hộp|căng thẳng|áp lực|stress|hoang mang|run quá'],
  ['tired', 'mệt|mệt mỏi|kiệt sức|!oải|quá tải'],
  ['sad', 'buồn|cô đơn|muốn khóc|khóc|đau khổ|tủi thân|nhớ nhà|thất tình|tồi tệ|cô độc'],
  ['happy', '!vui|hạnh phúc|phấn khích|sung sướng|hào hứng'],
];

/** A speaker, a time or "quá" shows that somebody speaks of themselves. */
const felt = (feeling: string): RegExp =>
  phrase(`(${ME} …(${feeling})|${NOW} …(${feeling})|(${feeling}) ${VERY})`);

/** A text about others, a question, or one that asks for Japanese. */
const NOT_FELT = phrase(
  `((mẹ|bố|ba|má|anh|chị|ông|bà|bạn|vợ|chồng|của|cô|thầy) ${ME}|không (buồn|vui|mệt|sợ|lo|chán)|tiếng nhật (là|nói|gì)|dịch|nói (sao|thế nào)|là gì|nghĩa|trong tiếng|bằng tiếng|@|&|#|từ|câu|chữ|ngữ pháp|cách|phải không|đúng không|khi nào|bao lâu)`,
);

/** "học mãi không vào": whoever studies is the speaker. */
const STUDIES_IN_VAIN = phrase(
  'học …(mãi|hoài|nhiều|lâu|bao nhiêu) …(không|chẳng|chả|chưa) (nhớ|vào|hiểu|tiến bộ|giỏi|lên|thuộc)',
);

export const FEELINGS: readonly Rule[] = [
  ...FELT.map(([feeling, said]): Rule => ({
    cue: felt(said),
    unless: NOT_FELT,
    read: () => ({ kind: 'feeling', feeling }),
  })),
  {
    cue: STUDIES_IN_VAIN,
    unless: NOT_FELT,
    read: () => ({ kind: 'feeling', feeling: 'discouraged' }),
  },
];

const about = (question: AboutAssistant, source: string): Rule => ({
  cue: whole(source),
  read: () => ({ kind: 'about-assistant', about: question }),
});

const OTHER_MODEL =
  '(chatgpt|chat gpt|gpt|gemini|claude|copilot|siri|google|google dịch|google translate|duolingo|ai khác|các ai khác|giáo viên|thầy cô|người thật)';
const ENDS = '( (ạ|nhé|vậy|nha|hả|đi|thế|nhỉ|à|không|chưa|hay sao))*';

/** Questions about the assistant: whole messages, because "bạn" is in many sentences to translate. */
export const ABOUT_ASSISTANT: readonly Rule[] = [
  about(
    'compared',
    `(${YOU} (và|với|hay|so với|vs) ${OTHER_MODEL}|${OTHER_MODEL} (và|với|hay|so với|vs) ${YOU})( (thì|ai|cái nào|bên nào|có))*( (giỏi|thông minh|tốt|hay|xịn|hơn|khác|khác nhau|khác gì|gì|nhau|thế nào|chỗ nào|ở chỗ nào|mạnh))*${ENDS}`,
  ),
  about(
    'compared',
    `${YOU} (có )?(giỏi|thông minh|tốt|hay|xịn|mạnh|bằng|khác|khác gì|khác với|hơn|giống)( (hơn|bằng|gì|với|như|so với|được))* ${OTHER_MODEL}( (không|ở chỗ nào|chỗ nào|thế nào))*${ENDS}`,
  ),
  about(
    'compared',
    `(sao|tại sao|vì sao)( ${ME})?( (phải|nên|lại|cần))* (dùng|hỏi|học) ${YOU}( (mà|chứ) không( dùng| hỏi)? ${OTHER_MODEL})?${ENDS}`,
  ),
  about(
    'feelings',
    `${YOU} (có )?(biết |thấy )?(cảm xúc|vui|buồn|mệt|yêu|ghét|giận|đau|cô đơn|chán|suy nghĩ|ý thức|linh hồn|tình cảm|thích|thương|nhớ)( (${ME}|ai|gì|nhất|không|là gì|à|chưa|tiếng nhật|học))*${ENDS}`,
  ),
  about('feelings', `(yêu|thích|thương|ghét|nhớ) ${YOU}( (quá|lắm|nhiều|ghê|rất nhiều))*${ENDS}`),
  about(
    'feelings',
    `(${ME} )(yêu|thích|thương|ghét|nhớ) (ad|bot|trợ lý|kakehashi|admin)( (quá|lắm|nhiều|ghê|rất nhiều))*${ENDS}`,
  ),
  about(
    'private',
    `${YOU} (có )?(người yêu|bạn trai|bạn gái|vợ|chồng|gia đình|con|chồng chưa|vợ chưa|crush|độc thân|mấy tuổi|bao nhiêu tuổi|sinh năm (nào|bao nhiêu)|sống ở đâu|ở đâu|là nam hay nữ|nam hay nữ|con trai hay con gái|trai hay gái|quê ở đâu|người nước nào|người nhật|là người nhật|làm nghề gì|ăn cơm|ngủ|đang làm gì|thích ăn gì|thích gì|tên thật|facebook|zalo|số điện thoại)( (là gì|không|chưa|à))*${ENDS}`,
  ),
  about(
    'reliable',
    `${YOU} (có )?(hay |bao giờ |khi nào |thường )?(nói )?(sai|nhầm|bịa|nói dối|lừa|đáng tin|chính xác|tin được|trả lời sai|chắc|chắc chắn|đúng)( (không|bao giờ|được không|hả|à|chưa|lắm))*${ENDS}`,
  ),
  about(
    'compared',
    `${YOU} (có )?(thay|thay thế)( (được|cho|thế))* (giáo viên|thầy cô|cô giáo|thầy giáo|người dạy|lớp học|trung tâm)( (được|không))*${ENDS}`,
  ),
  about(
    'memory',
    `${YOU} (có )?(học|nhớ|lưu|ghi nhớ|lưu lại|học được|nhớ được|đọc)( (được|từ|những gì|gì|các|lại))* (tin nhắn|cuộc trò chuyện|${ME}|đoạn chat|câu hỏi|lịch sử|điều)( (của|trước|đã|nói|hỏi|chat|${ME}|${YOU}|với|này))*${ENDS}`,
  ),
  about('reliable', `(có )?(tin|tin tưởng) (được )?${YOU}( (được|không))*${ENDS}`),
  about(
    'languages',
    `${YOU} (có )?(biết|nói|hiểu|nói được|dịch)( (được|những|mấy|bao nhiêu))* (tiếng anh|tiếng việt|tiếng nhật|tiếng hàn|tiếng trung|thứ tiếng( nào)?|ngôn ngữ( nào)?)( (không|gì|được không|giỏi không|à))*${ENDS}`,
  ),
  about(
    'well-being',
    `${YOU} (có )?(khỏe|khoẻ|ổn|khỏe không|thế nào|sao rồi)( (không|chứ|chưa|rồi))*${ENDS}`,
  ),
];
