// `npm run content:check`: how much content there is, and everything that breaks a rule.
import { runCommand } from './run-command.mjs';

await runCommand('content/check-content.ts', 'checkContent');
