import { testChecks } from '../test-checks.ts';
import { dictionaryChecks } from './dictionary-checks.ts';

testChecks(await dictionaryChecks());
