import { testChecks } from '../test-checks.ts';
import { talkChecks } from './talk-checks.ts';

testChecks(await talkChecks());
