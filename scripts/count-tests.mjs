// `npm run test:count -- report.json`: test files, tests and assertions of each area. The tests come from a report of
// `npx vitest run --reporter=json --outputFile=report.json`; without one, and for the browser tests, the tests in the
// source are counted.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const AREAS = ['core', 'contract', 'server', 'app', 'scripts', 'e2e'];
const [reportPath] = process.argv.slice(2);

const report = reportPath ? JSON.parse(readFileSync(reportPath, 'utf8')).testResults : [];
const occurrences = (text, pattern) => text.match(pattern)?.length ?? 0;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const rows = AREAS.map((area) => {
  const files = filesOf(area);
  const tests = files.filter(({ path }) => /\.(?:test|spec)\.tsx?$/.test(path));
  const run = report.filter(({ name }) => relative(root, name).startsWith(`${area}/`));
  return {
    area,
    files: tests.length,
    tests:
      run.length > 0
        ? sum(run.map(({ assertionResults }) => assertionResults.length))
        : sum(tests.map(({ text }) => occurrences(text, /^\s*(?:test|it)(?:\.\w+)*\(/gm))),
    // Including those in shared test helpers.
    assertions: sum(files.map(({ text }) => occurrences(text, /\bexpect(?:\.\w+)?\(/g))),
  };
});
const total = (column) => sum(rows.map((row) => row[column]));
console.table([
  ...rows,
  { area: 'all', files: total('files'), tests: total('tests'), assertions: total('assertions') },
]);

function filesOf(area) {
  return readdirSync(join(root, area), { recursive: true })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, area, path), 'utf8') }));
}
