import { lineOf, NUMBER_CODE, textOf } from '../message.ts';
import { HOW, phrase, whole } from '../pattern.ts';
import { partsWithout } from '../terms.ts';
import type { Rule } from './rule.ts';

const ASKING = phrase(
  `((cách )?(đọc|nói|đếm|viết|gọi|dịch)( là)?( ${HOW})?( là)?|((trong|bằng|sang|ra|qua|của) )?tiếng nhật( bản)?|trong|bằng|sang|${HOW}|là|thì|nào|giúp|này|số|con số|chữ số|được không|vậy|ạ|có thể)`,
);
/** What is counted, and what belongs to a time or a date. */
const UNIT = whole(
  '(giờ|phút|giây|rưỡi|kém|sáng|chiều|tối|trưa|đêm|khuya|ngày|mùng|mồng|tháng|năm|tuổi|yên|đồng|đô|usd|vnđ|người|cái|chiếc|quyển|cuốn|tờ|lần|tầng|tuần|tiếng|nghìn|ngàn|trăm|triệu|tỷ|vạn|man|phần|độ|kg|km|cm|mét|h|p|và|lúc|đúng|nửa|hôm)',
);
/** Without its marks tối may be tôi: a number does not begin with it. */
const FIRST = whole(`(${NUMBER_CODE}|ngày|mùng|mồng|tháng|năm|tầng|lúc|hôm|lần)`);

export const NUMBERS: readonly Rule[] = [
  {
    cue: phrase(NUMBER_CODE),
    read: (asked) => {
      if (asked.japanese.length > 0) return null;
      const parts = partsWithout(asked, ASKING);
      const [part] = parts;
      const isNumber = part?.every((piece) => piece.kind === 'number' || UNIT.test(lineOf([piece])));
      if (parts.length !== 1 || !part || !isNumber || !FIRST.test(lineOf(part.slice(0, 1)))) return null;
      return { kind: 'number', text: textOf(part, asked.source) };
    },
  },
];
