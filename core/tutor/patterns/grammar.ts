import { withoutStop } from '../japanese-shape.ts';
import { isParticle, isSurelyRomaji, mayBeRomaji } from '../looks-romaji.ts';
import { japaneseIn, textOf } from '../message.ts';
import { HOW, phrase, whole } from '../pattern.ts';
import { partsWithout, trimmed, wordAsked } from '../terms.ts';
import { ROMAJI_EDGES } from './edges.ts';
import { type Asked, levelIn, type Rule } from './rule.ts';

const DIFFERENT = phrase(
  `((sự |điểm )?khác( nhau| biệt| gì| với| so với)*|phân biệt|so sánh|giống (nhau|và khác)|khi nào …?dùng @ …?khi nào …?dùng|(nên |phải )?dùng @ (hay|hoặc)|dùng @ (mà |chứ )?(không|thay vì)|(nên )?(chọn|dùng) cái nào)`,
);
const BETWEEN = phrase(
  `(và|với|hay|hoặc|or|and|giữa|${HOW}|như|nhau|chỗ nào|ở đâu|điểm nào|hai từ|# từ|trợ từ|từ|thì|so)`,
);
const COMMA = /[、,/・&|]/u;
const COMMA_OR_SPACE = /[、,/・&|\s]/u;

function termsOf(asked: Asked): string[] {
  // Without other words they are separated by spaces: あげる くれる もらう.
  const divider = asked.japanese.length === 1 ? COMMA_OR_SPACE : COMMA;
  const japanese = asked.japanese
    .flatMap((run) => run.split(divider))
    .map((text) => withoutStop(text.trim()));
  if (japanese.filter(Boolean).length > 1) return [...new Set(japanese.filter(Boolean))];
  const parts = partsWithout(asked, DIFFERENT, BETWEEN);
  const texts = parts.flatMap((part) => {
    const inner = trimmed(part, ROMAJI_EDGES);
    const text = textOf(inner, asked.source);
    const isPair = inner.length > 1 && inner.every((piece) => isParticle(piece.text.toLowerCase()));
    return isPair ? inner.map((piece) => piece.text) : text.split(COMMA).map((one) => one.trim());
  });
  const terms = [...japanese, ...texts.filter((text) => mayBeRomaji(text))].filter(Boolean);
  return [...new Set(terms)];
}

const readDifference = (asked: Asked) => {
  const terms = termsOf(asked);
  return terms.length > 1 ? ({ kind: 'difference', terms } as const) : null;
};

const HOW_USED = `((thì )?(được )?(sử )?(dùng|dụng)( (${HOW}|khi nào|lúc nào|làm sao|cái nào|ở đâu|trong trường hợp nào))?|cái nào (đúng|đúng hơn)|(thì )?(chọn|nói) cái nào)`;
const BOTH = '@( (và|với|hay|hoặc|vs|or) (trợ từ |từ |mẫu )?@)+';
const TWO_USED = phrase(`${BOTH} ${HOW_USED}`);
const USED_TWO = phrase(
  `((cách|khi nào|lúc nào|nên|phải|muốn) )*(phân biệt|sử dụng|dùng|cách dùng|hướng dẫn)( (trợ từ|từ|mẫu|cặp))* ${BOTH}`,
);
/** The same in romaji, where only particles are certain: "ni và de dùng sao". */
const PARTICLES_USED = phrase(`_ (và|với|hay|hoặc) (trợ từ )?_ ${HOW_USED}`);

/** てから, までに: longer parts are clauses of a sentence. */
const PARTICLE_MAX = 6;

