// `npm run placement`: where the placement test puts simulated learners.
import { runCommand } from './run-command.mjs';

await runCommand('placement/simulate.ts', 'simulateAll');
