import { hasKanji } from '../../japanese/kana.ts';
import { withoutMarks } from '../../vietnamese/without-marks.ts';
import { isSurelyRomaji, isVietnameseShaped } from '../looks-romaji.ts';
import { HOW, phrase, occursIn, whole } from '../pattern.ts';
import { partsWithout, romajiAsked, textAsked, wordAsked } from '../terms.ts';
import { isTalkText } from './advice.ts';
import type { Asked, Rule } from './rule.ts';

const KANJI_NAME = '(kanji|chữ kanji|chữ hán|hán tự)';

/** One syllable is a Hán Việt reading; several are a word to be looked up. */
function bySound(asked: Asked, ...cues: readonly RegExp[]) {
  const text = textAsked(asked, ...cues, SOUND_EDGES);
  const isOne =
    partsWithout(asked, ...cues, SOUND_EDGES).length === 1 ||
    asked.pieces.some(({ kind }) => kind === 'quoted');
  if (text === null || !isOne || asked.japanese.length > 0) return null;
  if (text.includes(' '))
    return isTalkText(text) || !occursIn(OF_A_WORD, asked.line)
      ? null
      : ({ kind: 'in-japanese', text } as const);
  return !isVietnameseShaped(withoutMarks(text)) ? null : ({ kind: 'by-han-viet', sound: text } as const);
}
const OF_A_WORD = phrase(`${KANJI_NAME} (của|cho|chữ|từ)`);
const SOUND_EDGES = phrase(
  `(${KANJI_NAME}|((những|các|mấy) )?chữ( nào| gì)?|chữ|từ|của|âm|có|nào|những|các|đọc( là)?|viết( là)?( ${HOW})?|là|trong|bằng|ra|sang|tiếng nhật|${HOW})`,
);

const HAN_VIET: readonly Rule[] = [
  {
    cue: phrase('((âm |nghĩa |tiếng |từ )?hán việt|âm hán)'),
    unless: phrase('(tra từ|tra cứu|quy luật)'),
    read: (asked, cue) => {
      if (asked.japanese.length > 0) return { kind: 'han-viet', term: wordAsked(asked, cue) ?? '' };
      const romaji = romajiAsked(asked, cue);
      if (romaji !== null && isSurelyRomaji(romaji)) return { kind: 'han-viet', term: romaji };
      return bySound(asked, cue);
    },
  },
  {
    cue: phrase(
      `(${KANJI_NAME} (nào )?(của |có |đọc |âm |cho )*(chữ|âm|từ|là)|${KANJI_NAME} (nào )?(đọc|có âm|âm)( là)?|${KANJI_NAME} của|chữ (nào )?(đọc|có âm) là|chữ …viết( kanji| bằng kanji| chữ hán)? ${HOW}|chữ …(trong|bằng) kanji|chữ …(kanji|hán)( là gì)?)`,
    ),
    read: (asked) => bySound(asked),
  },
  // "chữ HỌC" means the character.
  { cue: whole('(chữ|kanji chữ|chữ kanji) _'), read: (asked) => bySound(asked) },
  {
    cue: whole('kanji _'),
    read: (asked) => (/^\p{Lu}+$/u.test(asked.pieces.at(-1)?.text ?? '') ? bySound(asked) : null),
  },
];

export const KANJI: readonly Rule[] = [
  ...HAN_VIET,
  {
    cue: phrase(
      `((mấy|bao nhiêu|số) nét|bộ thủ|bộ (gì|nào)|thuộc bộ|thứ tự (các )?nét|thứ tự viết|(cách )?viết (chữ|kanji|hán tự)|cách viết|viết ((kanji|chữ hán) )?(thế nào|như thế nào|sao|ra sao|làm sao|như nào)|nét viết|bút thuận|âm (on|kun)|onyomi|kunyomi|on yomi|kun yomi)`,
    ),
    unless: phrase('(hiragana|katakana|romaji|câu|đúng không|đúng chưa)'),
    read: (asked, cue) => aboutCharacters(asked, cue),
  },
  {
    cue: phrase('(phân tích|giải thích|tách) (chữ|kanji|hán tự|chữ hán|chữ kanji)'),
    read: (asked, cue) => aboutCharacters(asked, cue),
  },
  {
    cue: whole('(chữ |hán tự |chữ hán )?kanji( của)?( từ| chữ)? @( (là gì|viết sao|đi))?'),
    read: (asked, cue) => aboutCharacters(asked, cue),
  },
];

function aboutCharacters(asked: Asked, cue: RegExp) {
  const term = asked.japanese.find(hasKanji) ?? wordAsked(asked, cue);
  return term === null || (asked.japanese.length === 0 && !isSurelyRomaji(term))
    ? null
    : ({ kind: 'kanji', term } as const);
}
