// `npm run grade -- "model" "typed"`: what the judge says of an answer, for authors.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const { module } = await runnerImport(fileURLToPath(new URL('grading/grade.ts', import.meta.url)), {
  configFile: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'error',
});
const { output, exitCode } = await module.grade(process.argv.slice(2));
if (exitCode === 0) console.log(output);
else console.error(output);
process.exitCode = exitCode;
