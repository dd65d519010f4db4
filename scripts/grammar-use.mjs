// `npm run grammar:use`: how many sentences of ours each grammar point occurs in, and the points without any.
import { runCommand } from './run-command.mjs';

await runCommand('content/grammar/count-use.ts', 'printUse');
