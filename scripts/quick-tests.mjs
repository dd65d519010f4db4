// What `npm run check` leaves to `npm test`: the API tests of features without changes, and the tests that cover all
// endpoints, files and sentences, unless something they cover has changed.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The judge and everything that its verdicts depend on. */
const LANGUAGE =
  /^(?:content\/|core\/(?:grading|japanese|grammar|dictionary)\/|scripts\/(?:content|grading)\/|package-lock\.json$)/;

/** Test files, and the changes for which each of them runs in everyday work. */
const SWEEPS = [
  { test: 'server/app.test.ts', reason: /^server\/(?:app|http\/)/ },
  { test: 'server/authorisation.test.ts', reason: /^server\/(?:app|http\/)|^contract\/.*endpoint/ },
  { test: 'server/hostile-strings.test.ts', reason: /^server\/http\// },
  {
    test: 'server/kept-replies.test.ts',
    reason: /^server\/(?:http|features)\/|^contract\/.*(?:endpoint|kept-for)/,
  },
  { test: 'server/limits.test.ts', reason: /^server\/http\/|^contract\/(?:limits|rates)/ },
  { test: 'server/visibility.test.ts', reason: /^server\/(?:db\/|features\/courses\/)/ },
  { test: 'server/db/content/load-content.test.ts', reason: /^(?:content|server\/db)\// },
  { test: 'server/gateways/speech/voice.test.ts', reason: /^server\/gateways\/speech\// },
  { test: 'scripts/content/**/{courses,dictionary,grammar,talks,texts}.test.ts', reason: LANGUAGE },
  { test: 'scripts/grading/judge.property.test.ts', reason: LANGUAGE },
  {
    test: 'scripts/offline/cut-network.property.test.ts',
    reason: /^app\/lib\/(?:outbox|learning|api)\/|^server\/features\/(?:received-calls|learning|scores)\//,
  },
];

/** Globs of test files. Without git the changes are unknown, and everything runs. */
export function skippedInQuickRun() {
  const changed = changedFiles();
  if (!changed) return [];
  const folders = new Set(changed.flatMap((path) => path.split('/').slice(0, -1)));
  const nouns = readdirSync(`${root}/server/features`).filter((noun) => !folders.has(noun));
  return [
    ...nouns.map((noun) => `server/features/${noun}/**`),
    ...SWEEPS.filter(({ test, reason }) => !changed.some((path) => path === test || reason.test(path))).map(
      ({ test }) => test,
    ),
  ];
}

/** Since the branch left main, including uncommitted changes. */
function changedFiles() {
  const base = git('merge-base', 'HEAD', 'main')?.[0] ?? 'HEAD';
  const tracked = git('diff', '--name-only', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return tracked && untracked ? [...tracked, ...untracked] : null;
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : null;
}
