// `npm run introductions`: what the lessons introduce, and the words and grammar that nothing explains.
import { runCommand } from './run-command.mjs';

await runCommand('content/sentences/list-introductions.ts', 'listIntroductions');
