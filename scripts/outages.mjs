// `npm run test:faults -- [--kills 30] [--only kills,database,services,clock]`: the built product with learners who write all
// the time, while it is killed, its database, mail server and model are away, slow, read-only or full, and its clock jumps.
// (`npm run faults` is something else: it makes mistakes in the code, and says which test notices.)
import { runCommand } from './run-command.mjs';

await runCommand('outages/run-outages.ts', 'runOutages');
