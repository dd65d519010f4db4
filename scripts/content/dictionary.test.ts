import { dictionaryChecks } from './dictionary-checks.ts';
import { testChecks } from './test-checks.ts';

testChecks(await dictionaryChecks());
