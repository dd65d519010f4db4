import { whole } from '../pattern.ts';
import type { Question } from '../question.ts';
import type { Rule } from './rule.ts';

const YOU = '(bạn|ad|admin|bot|em|anh|chị|thầy|cô|mày|sensei|mọi người|cả nhà|cậu|trợ lý|gia sư|you|này|bé)';
const ENDS = '( (ạ|nhé|nhiều|rất nhiều|nhìu|vậy|nha|hả|đi|thế|nè|à|rồi|lắm))*';

const says = (source: string, question: Question): Rule => ({
  cue: whole(`(${source})${ENDS}`),
  read: () => question,
});

export const SMALL_TALK: readonly Rule[] = [
  says(`(xin )?chào( buổi (sáng|trưa|chiều|tối))?( ${YOU})*`, { kind: 'greeting' }),
  says(`(hi|hii|hello|helo|hé lô|alo|hey|yo|ê)( ${YOU})*`, { kind: 'greeting' }),
  says(`(good (morning|evening|afternoon))( ${YOU})*`, { kind: 'greeting' }),
  says(`(xin )?(chào|hi|hello)( ${YOU})* (mình|em|tôi|tớ) (là|tên là|tên) _( _)*`, { kind: 'greeting' }),
  says(`(konnichiwa|konichiwa|ohayou|ohayo|ohayou gozaimasu|konbanwa|hajimemashite)( ${YOU})?`, {
    kind: 'greeting',
  }),
  says(
    `(ok |dạ |vâng |rồi |mình hiểu rồi |hiểu rồi )*(xin |mình |em )?(cảm ơn|thanks|thanks you|thankiu|arigatou|arigato|arigatou gozaimasu|đa tạ)( ${YOU})*( đã (giúp|giải thích|trả lời|chỉ|hỗ trợ)( (mình|em|đỡ))?)?( (nhiều|nhé))*( (bye|tạm biệt))?`,
    { kind: 'thanks' },
  ),
  says(
    `(ok |vâng )?(tạm biệt|bye|bye bye|bai|bai bai|pp|sayonara|sayounara|hẹn gặp lại|hẹn gặp lại sau|gặp lại sau|chúc ngủ ngon|ngủ ngon|oyasumi|oyasuminasai|mata ne|jaa ne)( (nhé|${YOU}))*( (bye|hẹn gặp lại|tạm biệt))?`,
    { kind: 'farewell' },
  ),
  says(`${YOU} (là ai|tên gì|tên là gì|là gì|là cái gì|là người à|bao nhiêu tuổi|do ai (làm|tạo)( ra)?)`, {
    kind: 'identity',
  }),
  says(`${YOU} (giỏi|thông minh|hay|tuyệt|tuyệt vời|dễ thương|tốt bụng|xịn|đỉnh)( (quá|thế|ghê|thật|lắm))*`, {
    kind: 'thanks',
  }),
  says(`(ai|công ty nào|người nào) (đã )?(tạo|làm|viết|lập trình|phát triển|dạy|sinh)( ra)? ${YOU}`, {
    kind: 'identity',
  }),
  says(`${YOU} (được|do) (ai|công ty nào|người nào) (tạo|làm|viết|lập trình|phát triển|dạy|sinh)( ra)?`, {
    kind: 'identity',
  }),
  says(
    `(${YOU} )?(có phải( là)?|là) (người thật|người|con người|robot|máy|ai|bot|chatgpt|chat gpt|gpt|gemini|trí tuệ nhân tạo)( không| à| hay (máy|bot|người|robot|ai))?`,
    { kind: 'identity' },
  ),
  says(
    `${YOU} (có thể )?(làm|giúp|giúp được|làm được|trả lời được|biết|hỗ trợ|dạy)( được)? (những |cái |việc )?gì( cho (mình|em|tôi))?`,
    { kind: 'abilities' },
  ),
  says(`${YOU} (có thể |biết )?(làm|giúp)( được)? (mình|em|tôi) (những |cái )?gì`, { kind: 'abilities' }),
  says(
    '(help|trợ giúp|hướng dẫn|hướng dẫn sử dụng|menu|(mình|em|tôi) (có thể )?hỏi (được )?(những )?gì( ở đây)?|hỏi gì được|hỏi được gì|làm được gì|chức năng)',
    { kind: 'abilities' },
  ),
];

const JAPANESE: readonly (readonly [RegExp, Question])[] = [
  [
    /^(?:こんにち[はわ]|こんばん[はわ]|おはよう(?:ございます)?|はじめまして|初めまして|もしもし|今日は)$/u,
    { kind: 'greeting' },
  ],
  [/^(?:どうも)?(?:ありがとう|有難う|有り難う)(?:ございま(?:す|した))?$|^どうも$/u, { kind: 'thanks' }],
  [
    /^(?:さような?ら|さよなら|じゃあ?ね?|また(?:ね|明日|あした)|では?また|じゃあ?また|バイバイ|おやすみ(?:なさい)?)$/u,
    { kind: 'farewell' },
  ],
  [/^(?:あなたは?(?:誰|だれ)(?:ですか)?|お?名前は(?:何ですか)?)$/u, { kind: 'identity' }],
];

/** Japanese on its own, without a full stop: こんにちは alone is a greeting. */
export const japaneseSmallTalk = (text: string): Question | null =>
  JAPANESE.find(([said]) => said.test(text))?.[1] ?? null;
