import { testChecks } from '../test-checks.ts';
import { kanaChecks } from './kana-checks.ts';

testChecks(await kanaChecks());
