import { withoutMarks } from '../vietnamese/without-marks.ts';
import { isRomajiSentence, isSentence, withoutStop } from './japanese-shape.ts';
import { isParticle, isSurelyRomaji, isVietnameseShaped } from './looks-romaji.ts';
import { type Piece, textOf } from './message.ts';
import { phrase, whole } from './pattern.ts';
import { isTalk } from './patterns/advice.ts';
import type { Asked } from './patterns/rule.ts';
import { japaneseSmallTalk } from './patterns/small-talk.ts';
import type { Question } from './question.ts';
import { textAsked } from './terms.ts';

/** Words that only name what kind of Japanese follows or precedes them. */
const NAMES_IT = whole(
  '((từ|chữ|câu|cụm từ|động từ|tính từ|danh từ|từ vựng|này|là|thì|sau|của|trong|có|còn|thế còn|vậy|về) )*@( (này|thì|là|vậy|à|hả|không|thì sao|thế nào))*',
);

/** A message that is not phrased as a question is guessed by its shape. */
export const readByShape = (asked: Asked): Question | null =>
  asked.japanese.length > 0 ? japaneseAlone(asked) : latinAlone(asked);

function japaneseAlone({ line, japanese: [text = ''] }: Asked): Question | null {
  if (!NAMES_IT.test(line)) return null;
  const talk = line === ' @ ' ? japaneseSmallTalk(withoutStop(text)) : null;
  if (talk) return talk;
  return isSentence(text) ? { kind: 'breakdown', text } : { kind: 'meaning', term: withoutStop(text) };
}

/** kore wa hon desu: a word that could be Vietnamese needs at least two that could not. */
function isMostlyRomaji(pieces: readonly Piece[]): boolean {
  const sure = pieces.filter(({ text }) => isSurelyRomaji(text)).length;
  const particles = pieces.filter(({ text }) => isParticle(text.toLowerCase())).length;
  return sure + particles === pieces.length || sure > 1;
}

/** A longer text is more likely talk than a text to be translated into Japanese. */
const TEXT_MAX_WORDS = 7;

function latinAlone(asked: Asked): Question | null {
  const { pieces, source, line } = asked;
  const [only] = pieces;
  const text = pieces.length === 1 && only ? only.text : textOf(pieces, source);
  if (isSurelyRomaji(text) && isMostlyRomaji(pieces))
    return isRomajiSentence(text) ? { kind: 'breakdown', text } : { kind: 'meaning', term: text };
  const words = pieces.filter(({ kind }) => kind === 'word' || kind === 'quoted');
  if (words.length === 0 || pieces.length > TEXT_MAX_WORDS || isTalk(line)) return null;
  const vietnamese = words.filter(
    (piece) => piece.kind === 'quoted' || isVietnameseShaped(withoutMarks(piece.text)),
  );
  if (vietnamese.length * 2 <= words.length) return null;
  const said = textAsked(asked, NOTHING);
  return said === null ? null : { kind: 'in-japanese', text: said, guessed: true };
}
const NOTHING = phrase('@');
