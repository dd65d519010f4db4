import type { GrammarPoint } from '#core/grammar/grammar-point.ts';
import { agrees, isTypedAt, isWrittenIn, type Syllable, syllablesOf } from '#core/vietnamese/syllables.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { easierFirst } from './explain-grammar.ts';

const POINTS_MAX = 3;

/** Only these one-syllable senses identify a pattern; "có", "ở", "là" are in every sentence. */
const SYLLABLES_OF_PATTERNS = new Set([
  'muốn',
  'phải',
  'nếu',
  'nên',
  'định',
  'thử',
  'hãy',
  'chưa',
  'cũng',
  'chỉ',
  'hơn',
  'cấm',
  'đừng',
]);
/** "muốn (làm gì)", "đang làm": placeholders for any verb are not part of the meaning. */
const ANY_VERB = /(^|\s)(làm gì|làm|gì|thể)(?=\s|$)/gu;

/** "muốn khuyên ai đó": here muốn is the wish of the learner, not the meaning of the pattern. */
const WANTS_TO_SAY =
  /(?<!\p{L})mu[oố]n (?=(nói|noi|khuyên|khuyen|rủ|ru|mời|moi|nhờ|nho|xin|diễn|dien)(?!\p{L}))/iu;

/** The points whose Vietnamese meaning or name is in the text, the best matches first. */
export function pointsMeaning(
  { grammar }: Pick<TutorKnowledge, 'grammar'>,
  text: string,
): readonly GrammarPoint[] {
  const typed = syllablesOf(text.replace(WANTS_TO_SAY, ' '));
  const found = grammar.points.flatMap((point) => {
    const caught = sensesOf(point).filter((sense) => hasInside(typed, sense));
    // Consecutive words weigh more than separate ones.
    const longest = Math.max(0, ...caught.map((sense) => sense.flat().length - (sense.length - 1) / 2));
    return longest > 0 ? [{ point, longest }] : [];
  });
  const most = Math.max(0, ...found.map(({ longest }) => longest));
  return found
    .filter(({ longest }) => longest === most)
    .map(({ point }) => point)
    .toSorted(easierFirst)
    .slice(0, POINTS_MAX);
}

/** Words of the question itself, which do not describe the pattern. */
const ASKING =
  /(?<!\p{L})(ngữ pháp|ngu phap|mẫu câu|mau cau|mẫu|mau|cấu trúc|cau truc|diễn tả|dien ta|tiếng nhật|tieng nhat|trong|dùng|dung|nào|nao|gì|gi|nói|noi|chỉ|cách|cach|là|la|để|de|thì|thi|làm|lam)(?!\p{L})/giu;

/** The points whose explanation mentions the subject: "mẫu câu xin phép". */
export function pointsAbout(
  { grammar }: Pick<TutorKnowledge, 'grammar'>,
  text: string,
): readonly GrammarPoint[] {
  const subject = syllablesOf(text.replace(WANTS_TO_SAY, ' ').replaceAll(ASKING, ' ')).slice(
    0,
    SUBJECT_SYLLABLES,
  );
  const about = (wanted: readonly Syllable[]) =>
    grammar.points
      .filter(({ meaning, explanation }) =>
        isWrittenIn(syllablesOf(`${meaning} ${usesIn(explanation)}`), wanted),
      )
      .toSorted(easierFirst);
  const found = subject.length < SUBJECT_SYLLABLES ? [] : about(subject);
  if (found.length > 0) return found.slice(0, POINTS_MAX);
  const [first] = subject;
  const isAct = first && ACTS.some((act) => agrees(first, act));
  return isAct
    ? about([first])
        .filter(({ pattern }) => pattern.includes('〜'))
        .slice(0, POINTS_MAX)
    : [];
}

/** Drops sentences such as “Không dùng mệnh lệnh, rủ rê”, which say what the point is not for. */
const usesIn = (explanation: string): string =>
  explanation
    .split(/(?<=[.?!])\s+/u)
    .filter((sentence) => !/không (?:dùng|đi với|ghép với)/iu.test(sentence))
    .join(' ');

const SUBJECT_SYLLABLES = 2;
/** Speech acts: "rủ rê" and "rủ" are the same. */
const ACTS = syllablesOf('rủ mời khuyên nhờ');

/** `〜（ら）れる (thể khả năng)` and "có thể làm, biết làm": each part separately, without explanations in brackets. */
function sensesOf({ pattern, meaning }: GrammarPoint): Syllable[][][] {
  if (!pattern.includes('〜')) return [];
  const parts = [...meaning.replaceAll(/\([^)]*\)/gu, ';').split(/[;,]/u), ...pattern.split(/[()（）]/u)];
  return parts
    .map((part) => part.replaceAll(/[.?]/gu, ' ').replaceAll(ANY_VERB, ' ').toLowerCase())
    .map((part) => part.split('…').map((run) => run.trim()))
    .map((runs) => runs.filter(Boolean))
    .filter((runs) => runs.every((run) => /^[\p{sc=Latin}\p{M}\s]+$/u.test(run)))
    .filter(
      (runs) => runs.length > 1 || runs.some((run) => run.includes(' ') || SYLLABLES_OF_PATTERNS.has(run)),
    )
    .map((runs) => runs.map(syllablesOf));
}

/** All runs in order, with anything between them: vừa … vừa. */
function hasInside(typed: readonly Syllable[], [run, ...later]: readonly (readonly Syllable[])[]): boolean {
  if (!run) return true;
  const start = typed.findIndex((_, from) => isTypedAt(typed, from, run));
  return start !== -1 && hasInside(typed.slice(start + run.length), later);
}
