// `npm run content:sample -- 7`: words and sentences drawn by a seed, to be read by a person.
import { runCommand } from './run-command.mjs';

await runCommand('content/sample-content.ts', 'sampleContent');
