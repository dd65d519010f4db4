import { testChecks } from '../test-checks.ts';
import { courseChecks } from './course-checks.ts';

testChecks(await courseChecks());
