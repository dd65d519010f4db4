import { eq, getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { beforeEach, expect, test } from 'vitest';
import { newCard } from '#core/memory/card-state.ts';
import {
  answerSuggestions,
  categories,
  chatMessages,
  commentLikes,
  commentReports,
  comments,
  contentVersions,
  conversations,
  feedback,
  leagueGroups,
  leagueMembers,
  leagueMinutes,
  leaguePlaces,
  learningEvents,
  memoryCards,
  notifications,
  ownCards,
  practiceTries,
  mistakes,
  refusedAnswers,
  reminderDevices,
  reminders,
  reviewNotes,
  sentenceReports,
  suggestedMeanings,
  suggestionReporters,
} from '#server/db/schema/index.ts';
import * as schema from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const { call, factories, db } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
let lan: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  lan = await factories.user({ email: 'lan@example.com', name: 'Lan', password: 'cầu-nối-tiếng-Nhật' });
});

async function suggest(userId: number, sentenceId: number, answer: string): Promise<void> {
  const attempt = { userId, sentenceId, mode: 'translate', normalForm: answer, tryNumber: 1 } as const;
  await db.insert(practiceTries).values({ ...attempt, tries: 1 });
  await db.insert(refusedAnswers).values(attempt);
  await db.insert(mistakes).values({ ...attempt, code: 'word-wrong', typed: answer, expected: 'です' });
  const [row] = await db
    .insert(answerSuggestions)
    .values({ ...attempt, answer })
    .returning();
  await db.insert(suggestionReporters).values({ suggestionId: row?.id ?? 0, userId });
}

const suggestMeaningOf = (userId: number, name: string) =>
  db.insert(suggestedMeanings).values({
    userId,
    wordId: 500_000_007,
    kanji: '推し活',
    hiragana: 'おしかつ',
    mean: `nghĩa của ${name}`,
    text: '',
    translate: '',
    note: '',
    decidedBy: userId,
  });

/** A change by somebody, and a note on it. */
async function contribute(userId: number, contentId: number, text: string): Promise<void> {
  const fields = { viSentence: text };
  const [row] = await db
    .insert(contentVersions)
    .values({ kind: 'sentences', contentId, number: userId, state: 'replaced', fields, authorId: userId })
    .returning();
  await db.insert(reviewNotes).values({ versionId: row?.id ?? 0, authorId: userId, kind: 'comment', text });
}

/** A conversation with one question, and an answer that has not arrived. */
async function talk(userId: number, text: string): Promise<void> {
  const conversationId = crypto.randomUUID();
  await db.insert(conversations).values({ id: conversationId, userId, title: `Về ${text}` });
  await db.insert(chatMessages).values([
    { conversationId, author: 'learner', text },
    { conversationId, author: 'assistant', text: '', state: 'cut' },
  ]);
}

async function learn(userId: number, name: string): Promise<void> {
  const row = { userId, id: crypto.randomUUID(), number: 1, at: TEST_NOW } as const;
  await db
    .insert(learningEvents)
    .values({ ...row, kind: 'card-imported', subject: `own:${name}`, result: 'right', detail: 'r.1' });
  const state = newCard(`own:${name}`, TEST_NOW.getTime());
  const times = { due: TEST_NOW, earliest: TEST_NOW, addedAt: TEST_NOW };
  const never = { firstReview: null, lastReview: null, lastRecall: null, buriedAt: null };
  await db.insert(memoryCards).values({ ...state, ...times, ...never, userId });
  const text = { back: '', reading: '', note: '', deck: '' };
  await db.insert(ownCards).values({ userId, id: row.id, front: `Thẻ của ${name}`, ...text });
}

const remind = (userId: number, token: string) =>
  db.insert(reminders).values({
    userId,
    state: 'on',
    hour: 20,
    timeZone: 'Asia/Tokyo',
    dueAt: TEST_NOW,
    lastSeenAt: TEST_NOW,
    token,
  });

const addDevice = (userId: number, sessionId: string) =>
  db.insert(reminderDevices).values({
    userId,
    sessionId,
    endpoint: `https://push.example.com/bí mật/${userId}`,
    p256dh: 'bí mật',
    auth: 'bí mật',
    createdAt: TEST_NOW,
  });

