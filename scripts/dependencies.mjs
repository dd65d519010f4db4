// `npm run dependencies`: each direct dependency with its licence, size and last release, and what it is for.
import { runCommand } from './run-command.mjs';

await runCommand('dependencies/list-dependencies.ts', 'listDependencies');
