// `npm run grade:explained`: the share of wrong answers that an explanation follows, and the mistakes without one.
import { runCommand } from './run-command.mjs';

await runCommand('grading/explained.ts', 'countExplained');
