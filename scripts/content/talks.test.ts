import { talkChecks } from './talk-checks.ts';
import { testChecks } from './test-checks.ts';

testChecks(await talkChecks());
