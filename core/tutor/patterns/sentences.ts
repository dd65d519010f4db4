import { isSentence } from '../japanese-shape.ts';
import { isSurelyRomaji } from '../looks-romaji.ts';
import { type Piece, textOf } from '../message.ts';
import { HOW, phrase } from '../pattern.ts';
import { partsWithout, sentenceAsked, textAsked, trimmed, wordAsked } from '../terms.ts';
import { TEXT_BACK, TEXT_FRONT } from './edges.ts';
import type { Asked, Rule } from './rule.ts';

const ME = '(mình|em|tôi|tớ|tui|con|e)';
const CHECKED = phrase(
  `(sửa( lại)?( lỗi)?|kiểm tra|check|chữa( lại)?|soát lỗi|(đã |có |như vậy |thế này |vậy )*(đúng|sai|ổn|chuẩn|tự nhiên|hợp lý|chính xác)( (ngữ pháp|chính tả|rồi|hơn))*( (không|chưa|nhỉ|hả))|sai (ở đâu|chỗ nào|gì|ngữ pháp|sao)|có (đúng|sai|tự nhiên|ổn)|đúng (không|chưa|ngữ pháp)|(nói|viết|dịch|dùng) (vậy|thế|thế này|như vậy|như này|như thế|như thế này) (có )?(đúng|được|ổn|sai)( không| chưa)?|lỗi (sai|gì|nào)|bị sai|correct)`,
);

/** The intended meaning comes after these words; the Japanese sentence is not part of it. */
const MEANT = phrase(
  `((có )?nghĩa là|tức là|ý( của)?( ${ME})?( muốn nói| định nói)? là|${ME} (muốn|định) nói( là)?|muốn nói( là)?|định nói( là)?|để nói)`,
);
const NOT_MEANT = phrase('(gì|sao|thế nào)');

function vietnameseOf(asked: Asked): string | null {
  const quoted = asked.pieces.find(({ kind }) => kind === 'quoted')?.text;
  const aside = [quoted, ...asked.asides].find(
    (text) => text !== undefined && / /.test(text) && !isSurelyRomaji(text),
  );
  if (aside) return aside;
  const parts = partsWithout(asked, MEANT, CHECKED, phrase('@'));
  const part = parts.find((pieces) => isEqualled(pieces, asked.pieces)) ?? partBehind(MEANT, asked, parts);
  const text = part ? textOf(trimmed(part, [...TEXT_FRONT, ...TEXT_BACK]), asked.source) : '';
  return text === '' || NOT_MEANT.test(` ${text} `) ? null : text;
}

/** "tôi thích mèo = 猫が好きです": on either side of the equals sign. */
function isEqualled(part: readonly Piece[], all: readonly Piece[]): boolean {
  const [first] = part;
  const last = part.at(-1);
  const next = last && all[all.indexOf(last) + 1];
  return [first, next].some((piece) => piece?.gap.includes('='));
}

function partBehind(cue: RegExp, { line, pieces }: Asked, parts: readonly Piece[][]): Piece[] | undefined {
  const at = line.search(cue);
  const first = line.slice(0, at).split(' ').length - 1;
  return at === -1
    ? undefined
    : parts.find(([piece]) => piece !== undefined && pieces.indexOf(piece) >= first);
}

export const CORRECTIONS: readonly Rule[] = [
  {
    cue: CHECKED,
    read: (asked) => {
      const text = sentenceAsked(asked, CHECKED);
      return text === null ? null : { kind: 'correction', text, vietnamese: vietnameseOf(asked) };
    },
  },
];

const EXPLAINED = phrase(
  `(phân tích|bóc tách|tách|giải thích|giảng|cấu trúc (của )?câu|từng từ|(không|chưa) hiểu|(có |gồm )?(những |các )?(ngữ pháp|cấu trúc) (gì|nào)|ngữ pháp (của|trong) câu)`,
);

export const BREAKDOWNS: readonly Rule[] = [
  {
    cue: EXPLAINED,
    unless: phrase('(cách dùng|dùng khi nào|khi nào dùng|trợ từ|mẫu câu|dùng để)'),
    read: (asked) => {
      const text = sentenceAsked(asked, EXPLAINED);
      if (text === null) return null;
      if (/[〜～~]/u.test(text)) return { kind: 'grammar', term: text };
      if (isSentence(text) || text.includes(' ')) return { kind: 'breakdown', text };
      return asked.line.search(GRAMMAR_NAMED) === -1
        ? {
            kind: asked.line.search(TAKEN_APART) === -1 ? 'meaning' : 'form',
            term: wordAsked(asked, EXPLAINED) ?? text,
          }
        : null;
    },
  },
];
const GRAMMAR_NAMED = phrase('(ngữ pháp|cấu trúc|mẫu)');
const TAKEN_APART = phrase('(phân tích|bóc tách|tách)');

const EXAMPLE = phrase(
  `((cho |lấy |xin |nêu )?((một |# |vài |mấy |các |những )?(câu )?ví dụ)( (về|với|của|cho|có|dùng|chứa|minh họa|nào))*|đặt (cho mình |cho em )?(một |# |vài |mấy )?câu( ${HOW})?( (với|có|chứa|dùng))*( từ)?|(một |# |vài |mấy )câu (có |chứa |với |dùng |sử dụng )+(từ|chữ)?|câu mẫu( (với|của|có))?|làm câu với|example)`,
);

export const EXAMPLES: readonly Rule[] = [
  {
    cue: EXAMPLE,
    unless: phrase('(tiếng nhật (là|nói|gọi)|cách đặt câu|đặt câu hỏi)'),
    read: (asked, cue) => {
      const term = wordAsked(asked, cue) ?? textAsked(asked, cue);
      return term === null ? null : { kind: 'examples', term };
    },
  },
];

const SUBJECT = phrase(
  `((tìm )?(cho ${ME} )?(các |những |vài |mấy )?(câu|bài)( học)?( nào)? (giống|tương tự|gần giống|gần nghĩa)( (với|như|câu))*|(có )?bài( học)? nào( (có|dạy|nói về|về|học|chứa|dùng))*( từ| ngữ pháp| chữ)?|(tìm )?(cho ${ME} )?(các |những |vài |mấy )?(câu|bài)( học)?( nào)?( nói)? (về|thuộc|có|theo)( chủ đề)?|((câu|bài|từ) )?(về )?chủ đề|tìm( cho)?( ${ME})?( các| những| vài| mấy)? (câu|bài)( (có|chứa|về|với|dùng))*( từ| chữ)?)`,
);

export const SIMILAR: readonly Rule[] = [
  {
    cue: SUBJECT,
    unless: phrase(`(ngữ pháp (gì|nào)|tiếng nhật (là|nói)|đúng|sai)`),
    read: (asked, cue) => {
      const text =
        asked.japanese.length > 0 ? sentenceAsked(asked, cue) : textAsked(asked, cue, phrase('(không|form)'));
      return text === null ? null : { kind: 'similar', text };
    },
  },
];