/** `answers` differs between people. */
async function compete(userId: number, answers: number): Promise<void> {
  const [group] = await db.insert(leagueGroups).values({ week: 20_514, band: 1, members: 1 }).returning();
  await db.insert(leagueMembers).values({ userId, joinedAt: TEST_NOW });
  const place = { userId, week: 20_514, groupId: group?.id ?? 0, score: answers, reachedAt: TEST_NOW };
  await db.insert(leaguePlaces).values(place);
  await db.insert(leagueMinutes).values({ userId, minute: 29_543_160, answers });
}

const report = (userId: number, sentenceId: number, text: string) =>
  db.insert(sentenceReports).values({ userId, sentenceId, kind: 'hint', text });

/** A comment of somebody that Lan likes and reports. It has notified them, and Lan has deleted one of her own. */
async function commentOn(sentenceId: number, { id, name }: TestUser): Promise<void> {
  const [row] = await db
    .insert(comments)
    .values({ userId: id, sentenceId, content: `Lời khác của ${name}` })
    .returning();
  const about = { commentId: row?.id ?? 0, userId: lan.id };
  await db.insert(commentLikes).values(about);
  await db.insert(commentReports).values({ ...about, reason: 'Lạc đề' });
  const notification = { userId: id, kind: 'comment-like', note: `Lan thích lời của ${name}` } as const;
  await db.insert(notifications).values({ ...notification, aboutUserId: lan.id });
  await db.insert(comments).values({ userId: lan.id, sentenceId, content: '', deletedAt: TEST_NOW });
}

test('GET /api/me/export returns all of one’s own data as JSON, and nothing of others', async () => {
  const mai = await factories.user({ name: 'Mai' });
  const topic = await factories.topic();
  for (const { id, name, sessionId } of [lan, mai]) {
    await db.insert(categories).values({ userId: id, name: `Sổ của ${name}` });
    await db
      .insert(comments)
      .values({ userId: id, sentenceId: topic.sentence.id, content: `Lời của ${name}` });
    await db.insert(feedback).values({ userId: id, name, text: `Góp ý của ${name}` });
    await db.insert(notifications).values({ userId: id, kind: 'role-granted', note: `Báo cho ${name}` });
    await db.insert(notifications).values({ kind: 'role-change', note: `Về ${name}`, aboutUserId: id });
    await suggest(id, topic.sentence.id, `${name}です`);
    await suggestMeaningOf(id, name);
    await learn(id, name);
    await remind(id, `bí mật của ${name}`);
    await addDevice(id, sessionId);
    await compete(id, name === 'Lan' ? 7 : 8);
    await report(id, topic.sentence.id, `${name} báo lỗi`);
    await talk(id, `${name} hỏi`);
    await contribute(id, topic.sentence.id, `${name} sửa câu`);
  }
  await commentOn(topic.sentence.id, mai);
  await factories.credit(lan, { sentenceId: topic.sentence.id, mode: 'translate', points: 10 });
  const reply = await call('GET', '/api/me/export', { token: lan.token });
  expect(reply.headers.get('Content-Disposition')).toContain('attachment');
  expect(reply.body).toMatchObject({
    account: { email: lan.email },
    sessions: [{ id: lan.sessionId, createdAt: expect.any(String), lastSeenAt: expect.any(String) }],
    scores: [{ sentenceId: topic.sentence.id, points: 10 }],
    notebook: [{ category: 'Sổ của Lan' }],
    comments: [{ content: 'Lời của Lan' }],
    likedComments: [{ commentId: expect.any(Number) }],
    reportedComments: [{ reason: 'Lạc đề' }],
    reportedSentences: [{ kind: 'hint', text: 'Lan báo lỗi', state: 'open' }],
    notesToAdmins: [{ note: 'Về Lan' }],
    conversations: [{ title: 'Về Lan hỏi', author: 'learner', text: 'Lan hỏi' }],
    feedback: [{ text: 'Góp ý của Lan' }],
    notifications: [{ note: 'Báo cho Lan' }],
    tries: [{ sentenceId: topic.sentence.id, mode: 'translate', tries: 1 }],
    refusedAnswers: [{ answer: 'Lanです' }],
    mistakes: [{ code: 'word-wrong', typed: 'Lanです', expected: 'です', explanation: null }],
    learningEvents: [{ kind: 'card-imported', subject: 'own:Lan', result: 'right', detail: 'r.1' }],
    memoryCards: [{ subject: 'own:Lan', phase: 'new', due: TEST_NOW.toISOString() }],
    ownCards: [{ front: 'Thẻ của Lan' }],
    reminder: [{ state: 'on', hour: 20, timeZone: 'Asia/Tokyo', quietDays: [], lastSentAt: null }],
    reminderDevices: [{ host: 'push.example.com', createdAt: TEST_NOW.toISOString(), lastSuccessAt: null }],
    league: {
      membership: [{ joinedAt: TEST_NOW.toISOString(), week: 20_514, score: 7 }],
      minutes: [{ minute: 29_543_160, answers: 7 }],
    },
    suggestedAnswers: [{ answer: 'Lanです', state: 'waiting' }],
    suggestedMeanings: [{ wordId: 500_000_007, kanji: '推し活', mean: 'nghĩa của Lan', state: 'waiting' }],
    contributions: {
      versions: [
        {
          kind: 'sentences',
          contentId: topic.sentence.id,
          number: lan.id,
          state: 'replaced',
          fields: { viSentence: 'Lan sửa câu' },
          savedAt: expect.any(String),
        },
      ],
    },
    reviewNotes: [{ kind: 'sentences', number: lan.id, decision: 'comment', text: 'Lan sửa câu' }],
  });
  expect(reply.text).not.toMatch(/Mai(?!l)/);
  expect(reply.text).not.toContain(mai.sessionId);
  expect(reply.text).not.toMatch(/argon2|passwordHash|bí mật/);
});

