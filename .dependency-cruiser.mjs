/**
 * The directions of docs/ARCHITECTURE.md ("Directions"), for the features of tomorrow too: `$1` stands for whatever
 * folder the import comes from. `scripts/import-directions.test.ts` proves that each rule bites.
 */

const TEST = '\\.test\\.tsx?$';

/** Every layer of `app`, from the top down. A layer may import those below it. */
const APP_LAYERS = [
  '(root|entry\\.(client|server)|query-data)\\.tsx$',
  'pages/',
  '(layouts|guards)/',
  'features/',
  'ui/',
  'lib/',
];

/** A rule for each layer: nothing of what stands above it. */
const appLayerRules = APP_LAYERS.slice(1).map((layer, index) => ({
  name: `app-${layer.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '')}-imports-downwards`,
  comment: 'routes → pages → layouts, guards → features → ui → lib → core, contract.',
  severity: 'error',
  from: { path: `^app/${layer}` },
  // The error boundary of a layout shows the page that every failure ends on.
  to: {
    path: APP_LAYERS.slice(0, index + 1).map((above) => `^app/${above}`),
    ...(layer.includes('layouts') && { pathNot: '^app/pages/failures/page-failure\\.tsx$' }),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Data travels one way.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-resolves',
      comment: 'An import that this tool cannot follow would escape all the other rules.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-utils',
      comment: 'A file is named after its story.',
      severity: 'error',
      from: {},
      to: { path: '(^|/)(utils?|helpers?|common|misc)\\.tsx?$', pathNot: 'node_modules' },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing imports and that imports nothing is dead.',
      severity: 'error',
      from: { orphan: true, pathNot: [TEST, '\\.d\\.ts$', '^scripts/', '^app/pages/'] },
      to: {},
    },

    {
      name: 'app-never-imports-server',
      comment: 'They meet in contract.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-never-imports-app',
      comment: 'They meet in contract; the server reads the built pages from the bundle.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^app/' },
    },
    {
      name: 'app-features-are-strangers',
      comment: 'Pages compose features; a feature never imports another one.',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
    ...appLayerRules,
    {
      name: 'routes-are-imported-by-nothing',
      comment: 'The route table is read by the router alone; links are built in contract/paths.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^app/routes\\.ts$' },
    },

    {
      name: 'repositories-are-private',
      comment: 'A service may call the service of another feature, never its repository.',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/' },
      to: { path: '^server/features/[^/]+/.+\\.repository\\.ts$', pathNot: '^server/features/$1/' },
    },
    {
      name: 'other-features-only-by-their-service',
      comment: 'What a feature offers to others is its service.',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/', pathNot: TEST },
      to: { path: '^server/features/', pathNot: ['^server/features/$1/', '\\.service\\.ts$'] },
    },
    {
      name: 'routes-call-services',
      comment: 'routes → service → repository → db.',
      severity: 'error',
      from: { path: '^server/features/.+\\.routes\\.ts$' },
      to: { path: ['\\.repository\\.ts$', '^server/db/'] },
    },
    {
      name: 'services-leave-sql-to-repositories',
      comment: 'A service opens a transaction at most; tables belong to repositories.',
      severity: 'error',
      from: { path: '^server/features/.+\\.service\\.ts$' },
      to: { path: ['\\.routes\\.ts$', '^server/db/schema/', 'node_modules/drizzle-orm/'] },
    },
    {
      name: 'repositories-decide-nothing',
      comment: 'A repository knows tables, not services or requests.',
      severity: 'error',
      from: { path: '^server/features/.+\\.repository\\.ts$' },
      to: { path: ['\\.(routes|service)\\.ts$', '^server/http/'] },
    },
    {
      name: 'the-floor-knows-no-feature',
      comment: 'http, db and gateways serve every feature and depend on none.',
      severity: 'error',
      from: { path: '^server/(http|db|gateways)/', pathNot: TEST },
      to: { path: '^server/features/' },
    },
    {
      name: 'only-the-composition-wires-features',
      comment:
        'app.ts and start-up.ts put the features together; nothing imports those but the entries and tests.',
      severity: 'error',
      from: { path: '^server/', pathNot: [TEST, '^server/(main|dev|start-up)\\.ts$', '^server/testing/'] },
      to: { path: '^server/(app|start-up|main|dev)\\.ts$' },
    },
    {
      name: 'tests-are-imported-by-tests',
      comment: 'What helps tests does not reach the product.',
      severity: 'error',
      from: { path: '^(app|server|core|contract)/', pathNot: [TEST, '^(app|server)/testing/'] },
      to: { path: ['^(app|server)/testing/', TEST] },
    },

    {
      name: 'core-imports-only-itself',
      comment: 'Pure rules: no I/O, no clock, no DOM, no Node, and only the libraries listed here.',
      severity: 'error',
      from: { path: '^core/', pathNot: TEST },
      to: { pathNot: ['^core/', 'node_modules/(wanakana|kamiya-codec|ts-fsrs)/'] },
    },
    {
      name: 'japanese-stands-alone',
      comment: 'Tokens, notation and inflection serve grading, search, grammar and speech alike.',
      severity: 'error',
      from: { path: '^core/japanese/', pathNot: TEST },
      to: { path: '^core/', pathNot: '^core/japanese/' },
    },
    {
      name: 'contract-imports-only-itself',
      comment: 'Besides zod and the types of core.',
      severity: 'error',
      from: { path: '^contract/', pathNot: TEST },
      to: { pathNot: ['^contract/', '^core/', 'node_modules/zod/'] },
    },
    {
      name: 'contract-takes-only-types-of-core',
      comment: 'The contract travels to the browser; rules that it does not need stay out of its bundle.',
      severity: 'error',
      from: { path: '^contract/', pathNot: TEST },
      to: { path: '^core/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'zod-only-through-contract',
      comment: 'contract/zod.ts keeps zod from `new Function`, which the pages’ policy forbids.',
      severity: 'error',
      from: { pathNot: '^contract/(zod|schemas-at-first-use(\\.test)?)\\.ts$' },
      to: { path: 'node_modules/zod/' },
    },
  ],
  options: {
    // Types count: a type that travels the wrong way is a dependency like any other.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^build/', '\\+types/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
  },
};
