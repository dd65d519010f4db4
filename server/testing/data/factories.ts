import { eq } from 'drizzle-orm';
import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import { TOKEN_LIFETIME_S } from '#contract/limits.ts';
import type { Role } from '#contract/roles.ts';
import type { Database } from '#server/db/connect.ts';
import {
  curriculums,
  lessons,
  scoreLedger,
  sentences,
  sessions,
  topics,
  userRoles,
  users,
} from '#server/db/schema/index.ts';
import { createPasswordHasher, type PasswordCost } from '#server/features/accounts/passwords.ts';
import type { Tokens } from '#server/features/accounts/tokens.ts';
import type { Caller } from '#server/http/route.ts';

export interface TestUser extends Caller {
  /** The session token that the user's browser sends. */
  readonly token: string;
}

interface NewUser {
  readonly email?: string;
  readonly name?: string;
  readonly roles?: readonly Role[];
  /** Only for tests that log in. */
  readonly password?: string;
  readonly verified?: boolean;
  readonly createdAt?: Date;
}

interface NewTopic {
  readonly title?: string;
  readonly position?: number;
  /** Overrides the default fields of its sentence. */
  readonly sentence?: Partial<typeof sentences.$inferInsert>;
}

/** Less work than in the product, where a hash takes 40 ms. */
export const TEST_PASSWORD_COST: PasswordCost = { memoryCost: 8, timeCost: 1 };
const hasher = createPasswordHasher(TEST_PASSWORD_COST);

/** Inserts the initial rows of a test directly, without the rules that the test checks. */
export const createFactories = (db: Database, tokens: Tokens, clock: () => Date) => ({
  tokenFor: (caller: Caller): Promise<string> => tokens.issue(caller),

  async user({ roles = ['USER'], password, verified = true, ...named }: NewUser = {}): Promise<TestUser> {
    const account = {
      email: `${crypto.randomUUID()}@example.com`,
      name: 'Nguyễn Thị Hoa',
      passwordHash: password === undefined ? null : await hasher.hash(password),
      verifiedAt: verified ? new Date() : null,
      ...named,
    };
    const user = { ...only(await db.insert(users).values(account).returning()), roles };
    const roleRows = roles.map((role) => ({ userId: user.id, role }));
    if (roleRows.length > 0) await db.insert(userRoles).values(roleRows);
    const sessionId = await openSession(db, user.id, clock());
    return { ...user, sessionId, token: await tokens.issue({ ...user, sessionId }) };
  },

  /** A new token for a user whose sessions have ended. */
  async freshToken(user: Caller): Promise<string> {
    const { tokenVersion } = only(await db.select().from(users).where(eq(users.id, user.id)));
    return tokens.issue({ ...user, tokenVersion, sessionId: await openSession(db, user.id, clock()) });
  },

  /** A topic with one curriculum, one lesson and one sentence in it. */
  async topic({ title = 'Đời sống', position = 1, sentence: given = {} }: NewTopic = {}) {
    const img = '/images/topics/1.svg';
    const topic = only(await db.insert(topics).values({ title, img, position }).returning());
    const curriculum = only(
      await db.insert(curriculums).values({ topicId: topic.id, name: 'Giáo trình', img }).returning(),
    );
    const water = { curriculumId: curriculum.id, title: '水', mean: 'Nước', level: 'A1' } as const;
    const lesson = only(await db.insert(lessons).values(water).returning());
    const drinking = {
      viSentence: 'Tôi uống nước.',
      jpSentence: '水を飲みます。',
      hint: 'Tân ngữ có trợ từ.',
    };
    const sentence = only(
      await db
        .insert(sentences)
        .values({ lessonId: lesson.id, ...drinking, ...given })
        .returning(),
    );
    return { ...topic, curriculum, lesson, sentence };
  },

  /** Hides a piece of a course from learners. */
  async hide(kind: ContentKind, id: number, as: 'unpublished' | 'deleted'): Promise<void> {
    const hidden = as === 'deleted' ? { deletedAt: new Date() } : { publishedAt: null };
    const table = { topics, curriculums, lessons, sentences }[kind];
    await db.update(table).set(hidden).where(eq(table.id, id));
  },

  /** Points as if the user had earned them. */
  async credit(user: Caller, credit: Omit<typeof scoreLedger.$inferInsert, 'userId'>): Promise<void> {
    await db.insert(scoreLedger).values({ userId: user.id, ...credit });
  },
});

async function openSession(db: Database, userId: number, now: Date): Promise<string> {
  const id = crypto.randomUUID();
  const expiresAt = new Date(now.getTime() + TOKEN_LIFETIME_S * 1000);
  await db.insert(sessions).values({ id, userId, device: '', createdAt: now, lastSeenAt: now, expiresAt });
  return id;
}

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('An inserted row has to come back');
  return row;
}
