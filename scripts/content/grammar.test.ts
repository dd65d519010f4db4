import { grammarChecks } from './grammar-checks.ts';
import { testChecks } from './test-checks.ts';

testChecks(await grammarChecks());
