// `npm run faults -- [id …] [--ref <commit>] [--deep] [--json <file>]`: makes small mistakes in a copy of a commit, one
// after the other, and says which test notices each.
import { runCommand } from './run-command.mjs';

await runCommand('faults/run-faults.ts', 'runFaults');
