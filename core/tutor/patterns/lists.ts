import { isKnownCounter } from '../../japanese/counters.ts';
import { withoutMarks } from '../../vietnamese/without-marks.ts';
import { codeOf } from '../code.ts';
import { lineOf } from '../message.ts';
import { digitsFor } from '../number-words.ts';
import { occursIn, phrase, whole } from '../pattern.ts';
import type { CountTable } from '../question.ts';
import { textAsked } from '../terms.ts';
import { type Asked, levelIn, type Rule } from './rule.ts';

const ME = '(mình|em|tôi|tớ|tui|t|con|e)';
const SOME = '(#|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|vài|mấy|một số|một vài|các|những|thêm|nhiều)';
const WORDS = '(từ|từ vựng|từ mới|danh từ|tính từ)';
const ABOUT =
  '(về|thuộc|theo|liên quan( đến| tới)?|nói về|chỉ|trong)( (chủ đề|chủ điểm|lĩnh vực))?|chủ đề|chủ điểm';
const LEVEL = '( (jlpt )?(n5|n4|n3|n2|n1))?';

/** "cho tôi 5 từ về thời tiết", "từ vựng chủ đề gia đình". */
const WORDS_ABOUT = phrase(
  `((cho|kể|kể tên|liệt kê|nêu|tìm|dạy|đưa|gợi ý|học|xem|xin|list|muốn học|muốn biết)( ${ME})?( (ra|biết|xem|thêm))? )?(${SOME} )?${WORDS}( tiếng nhật)?${LEVEL}( (${ABOUT}))`,
);
/** "từ vựng nhà bếp": with "từ vựng", the theme follows without "về". */
const VOCABULARY_OF = phrase(`(${SOME} )?từ vựng( tiếng nhật)?${LEVEL}`);
/** "tên các con vật bằng tiếng nhật": only a theme makes this a list. */
const KINDS_OF = phrase('(tên( gọi)?( của)? (các|những)|(các|những) (loại|loài|kiểu)|kể tên( (các|những))?)');
/** "20 từ N5". */
const OF_LEVEL = phrase(
  `((cho|học|xem|xin|list)( ${ME})? )?${SOME} ${WORDS}( tiếng nhật)?( jlpt)? (n5|n4|n3)`,
);
const NOT_A_THEME = phrase(
  '(tiếng nhật|tiếng nhật là gì|nói (thế nào|sao)|là gì|trong tiếng nhật|bằng tiếng nhật|n5|n4|n3|n2|n1|jlpt|cơ bản|thông dụng|hay gặp|thường gặp|gì|nào|đi|giúp|với|nhé|cần|dùng)',
);
/** About how to learn words, or about sentences. */
const NOT_A_LIST = phrase(
  '(đố|hỏi|kiểm tra|test|quiz|câu|bài|ví dụ|học (thế nào|như thế nào|sao)|cách|mẹo|hiệu quả|nên|làm sao|thế nào|như thế nào|bao lâu|bao nhiêu|khó|dễ|sổ tay|nghĩa)',
);

const NOUNS = phrase(
  '(tên( gọi)?( của)? (các|những)|(các|những) (loại|loài)|kể tên|danh từ|đồ dùng|dụng cụ|vật dụng|đồ vật)',
);
const DEFAULT_WORDS = 10;

function readWordsAbout(asked: Asked, ...cues: readonly RegExp[]) {
  if (asked.japanese.length > 0) return null;
  const text = textAsked(asked, ...cues, NOT_A_THEME);
  const level = levelIn(asked.line);
  if (text === null && level === null) return null;
  const onlyNouns = occursIn(NOUNS, asked.line) ? { onlyNouns: true as const } : {};
  return { kind: 'theme-words', text: text ?? '', count: countIn(asked), level, ...onlyNouns } as const;
}

/** The number before "từ", in digits or as a word. */
function countIn({ pieces }: Asked): number {
  const at = pieces.findIndex(({ code }) => code === codeOf('từ') || code === 'tu');
  const typed = digitsFor(withoutMarks(pieces[at - 1]?.text ?? '').toLowerCase());
  return /^\d{1,3}$/.test(typed) ? Number(typed) : DEFAULT_WORDS;
}

export const THEME_WORDS: readonly Rule[] = [
  { cue: WORDS_ABOUT, unless: NOT_A_LIST, read: (asked, cue) => readWordsAbout(asked, cue) },
  { cue: OF_LEVEL, unless: NOT_A_LIST, read: (asked, cue) => readWordsAbout(asked, cue) },
  { cue: VOCABULARY_OF, unless: NOT_A_LIST, read: (asked, cue) => readWordsAbout(asked, cue) },
  { cue: KINDS_OF, unless: NOT_A_LIST, read: (asked, cue) => readWordsAbout(asked, cue) },
];

