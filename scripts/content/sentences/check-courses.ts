import { normaliseJapanese } from '#core/japanese/normalise.ts';
import type { Courses, Lesson, Sentence } from './sentences.ts';

/** The minimum number of sentences in a lesson. */
const SENTENCES_PER_LESSON_MIN = 8;

export function checkLessonSizes({ lessons, sentences }: Courses): string[] {
  return lessons
    .map(({ id, title }) => ({
      id,
      title,
      count: sentences.filter(({ lessonId }) => lessonId === id).length,
    }))
    .filter(({ count }) => count < SENTENCES_PER_LESSON_MIN)
    .map(
      ({ id, title, count }) =>
        `lesson ${id} ${title} has ${count} sentences, needs ${SENTENCES_PER_LESSON_MIN}`,
    );
}

/** A lesson as the landing page names it. */
interface NamedLesson {
  readonly lessonId: number;
  readonly japanese: string;
  readonly vietnamese: string;
}

export function checkFirstLessons(
  named: readonly NamedLesson[],
  lessons: ReadonlyMap<number, Pick<Lesson, 'title' | 'mean'>>,
): string[] {
  return named
    .filter(({ lessonId, japanese, vietnamese }) => {
      const lesson = lessons.get(lessonId);
      return lesson?.title !== japanese || lesson.mean !== vietnamese;
    })
    .map(({ lessonId, japanese, vietnamese }) => `lesson ${lessonId} is not ${japanese} (${vietnamese})`);
}

/** No sentence appears twice, and no answer belongs to two sentences. */
export const checkAlike = ({ sentences }: Pick<Courses, 'sentences'>): string[] => [
  ...repeated(sentences, ({ jpSentence }) => normaliseJapanese(jpSentence)),
  ...repeated(sentences, ({ reading }) => normaliseJapanese(reading)),
  ...repeated(sentences, ({ viSentence }) => viSentence.toLowerCase().replaceAll(/[\p{P}\s]+/gu, ' ')),
];

function repeated(sentences: readonly Sentence[], keyOf: (sentence: Sentence) => string): string[] {
  const firstIds = new Map<string, number>();
  return sentences.flatMap((sentence) => {
    const key = keyOf(sentence);
    const first = firstIds.get(key);
    firstIds.set(key, first ?? sentence.id);
    return first === undefined ? [] : [`${sentence.id}: sentence ${first} again: ${key}`];
  });
}

/** A picture must be passive: no script, no embedded page, no external resource. */
const ACTIVE =
  /<(?:script|foreignObject|iframe)\b|\son\w+\s*=|javascript:|@import|url\(\s*["']?(?!#)|href\s*=\s*["'](?!#)|<!(?:DOCTYPE|ENTITY)/i;

export function checkPicture(path: string, svg: string | null): string[] {
  if (svg === null) return [`${path} does not exist`];
  if (!path.endsWith('.svg') || !/^<svg[\s>]/.test(svg)) return [`${path} is no SVG`];
  const [active] = svg.match(ACTIVE) ?? [];
  return active === undefined ? [] : [`${path} holds ${active}`];
}

/** What a lesson or a sentence practises is a grammar point that we explain. */
export const checkFocus = (
  { focus }: { readonly focus: readonly string[] },
  points: ReadonlySet<string>,
): string[] => focus.filter((id) => !points.has(id)).map((id) => `no grammar point has the id ${id}`);
