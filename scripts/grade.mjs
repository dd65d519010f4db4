// `npm run grade -- "model" "typed"`: the judgement of an answer, for authors.
import { runCommand } from './run-command.mjs';

await runCommand('grading/grade.ts', 'grade');
