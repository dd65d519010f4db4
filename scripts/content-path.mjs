// `npm run content:path`: what the steps of the path teach, and everything that breaks a rule of the path.
import { runCommand } from './run-command.mjs';

await runCommand('content/path/list-path.ts', 'listPath');
