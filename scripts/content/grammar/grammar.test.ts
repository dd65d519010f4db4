import { testChecks } from '../test-checks.ts';
import { grammarChecks } from './grammar-checks.ts';

testChecks(await grammarChecks());
