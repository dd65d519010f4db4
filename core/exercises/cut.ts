import type { Token } from '../japanese/tokens/token.ts';

/** Cuts a sentence into phrases: a word with everything that leans on it (図書館で, 読みました). Final marks are left out. */
export function cutIntoPhrases(tokens: readonly Token[]): Token[][] {
  const phrases: Token[][] = [];
  for (const token of withoutFinalMarks(tokens)) {
    const open = phrases.at(-1);
    if (open && leansOn(open, token)) open.push(token);
    else phrases.push([token]);
  }
  return phrases;
}

/** The same with the particles as parts of their own, for short sentences. */
export const cutIntoWords = (tokens: readonly Token[]): Token[][] =>
  cutIntoPhrases(tokens).flatMap((phrase) => {
    const at = phrase.findIndex((token, index) => index > 0 && OWN_PART.test(token.pos));
    return at === -1 ? [phrase] : [phrase.slice(0, at), phrase.slice(at)];
  });

const OWN_PART = /^助詞\/(?:格助詞|係助詞|並立助詞|連体化|終助詞|副助詞)/u;
const LEANING =
  /^(?:助詞|助動詞|動詞\/(?:接尾|非自立)|形容詞\/(?:接尾|非自立)|名詞\/(?:接尾|非自立|特殊)|記号\/(?!括弧開|アルファベット))/u;
const OPENING = /^(?:接頭詞|記号\/括弧開)/u;
/** Nouns that stand on their own beside another: 毎朝六時, 私本人. */
const APART = /^名詞\/(?:副詞可能|代名詞|形容動詞語幹)/u;

function leansOn(open: readonly Token[], token: Token): boolean {
  const last = open.at(-1);
  if (!last) return false;
  if (LEANING.test(token.pos) || OPENING.test(last.pos)) return true;
  // 好きではありません, 朝ご飯.
  if (
    /^(?:ある|ない)$/u.test(token.base) &&
    /(?:では|じゃ)$/u.test(open.map(({ surface }) => surface).join(''))
  )
    return true;
  if (/^[朝昼晩夕]$/u.test(last.surface) && /^[ご御]/u.test(token.surface)) return true;
  if (last.pos.startsWith('名詞/サ変接続') && /^(?:する|できる|致す|いたす)$/u.test(token.base)) return true;
  if (!last.pos.startsWith('名詞') || !token.pos.startsWith('名詞')) return false;
  const isNumber = (one: Token): boolean => one.pos.startsWith('名詞/数');
  if (isNumber(token)) return isNumber(last);
  return !APART.test(last.pos) && !APART.test(token.pos);
}

function withoutFinalMarks(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(({ surface }) => !/^[。．.！!？?…\s]+$/u.test(surface));
  return tokens.slice(0, end + 1);
}