export const DIFFERENCES: readonly Rule[] = [
  { cue: DIFFERENT, read: readDifference },
  {
    cue: whole('(từ |trợ từ )?@( (và|với|hay|hoặc|vs|or) @)+( (thì )?(đúng|được|đúng hơn|nhỉ))?'),
    read: readDifference,
  },
  // "に và で dùng sao": whoever asks about two at once wants to know which one
  { cue: TWO_USED, read: readDifference },
  { cue: USED_TWO, read: readDifference },
  {
    // に、で in one run
    cue: phrase(`@ ${HOW_USED}`),
    read: (asked) => {
      const [run = ''] = asked.japanese;
      const parts = run.split(COMMA);
      const isList = parts.length > 1 && parts.every((part) => part.length <= PARTICLE_MAX);
      return isList && asked.japanese.length === 1 ? readDifference(asked) : null;
    },
  },
  {
    cue: PARTICLES_USED,
    read: ({ pieces }) => {
      const at = pieces.findIndex(({ code }) => /^(và|va1?|với|vơi2|hay|hoặc|hoăc5)$/u.test(code));
      const sides = [pieces[at - 1], pieces[at + 1]].map((piece) => piece?.text.toLowerCase() ?? '');
      const [first = '', second = ''] = sides;
      return sides.every(isParticle) && first !== second
        ? { kind: 'difference', terms: [first, second] }
        : null;
    },
  },
];

export const GRAMMAR_LISTS: readonly Rule[] = [
  {
    cue: phrase(
      '((danh sách|tổng hợp|liệt kê|list|các|những|toàn bộ|tất cả) (các |những )?(mẫu |điểm )?(ngữ pháp|mẫu câu)|(mẫu )?ngữ pháp (jlpt |trình độ |cấp độ |level |của |sơ cấp )?(n5|n4|n3|n2|n1)|(n5|n4|n3|n2|n1) …?ngữ pháp)',
    ),
    unless: phrase(
      '(học|thế nào|nên|bao lâu|cách|đố|kiểm tra|khó|giáo trình|(cuốn|quyển|đọc|mua) sách|sách (gì|nào|học)|tài liệu)',
    ),
    read: ({ line, japanese }) =>
      japanese.length > 0 ? null : { kind: 'grammar-list', level: levelIn(line) },
  },
  { cue: whole('(danh sách |list |xem )?ngữ pháp'), read: () => ({ kind: 'grammar-list', level: null }) },
];

const USED = phrase(
  `((giải thích )?(mẫu |điểm )?ngữ pháp|có (mấy|bao nhiêu|nhiều|những) (cách (sử )?(dùng|dụng)|nghĩa|công dụng)( nào)?|(cách|sử) (sử )?(dùng|dụng)|cách sử dụng|dùng( được)? (khi nào|lúc nào|trong trường hợp nào|để làm gì|làm gì|để|với|sau|trước|ở đâu|${HOW})|khi nào (thì )?(nên |mới |được |phải |mình )?(sử )?(dùng|dụng)|lúc nào (thì )?dùng|có (thể )?dùng|dùng|sử dụng|mẫu câu|mẫu|cấu trúc|trợ từ|công dụng|chức năng|vai trò|có tác dụng gì|tác dụng)`,
);

export const GRAMMAR: readonly Rule[] = [
  {
    cue: phrase('trợ từ'),
    read: ({ pieces, japanese }) => {
      const at = pieces.findIndex(({ text }, index) => index > 1 && isParticle(text.toLowerCase()));
      const particle = pieces[at]?.text;
      // "tro tu mo": "mo" is a particle here, although it could be Vietnamese.
      const isNamed = japanese.length === 0 && at === PARTICLE_AT && particle !== undefined;
      return isNamed ? { kind: 'grammar', term: particle } : null;
    },
  },
  {
    cue: USED,
    read: (asked, cue) => {
      if (asked.japanese.length === 0) {
        const form = asked.pieces.find(({ kind, text }) => kind === 'word' && /\p{sc=Hiragana}/u.test(text));
        if (form) return asked.line.search(NO_USE) === -1 ? { kind: 'grammar', term: form.text } : null;
      }
      const term = wordAsked(asked, cue);
      const isTerm = term !== null && (asked.japanese.length > 0 || isSurelyRomaji(term) || isParticle(term));
      return isTerm ? { kind: 'grammar', term } : null;
    },
  },
  {
    cue: DIFFERENT,
    read: ({ pieces }) => {
      const [only] = japaneseIn(pieces);
      return only === undefined ? null : { kind: 'grammar', term: withoutStop(only) };
    },
  },
];
/** After "trợ từ". */
const PARTICLE_AT = 2;
/** How forms are built and the word classes: the written answers cover these. */
const NO_USE = phrase('(chia|đuôi (na|i))');