/** Tables with rows about a person, and the part of the export that has them. */
const EXPORTED: Readonly<Record<string, string>> = {
  users: 'account',
  user_roles: 'account',
  sessions: 'sessions',
  second_factors: 'secondFactor',
  score_ledger: 'scores',
  practice_tries: 'tries',
  refused_answers: 'refusedAnswers',
  mistakes: 'mistakes',
  learning_events: 'learningEvents',
  memory_cards: 'memoryCards',
  own_cards: 'ownCards',
  reminders: 'reminder',
  reminder_devices: 'reminderDevices',
  league_members: 'league',
  league_places: 'league',
  league_minutes: 'league',
  suggestion_reporters: 'suggestedAnswers',
  answer_suggestions: 'suggestedAnswers',
  suggested_meanings: 'suggestedMeanings',
  categories: 'notebook',
  comments: 'comments',
  comment_likes: 'likedComments',
  comment_reports: 'reportedComments',
  sentence_reports: 'reportedSentences',
  conversations: 'conversations',
  feedback: 'feedback',
  notifications: 'notifications',
  content_versions: 'contributions',
  topics: 'contributions',
  curriculums: 'contributions',
  lessons: 'contributions',
  sentences: 'contributions',
  review_notes: 'reviewNotes',
  audit_log: 'accountLog',
};
/** Those that are left out, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  registrations: 'only before the account exists',
  otps: 'hashes of codes',
  password_resets: 'hashes of links',
  item_changes: 'the history of the dictionary',
  recovery_codes: 'hashes of codes',
  second_factor_resets: 'what the operator has done, which the audit log shows',
  received_calls: 'repeats the replies to calls; what they changed is in the other parts',
  site_setting_changes: 'the history of the settings of the site',
};

const aboutPeople = Object.values(schema).flatMap((table) =>
  getTableConfig(table)
    .foreignKeys.filter((key) => getTableName(key.reference().foreignTable) === 'users')
    .map(({ onDelete }) => ({ table: getTableName(table), onDelete })),
);

test('every table about people is in the export, or is left out for a reason', async () => {
  const { body } = await call('GET', '/api/me/export', { token: lan.token });
  const missing = aboutPeople.filter(({ table }) => !(table in EXPORTED) && !(table in LEFT_OUT));
  expect(missing).toEqual([]);
  for (const part of Object.values(EXPORTED)) expect(body).toHaveProperty(part);
});

test('no table keeps an account from being deleted', () => {
  expect(aboutPeople.filter(({ onDelete }) => onDelete !== 'cascade' && onDelete !== 'set null')).toEqual([]);
});

test('reminders, leagues and suggested meanings go with the account', async () => {
  await suggestMeaningOf(lan.id, 'Lan');
  await remind(lan.id, 'bí mật');
  await addDevice(lan.id, lan.sessionId);
  await compete(lan.id, 7);
  await db.delete(schema.users).where(eq(schema.users.id, lan.id));
  for (const table of [
    reminders,
    reminderDevices,
    leagueMembers,
    leaguePlaces,
    leagueMinutes,
    suggestedMeanings,
  ])
    expect(await db.$count(table)).toBe(0);
});
