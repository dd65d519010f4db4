import type {
  LessonFeedback,
  SentenceFeedback,
  VersionNote,
} from '#contract/lesson-feedback/lesson-feedback.ts';
import type { Suggestion } from '#contract/practice/suggestion-endpoints.ts';
import { presentFigures } from './present-figures.ts';
import { presentReport } from './present-report.ts';
import type { SentenceFeedbackRepository } from './sentence-feedback.repository.ts';

type Gathered = Pick<LessonFeedback, 'notes' | 'sentences'>;
type NoteRow = Awaited<ReturnType<SentenceFeedbackRepository['notesOf']>>[number];

/** Groups the feedback of a lesson by its sentences; every list keeps the order of its query. */
export async function gatherSentences(
  stored: SentenceFeedbackRepository,
  lessonId: number,
  waiting: readonly Suggestion[],
): Promise<Gathered> {
  const figures = bySentence(await stored.figuresOf(lessonId));
  const wrongAnswers = bySentence(await stored.wrongAnswersOf(lessonId));
  const comments = bySentence(await stored.commentsOf(lessonId));
  const reports = bySentence(await stored.reportsOf(lessonId));
  const notes = bySentence(await stored.notesOf(lessonId));
  const suggestions = bySentence(waiting.map((row) => ({ ...row, sentenceId: row.sentence.id })));

  const sentences = (await stored.sentencesOf(lessonId)).map((sentence): SentenceFeedback => ({
    ...sentence,
    modes: figures(sentence.id).map((row) => ({ mode: row.mode, ...presentFigures(row) })),
    wrongAnswers: wrongAnswers(sentence.id).map(({ answer, learners }) => ({ answer, learners })),
    suggestions: suggestions(sentence.id).map(({ id, answer, count, createdAt, inReview }) => ({
      id,
      answer,
      count,
      createdAt,
      inReview,
    })),
    reports: reports(sentence.id).map(presentReport),
    comments: comments(sentence.id).map(({ id, author, content, createdAt }) => ({
      id,
      author,
      content,
      createdAt: createdAt.toISOString(),
    })),
    commentCount: comments(sentence.id)[0]?.total ?? 0,
    notes: notes(sentence.id).map(presentNote),
  }));
  return { notes: notes(null).map(presentNote), sentences };
}

function bySentence<Row extends { readonly sentenceId: number | null }>(rows: readonly Row[]) {
  const groups = new Map<number | null, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.sentenceId);
    if (group) group.push(row);
    else groups.set(row.sentenceId, [row]);
  }
  return (sentenceId: number | null): readonly Row[] => groups.get(sentenceId) ?? [];
}

const presentNote = ({ id, version, kind, text, author, createdAt }: NoteRow): VersionNote => ({
  id,
  version,
  kind,
  text,
  author,
  createdAt: createdAt.toISOString(),
});
