import { courseChecks } from './course-checks.ts';
import { testChecks } from './test-checks.ts';

testChecks(await courseChecks());