type Counted = readonly [name: RegExp, counter: string, to: number];

/** What is counted or named in order, with its counter; the more exact names first. */
const COUNTED: readonly Counted[] = (
  [
    ['(con )?(voi|bò|trâu|ngựa)|(con |động )?vật lớn', '頭', 10],
    ['(con )?(chim|gà|thỏ)', '羽', 10],
    ['con vật|động vật|(con )?(mèo|chó|cá|chuột)|thú', '匹', 10],
    ['quyển( sách| vở)?|cuốn( sách)?|sách|vở|tạp chí', '冊', 10],
    ['tờ( giấy)?|tấm|vật mỏng|giấy|vé|áo', '枚', 10],
    ['xe|ô tô|máy móc|máy|xe hơi', '台', 10],
    ['vật dài|bút|chai|cây|ô|dù|que', '本', 10],
    ['cốc|ly|chén|bát|tách', '杯', 10],
    ['đôi( giày| tất)?|giày', '足', 10],
    ['người', '人', 10],
    ['lần', '回', 10],
    ['tầng( nhà| lầu)?|lầu', '階', 10],
    ['tuổi', '歳', 10],
    ['phút', '分', 10],
    ['tiếng đồng hồ', '時間', 12],
    ['giờ', '時', 12],
    ['ngày( trong tháng)?|mùng', '日', 31],
    ['tuần', '週間', 10],
    ['tháng( trong năm)?', '月', 12],
    ['yên|tiền', '円', 10],
    ['đồ vật|đồ|vật|cái|món|quả|vật nói chung', 'つ', 10],
  ] as const
).map(([name, counter, to]) => [phrase(`(${name})`), counter, to]);

/** "đếm người", "số đếm từ 1 đến 20": in order, not one of them. */
const COUNTING = phrase('(đếm|cách đếm|số đếm|bảng đếm|bảng số|từ # (đến|tới) #)');
/** "các tháng trong năm", "12 tháng", "tháng 1 đến tháng 12". */
const ALL_OF = whole(
  `((tên|đọc|cách đọc|cách nói|liệt kê|kể|bảng|học) )*((các|những|tất cả|mấy|12) (tháng|ngày trong tháng|giờ trong ngày)( trong (năm|một năm))?|(từ )?tháng # (đến|tới) (tháng )?#|(từ )?ngày # (đến|tới) (ngày )?#)( (trong|bằng|sang|tiếng nhật|là gì|đọc|nói|thế nào|sao|như thế nào|gọi))*`,
);
const RANGE = /(\d{1,4})\D{1,12}?(\d{1,4})/u;
/** A duration of months is counted with another counter than their names. */
const COUNTED_MONTHS = phrase('đếm( số)? tháng');
const NOT_A_TABLE = phrase('(khác|phân biệt|ngược|xuôi|tiền bạc|trợ số từ là gì)');
/** "số đếm" alone is a topic of its own, which a written answer covers. */
const ONLY_NUMBERS = phrase('từ # (đến|tới) #');

function readTable({ line, pieces, source, japanese }: Asked): ({ kind: 'count-table' } & CountTable) | null {
  const [, from, to] = RANGE.exec(source) ?? [];
  const named = japanese.map((text) => text.replaceAll(/[〜～~]/gu, '')).find(isKnownCounter);
  if (named === undefined && japanese.length > 0) return null;
  const [, counter, last] = COUNTED.find(([name]) => occursIn(name, lineOf(pieces))) ?? [];
  const said = named ?? (counter === '月' && occursIn(COUNTED_MONTHS, line) ? 'か月' : counter);
  if (said === undefined && !occursIn(ONLY_NUMBERS, line)) return null;
  return {
    kind: 'count-table',
    counter: said ?? '',
    from: Number(from ?? 1),
    to: Number(to ?? last ?? DEFAULT_WORDS),
  };
}

/** "1 người, 2 người đếm sao" and a single number are no table. */
const isSingle = ({ pieces, source }: Asked): boolean =>
  pieces.filter(({ kind }) => kind === 'number').length === 1 || /\d\s*\+/u.test(source);

export const COUNT_TABLES: readonly Rule[] = [
  {
    cue: COUNTING,
    unless: NOT_A_TABLE,
    read: (asked) => (isSingle(asked) ? null : readTable(asked)),
  },
  { cue: ALL_OF, read: readTable },
];
