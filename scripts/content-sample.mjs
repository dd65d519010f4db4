// `npm run content:sample -- 7`: random rows of every kind by a seed, for a person to read; `-- 7 synonyms` draws from one kind.
import { runCommand } from './run-command.mjs';

await runCommand('content/sample-content.ts', 'sampleContent');
