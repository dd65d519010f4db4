// `npm run build`: all parts. `-- --without-exercises` leaves out what depends on the installed packages, for an image that
// removes some of them afterwards.
import { BuildError, createBuild } from './build-parts.mjs';
import { buildTexts } from './build-texts.mjs';

const began = performance.now();
const seconds = () => (performance.now() - began) / 1000;
const build = createBuild({ onPart: report });
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.on(signal, () => {
    build.stop();
    process.exit(code);
  });
try {
  await build.pages();
  // Not beside the pages: each takes a gigabyte.
  const parts = [build.tail()];
  if (!process.argv.includes('--without-exercises')) parts.push(build.exercises());
  await Promise.all(parts);
  console.log(buildTexts.total(seconds()));
} catch (error) {
  console.error(`${buildTexts.failed}\n${error instanceof BuildError ? error.message : error.stack}`);
  process.exitCode = 1;
}

function report(part) {
  for (const line of buildTexts.done(part)) console.log(line);
  if (part.warnings !== '') console.error(part.warnings);
}
