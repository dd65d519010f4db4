import { testChecks } from './test-checks.ts';
import { textChecks } from './text-checks.ts';

testChecks(await textChecks());
