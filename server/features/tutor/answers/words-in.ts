import { ITEM_LEVELS } from '#contract/levels.ts';
import { sensesOf } from '#core/search/entry.ts';
import { type Syllable, syllablesOf } from '#core/vietnamese/syllables.ts';
import type { FoundRow } from '#server/features/dictionary/search.service.ts';
import type { TutorKnowledge } from '../knowledge.ts';

type Knowledge = Pick<TutorKnowledge, 'search'>;
type Row = FoundRow['row'];

/** Typed meanings of the dictionary are never longer. */
const PHRASE_SYLLABLES_MAX = 5;
const RESULTS_MAX = 12;
/** The words of a longer text would be too long a list. */
const SYLLABLES_READ = 30;

/** Vietnamese function words. Japanese expresses them by grammar, or not at all. */
const FUNCTION_WORDS = new Set(
  syllablesOf(
    'là thì mà sẽ đã đang được bị của và với cho ở tại này kia đó ấy quá lắm nhé ạ à ơi vậy không có một cái chiếc ' +
      'con những các để nên vì nếu muốn phải cần rồi chưa cũng vẫn còn lại ra vào lên xuống đi về bạn anh chị em mình ' +
      'tớ cậu mày ông bà họ nó chúng ta gì nào sao thế hay hoặc như bằng từ đến trong ngoài trên dưới',
  ).map(({ marked }) => marked),
);
/** These mean the verb when other words follow. */
const VERBS = new Set(syllablesOf('đi về vào ra lên xuống cần').map(({ marked }) => marked));

/** Words with exactly this text as one of their meanings; easier ones first. */
async function wordsMeaning({ search }: Knowledge, text: string, isMarked = hasMarks(text)): Promise<Row[]> {
  const typed = syllablesOf(text);
  const found = await search.find(text, RESULTS_MAX);
  return found
    .map(({ row }) => ({ row, rank: rankOf(row, typed, isMarked) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => levelOf(a.row) - levelOf(b.row) || a.rank - b.rank)
    .map(({ row }) => row);
}

/** "quả chuối", "đi làm thêm": classifiers that may be left out. */
const KIND_WORDS = new Set(
  syllablesOf('con cái chiếc quả củ cây món nghề bị đi các những').flatMap(({ marked, plain }) => [
    marked,
    plain,
  ]),
);

/** Words that mean exactly this text, else the text without its classifier. */
export async function wordsNaming(knowledge: Knowledge, text: string): Promise<Row[]> {
  const exact = await wordsMeaning(knowledge, text);
  const [kind, ...rest] = text.trim().split(/\s+/u);
  const isKind = KIND_WORDS.has(syllablesOf(kind ?? '')[0]?.marked ?? '');
  return exact.length > 0 || !isKind || rest.length === 0
    ? exact
    : wordsMeaning(knowledge, rest.join(' '), hasMarks(text));
}

const hasMarks = (text: string): boolean => syllablesOf(text).some(({ marked, plain }) => marked !== plain);

const levelOf = ({ type }: Row): number => ITEM_LEVELS.indexOf(type);

/** 0 for the first meaning, 1 for a later one, -1 for none. */
function rankOf({ mean }: Row, typed: readonly Syllable[], isMarked: boolean): number {
  const at = sensesOf(mean).findIndex((sense) => isSameText(typed, syllablesOf(sense), isMarked));
  return at <= 0 ? at : 1;
}

/** A text without any marks matches all marks; in a text with marks, a word without marks is taken literally. */
const isSameText = (typed: readonly Syllable[], written: readonly Syllable[], isMarked: boolean): boolean =>
  written.length === typed.length &&
  typed.every((syllable, at) =>
    isMarked ? syllable.marked === written[at]?.marked : syllable.plain === written[at]?.plain,
  );

export interface WordsInText {
  readonly words: readonly Row[];
  /** What is neither one of them nor grammar, as it was typed. */
  readonly unknown: readonly string[];
}

/** The words of a sentence, the longest meanings first: "bệnh viện" before "bệnh". */
export async function wordsIn(knowledge: Knowledge, text: string): Promise<WordsInText> {
  const isMarked = hasMarks(text);
  const syllables = text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, SYLLABLES_READ);
  const found = new Map<number, Row>();
  const unknown: string[] = [];
  for (let at = 0; at < syllables.length;) {
    const { row, length } = await longestAt(knowledge, syllables, at, isMarked);
    const syllable = syllables[at] ?? '';
    if (row) found.set(row.id, row);
    else if (!isFunctionWord(syllable, isMarked, syllables)) unknown.push(syllable);
    at += length;
  }
  return { words: [...found.values()], unknown };
}

async function longestAt(
  knowledge: Knowledge,
  syllables: readonly string[],
  at: number,
  isMarked: boolean,
): Promise<{ readonly row: Row | null; readonly length: number }> {
  for (let length = Math.min(PHRASE_SYLLABLES_MAX, syllables.length - at); length > 0; length--) {
    const phrase = syllables.slice(at, at + length).join(' ');
    if (length === 1 && isFunctionWord(phrase, isMarked, syllables)) break;
    const [row] = await wordsMeaning(knowledge, phrase, isMarked);
    if (row) return { row, length };
  }
  return { row: null, length: 1 };
}

/** "đi" is a verb in "tôi đi Nhật", but not in "ăn đi": it is looked up unless it is the last word. */
function isFunctionWord(word: string, isMarked: boolean, syllables: readonly string[]): boolean {
  const [syllable] = syllablesOf(word);
  // A number is no word: 5 is not the 五 of 七五三.
  if (!syllable || /^\d+$/.test(word)) return true;
  if (VERBS.has(syllable.marked) && syllables.at(-1) !== word) return false;
  if (isMarked) return FUNCTION_WORDS.has(syllable.marked);
  return PLAIN_FUNCTION_WORDS.has(syllable.plain) && syllable.plain !== 'di';
}

const PLAIN_FUNCTION_WORDS = new Set(
  'la thi ma se da dang duoc bi cua va voi cho o tai nay kia do ay qua lam nhe a oi vay khong co mot cai chiec nhung cac de nen vi neu muon phai can roi chua cung van con lai ban anh chi em minh to gi nao sao the hay'.split(
    ' ',
  ),
);
