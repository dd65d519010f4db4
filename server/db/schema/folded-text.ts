import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const KATAKANA = lettersBetween('ァ', 'ヶ');
const HIRAGANA = lettersBetween('ぁ', 'ゖ');
/** Depending on its locale, PostgreSQL's lower() may handle only ASCII letters. */
const SMALL = 'đăâêôơưáàảãạắằẳẵặấầẩẫậéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ';
const DROPPED = ' 、。・「」『』【】〜~…‥.,!?;:"“”\'‘’()[]{}-–—\u200B';

// Inlined: an index has no parameters, and a query uses it only with exactly the same constants.
const LETTERS = sql.raw(literal(KATAKANA + SMALL.toUpperCase() + DROPPED));
const LETTERS_BECOME = sql.raw(literal(HIRAGANA + SMALL));

/**
 * Folds different spellings of the same letters into one form, as far as SQL can; apply it to both sides of a
 * comparison. The indexes of the sentences on it are defined only in the first migration, because drizzle-kit cannot
 * generate an expression with commas. A change here needs a migration of these indexes.
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
