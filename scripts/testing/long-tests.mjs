/** Whatever shipped content, the judge, the analyser, the tokenizer or the tutor is made of. */
const LANGUAGE =
  /^(?:content|core|scripts\/(?:content|grading|exercises|tail))\/|^server\/(?:gateways\/(?:tokenizer|speech)|features\/(?:dictionary|grammar|kanji|names|tutor))\//;

/**
 * Tests that take seconds to minutes, most of them over everything that is shipped. `npm test` runs those whose subject the
 * branch changes, `npm run test:all` all of them.
 */
export const LONG_TESTS = [
  { test: 'scripts/content/long-checks.test.ts', reason: LANGUAGE },
  { test: 'scripts/grading/explained.test.ts', reason: LANGUAGE },
  { test: 'scripts/grading/judge.property.test.ts', reason: LANGUAGE },
  { test: 'server/gateways/speech/voice-of-content.test.ts', reason: LANGUAGE },
  { test: 'server/features/tutor/tutor.test.ts', reason: LANGUAGE },
  { test: 'server/features/dictionary/pack-answers.test.ts', reason: LANGUAGE },
  { test: 'server/features/dictionary/plan-import.test.ts', reason: LANGUAGE },
  {
    test: 'scripts/kanji-data-files.test.ts',
    reason: /^scripts\/(?:kanji-data|character-forms|ipadic-names|word-facts)/,
  },
  { test: 'scripts/placement/simulate.test.ts', reason: /^(?:core\/placement|scripts\/placement)\// },
  { test: 'scripts/memory/simulate.test.ts', reason: /^(?:core\/memory|scripts\/memory)\// },
  { test: 'scripts/snapshot.test.ts', reason: /^(?:server\/db|content)\/|^scripts\/(?:snapshot|build)/ },
  { test: 'server/db/connect.test.ts', reason: /^server\/db\// },
  { test: 'server/db/migrate.test.ts', reason: /^server\/db\// },
  { test: 'server/db/pglite/data-dir-lock.test.ts', reason: /^server\/db\// },
  {
    test: 'server/features/images/hostile-files.test.ts',
    reason: /^server\/(?:features|gateways)\/images\/|^package-lock\.json$/,
  },
  {
    test: 'server/features/site-settings/unusable-settings.routes.test.ts',
    reason: /^server\/(?:features\/site-settings\/|compose-site|config)|^contract\/site/,
  },
  {
    test: 'scripts/offline/cut-network.property.test.ts',
    reason: /^app\/lib\/(?:outbox|learning|api)\/|^server\/features\/(?:received-calls|learning|scores)\//,
  },
];

/** Those whose subject is among the changed files. Without git the changes are unknown: then none. */
export const longTestsFor = (changed) =>
  LONG_TESTS.filter(({ test, reason }) =>
    (changed ?? []).some((path) => path === test || reason.test(path)),
  ).map(({ test }) => test);
