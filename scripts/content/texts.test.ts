import { textChecks } from './text-checks.ts';
import { testChecks } from './test-checks.ts';

testChecks(await textChecks());
