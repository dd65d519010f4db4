import { CONTENT_KINDS, type ContentKind } from '#contract/contributions/content-kinds.ts';
import type { Database } from '#server/db/connect.ts';
import { comments, curriculums, lessons, sentences, topics } from '#server/db/schema/index.ts';

/** Ids and words that are found nowhere else: a reply that holds one of them tells of the course. */
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

/** What endpoints call such ids, and how deep in the course each of them leads. */
export const COURSE_IDS: Readonly<Record<string, { readonly kind: ContentKind; readonly id: number }>> = {
  topicId: { kind: 'topics', id: SECRETS.topics.id },
  curriculumId: { kind: 'curriculums', id: SECRETS.curriculums.id },
  curriId: { kind: 'curriculums', id: SECRETS.curriculums.id },
  lessonId: { kind: 'lessons', id: SECRETS.lessons.id },
  sentenceId: { kind: 'sentences', id: SECRETS.sentences.id },
  // What is said about a sentence goes out of sight with it.
  commentId: { kind: 'sentences', id: COMMENT_ID },
  parentId: { kind: 'sentences', id: COMMENT_ID },
};

export const secretId = (kind: ContentKind): number => SECRETS[kind].id;

/** A topic, in it a curriculum, in that a lesson, and a sentence with a comment: all by one maker, and published. */
export async function addSecretCourse(db: Database, authorId: number): Promise<void> {
  const made = { createdBy: authorId };
  const [topicId, curriculumId] = [SECRETS.topics.id, SECRETS.curriculums.id];
  const [lessonId, sentenceId] = [SECRETS.lessons.id, SECRETS.sentences.id];
  await db.insert(topics).values({ ...SECRETS.topics, ...made });
  await db.insert(curriculums).values({ ...SECRETS.curriculums, topicId, ...made });
  await db.insert(lessons).values({ ...SECRETS.lessons, curriculumId, level: 'A1', ...made });
  await db.insert(sentences).values({ ...SECRETS.sentences, lessonId, ...made });
  await db.insert(comments).values({ id: COMMENT_ID, sentenceId, userId: authorId, content: 'Câu này hay.' });
}

/** Whether hiding the one takes the other out of sight: itself, and all that is inside. */
export const isWithin = (kind: ContentKind, hidden: ContentKind): boolean =>
  CONTENT_KINDS.indexOf(kind) >= CONTENT_KINDS.indexOf(hidden);

/** What a text tells of the course, from this kind of piece downwards. */
export const toldOf = (text: string, from: ContentKind = 'topics'): string[] =>
  CONTENT_KINDS.filter((kind) => isWithin(kind, from))
    .flatMap((kind) => Object.values(SECRETS[kind]).flat().map(String))
    .filter((secret) => text.includes(secret));
