import { and, asc, eq, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { lessons, sentences } from '#server/db/schema/index.ts';
import { shownTo } from '#server/db/shown.ts';

interface Sought {
  /** Only what this user sees: what everybody sees, and their own. */
  readonly userId: number;
  readonly jpSentence: string;
  readonly viSentence: string;
  /** Left out: the caller knows these sentences better than their rows. */
  readonly lessonId?: number;
  readonly sentenceId?: number;
}

const KATAKANA = lettersBetween('ァ', 'ヶ');
const HIRAGANA = lettersBetween('ぁ', 'ゖ');
/** PostgreSQL's lower() may know no letters but those of ASCII. */
const SMALL = 'đăâêôơưáàảãạắằẳẵặấầẩẫậéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ';
const DROPPED = ' 、。・「」『』【】〜~…‥.,!?;:"“”\'‘’()[]{}-–—\u00A0\u200B';
const LETTERS = KATAKANA + SMALL.toUpperCase() + DROPPED;
const LETTERS_BECOME = HIRAGANA + SMALL;

/** One form for all spellings of the same letters, as far as SQL can tell; both sides of a comparison go through it. */
const folded = (text: SQLWrapper | string): SQL =>
  sql`translate(lower(normalize(${text}::text, nfkc)), ${LETTERS}::text, ${LETTERS_BECOME}::text)`;

const LOOKED_AT = 10;

export const createDuplicatesRepository = (db: Database) => ({
  /** Sentences of other lessons that say the same in either language, oldest first. */
  elsewhere({ userId, jpSentence, viSentence, lessonId, sentenceId }: Sought) {
    const japanese = same(sentences.jpSentence, jpSentence);
    const vietnamese = same(sentences.viSentence, viSentence);
    return db
      .select({ lesson: lessons.title, japanese, vietnamese })
      .from(sentences)
      .innerJoin(lessons, eq(lessons.id, sentences.lessonId))
      .where(
        and(
          or(japanese, vietnamese),
          shownTo(userId).sentence,
          lessonId === undefined ? undefined : ne(sentences.lessonId, lessonId),
          sentenceId === undefined ? undefined : ne(sentences.id, sentenceId),
        ),
      )
      .orderBy(asc(sentences.id))
      .limit(LOOKED_AT);
  },
});

const same = (column: SQLWrapper, text: string): SQL<boolean> =>
  text === '' ? sql<boolean>`false` : sql<boolean>`(${folded(column)} = ${folded(text)})`;

function lettersBetween(first: string, last: string): string {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)).join('');
}
