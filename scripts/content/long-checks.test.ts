import { grammarChecks } from './grammar/grammar-checks.ts';
import { introductionChecks } from './sentences/introduction-checks.ts';
import { judgedChecks } from './sentences/judged-checks.ts';
import { testLongChecks } from './test-checks.ts';

testLongChecks([...judgedChecks(), ...introductionChecks(), ...(await grammarChecks())]);
