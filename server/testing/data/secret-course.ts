import { CONTENT_KINDS, type ContentKind } from '#contract/contributions/content-kinds.ts';
import type { Database } from '#server/db/connect.ts';
import { comments, curriculums, lessons, sentences, topics } from '#server/db/schema/index.ts';

/** Ids and words that occur nowhere else: a reply that contains one of them reveals the course. */
const SECRETS = {
  topics: { id: 711_000_001, title: 'Chủ đề kín', img: '/media/chu-de-kin.webp' },
  curriculums: { id: 722_000_002, name: 'Giáo trình kín', img: '/media/giao-trinh-kin.webp' },
  lessons: { id: 733_000_003, title: '秘密の課', mean: 'Bài học kín' },
  sentences: {
    id: 744_000_004,
    viSentence: 'Tôi uống nước kín.',
    jpSentence: '秘密の水を飲みます。',
    reading: 'ひみつのみずをのみます。',
    hint: 'Gợi ý kín.',
    accepted: ['秘密の水を飲む'],
  },
} as const satisfies Record<ContentKind, object>;

const COMMENT_ID = 755_000_005;

/** The parameter names of these ids in endpoints, and their course level. */
export const COURSE_IDS: Readonly<Record<string, { readonly kind: ContentKind; readonly id: number }>> = {
  topicId: { kind: 'topics', id: SECRETS.topics.id },
  curriculumId: { kind: 'curriculums', id: SECRETS.curriculums.id },
  curriId: { kind: 'curriculums', id: SECRETS.curriculums.id },
  lessonId: { kind: 'lessons', id: SECRETS.lessons.id },
  sentenceId: { kind: 'sentences', id: SECRETS.sentences.id },
  // Comments are hidden together with their sentence.
  commentId: { kind: 'sentences', id: COMMENT_ID },
  parentId: { kind: 'sentences', id: COMMENT_ID },
};

export const secretId = (kind: ContentKind): number => SECRETS[kind].id;

/** A published topic with a curriculum, a lesson, a sentence and a comment, all by one author. */
export async function addSecretCourse(db: Database, authorId: number): Promise<void> {
  const authored = { createdBy: authorId };
  const [topicId, curriculumId] = [SECRETS.topics.id, SECRETS.curriculums.id];
  const [lessonId, sentenceId] = [SECRETS.lessons.id, SECRETS.sentences.id];
  await db.insert(topics).values({ ...SECRETS.topics, ...authored });
  await db.insert(curriculums).values({ ...SECRETS.curriculums, topicId, ...authored });
  await db.insert(lessons).values({ ...SECRETS.lessons, curriculumId, level: 'A1', ...authored });
  await db.insert(sentences).values({ ...SECRETS.sentences, lessonId, ...authored });
  await db.insert(comments).values({ id: COMMENT_ID, sentenceId, userId: authorId, content: 'Câu này hay.' });
}

/** Whether a piece of `kind` is hidden when `hidden` is: the piece itself, or one inside it. */
export const isWithin = (kind: ContentKind, hidden: ContentKind): boolean =>
  CONTENT_KINDS.indexOf(kind) >= CONTENT_KINDS.indexOf(hidden);

/** The secrets of the course in a text, from this level downwards. */
export const secretsIn = (text: string, from: ContentKind = 'topics'): string[] =>
  CONTENT_KINDS.filter((kind) => isWithin(kind, from))
    .flatMap((kind) => Object.values(SECRETS[kind]).flat().map(String))
    .filter((secret) => text.includes(secret));
