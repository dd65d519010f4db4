import type { WordToReview } from '#contract/meanings/endpoints.ts';
import { rates } from '#contract/rates.ts';
import { TAIL_IDS } from '#core/tail/tail-id.ts';
import { createAuditService } from '#server/features/audit/audit.service.ts';
import { dictionaryAdminRoutes } from '#server/features/dictionary/dictionary-admin.routes.ts';
import { createItemEditingService } from '#server/features/dictionary/item-editing.service.ts';
import { createItemImportService } from '#server/features/dictionary/item-import.service.ts';
import { refreshOncePerAnnouncement } from '#server/features/dictionary/refresh-once.ts';
import { createSearchService } from '#server/features/dictionary/search.service.ts';
import { createTailService } from '#server/features/dictionary/tail.service.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { meaningsRoutes } from '#server/features/meanings/meanings.routes.ts';
import { createMeaningsService } from '#server/features/meanings/meanings.service.ts';
import { notificationsRoutes } from '#server/features/notifications/notifications.routes.ts';
import { createNotificationsService } from '#server/features/notifications/notifications.service.ts';
import { createLogger } from '#server/log.ts';
import { TEST_NOW } from './build-test-app.ts';
import type { TestUser } from './data/factories.ts';
import { openTestKanji } from './data/test-kanji.ts';
import { mountRoutes } from './mount-routes.ts';
import { openTestDatabase } from './test-database.ts';

/** Words without a Vietnamese meaning, each with an id of the long tail. */
const WORDS = [
  { kanji: '推し活', hiragana: 'おしかつ', sino: 'THÔI HOẠT', mean: 'supporting one’s favourite idol' },
  { kanji: '終活', hiragana: 'しゅうかつ', sino: 'CHUNG HOẠT', mean: 'preparing for one’s death' },
  { kanji: '既読', hiragana: 'きどく', sino: 'KÝ ĐỘC', mean: 'already read' },
] as const;
const wordIds = WORDS.map((_, at) => TAIL_IDS.first + at);
export const [OSHIKATSU = 0, SHUKATSU = 0, KIDOKU = 0] = wordIds;

/** The calls about suggested meanings, on a real dictionary and search; a test can move the clock. */
export async function mountMeanings() {
  const { db, changes } = await openTestDatabase();
  const kanji = createKanjiService(await openTestKanji());
  const search = createSearchService({
    db,
    kanji,
    tail: createTailService({ tail: null, kanji }),
    english: [],
  });
  const refreshSearch = refreshOncePerAnnouncement(search.refresh);
  let minutes = 0;
  const clock = () => new Date(TEST_NOW.getTime() + minutes * 60_000);
  const notifications = createNotificationsService({ db, clock });
  const dictionaryParts = { db, changes, kanji, refreshSearch };
  const editing = createItemEditingService(dictionaryParts);
  const importing = createItemImportService({ ...dictionaryParts, audit: createAuditService() });
  const meanings = createMeaningsService({
    db,
    wordOf: async (id) => WORDS[wordIds.indexOf(id)] ?? null,
    editing,
    notifications,
    audit: createAuditService(),
    clock,
  });
  const routes = [
    ...meaningsRoutes(meanings),
    ...dictionaryAdminRoutes({ editing, importing }),
    ...notificationsRoutes(notifications),
  ];
  // All tests together are above the limit of one user, whose id is the same in each.
  const unlimited = {
    ...rates,
    suggestMeaningPerUser: { ...rates.suggestMeaningPerUser, count: Number.MAX_SAFE_INTEGER },
  };
  const mounted = await mountRoutes(routes, createLogger('silent'), unlimited);
  const { call } = mounted;

  return {
    ...mounted,
    search,
    passMinutes: (passed: number) => {
      minutes += passed;
    },
    suggest: ({ token }: TestUser, wordId: number, body: Readonly<Record<string, unknown>>) =>
      call('POST', `/api/items/${wordId}/meanings`, { token, body }),
    accept: ({ token }: TestUser, id: number, body: Readonly<Record<string, unknown>>) =>
      call('POST', `/api/qc/meanings/${id}/accept`, { token, body }),
    refuse: ({ token }: TestUser, id: number, reason: string) =>
      call('POST', `/api/qc/meanings/${id}/refuse`, { token, body: { reason } }),
    waiting: async ({ token }: TestUser, query = '') =>
      (await call('GET', `/api/qc/meanings${query}`, { token })).body as WordToReview[],
    bellOf: async ({ token }: TestUser) =>
      (
        (await call('GET', '/api/me/notifications', { token })).body as {
          kind: string;
          note: string;
          wordId: number | null;
        }[]
      ).map(({ kind, note, wordId }) => ({ kind, note, wordId })),
  };
}
