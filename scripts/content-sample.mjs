// `npm run content:sample -- 7`: random words and sentences by a seed, for a person to read.
import { runCommand } from './run-command.mjs';

await runCommand('content/sample-content.ts', 'sampleContent');
