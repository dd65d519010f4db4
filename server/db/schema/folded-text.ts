import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const KATAKANA = lettersBetween('ァ', 'ヶ');
const HIRAGANA = lettersBetween('ぁ', 'ゖ');
/** PostgreSQL's lower() may know no letters but those of ASCII. */
const SMALL = 'đăâêôơưáàảãạắằẳẵặấầẩẫậéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ';
const DROPPED = ' 、。・「」『』【】〜~…‥.,!?;:"“”\'‘’()[]{}-–—\u200B';

// An index takes no parameters, and a query finds it only by the very same constants.
const LETTERS = sql.raw(literal(KATAKANA + SMALL.toUpperCase() + DROPPED));
const LETTERS_BECOME = sql.raw(literal(HIRAGANA + SMALL));

/**
 * One form for all spellings of the same letters, as far as SQL can tell; both sides of a comparison go through it. The
 * sentences are indexed by it: the indexes stand in migration 0005 alone, because drizzle-kit cannot write an expression
 * with commas. Whoever changes it migrates them.
 */
export const foldedText = (text: SQLWrapper): SQL =>
  sql`translate(lower(normalize(${text}, nfkc)), ${LETTERS}, ${LETTERS_BECOME})`;

function lettersBetween(first: string, last: string): string {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)).join('');
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
