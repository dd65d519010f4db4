// `npm start`: builds if the build is missing or outdated, then runs the server. The server answers before the long tail of
// the dictionary is made, and finds it when it is.
import { isBuildCurrent, isTailCurrent } from './build-age.mjs';
import { BuildError, createBuild } from './build-parts.mjs';
import { buildTexts } from './build-texts.mjs';

const build = createBuild({ onPart: report });
let isServing = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    build.stop();
    // Ctrl-C is no failure: for any other code npm prints one. A server that runs finishes its requests first.
    if (!isServing) process.exit(0);
  });
process.on('exit', () => build.stop());

if (!isBuildCurrent()) {
  console.log(buildTexts.begin);
  await build.pages().catch(giveUp);
}
if (!isTailCurrent()) makeTail();

process.env.NODE_ENV ??= 'production';
// A line for each request is for a service; at a terminal, warnings are enough.
process.env.LOG_LEVEL ??= 'warn';
isServing = true;
// In this process, so that SIGTERM reaches the server itself.
await import(new URL('../build/server/index.js', import.meta.url).href);

function makeTail() {
  console.log(buildTexts.tailLater);
  build.tail({ isUrgent: false }).then(
    () => console.log(buildTexts.tailDone),
    (error) => console.error(`${buildTexts.tailFailed}\n${error.message}`),
  );
}

function report(part) {
  // Of the tail it is told when it can be used.
  if (part.name !== 'tail') for (const line of buildTexts.done(part)) console.log(line);
  if (part.warnings !== '') console.error(part.warnings);
}

function giveUp(error) {
  console.error(`${buildTexts.failed}\n${error instanceof BuildError ? error.message : error.stack}`);
  process.exit(1);
}
