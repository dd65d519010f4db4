// `npm run exercises`: every kind of exercise made from every shipped sentence, and what is wrong with them.
import { runCommand } from './run-command.mjs';

await runCommand('exercises/exercises.ts', 'exercises');
