// `npm run grade:replay`: how many answers of the readers are accepted, with the authors' lists and without them.
import { runCommand } from './run-command.mjs';

await runCommand('grading/replay-readers.ts', 'replayReaders');
