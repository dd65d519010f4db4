// `npm run grade -- "model" "typed"`: what the judge says of an answer, for authors.
import { runCommand } from './run-command.mjs';

await runCommand('grading/grade.ts', 'grade');
