import { testChecks } from '../test-checks.ts';
import { introductionChecks } from './introduction-checks.ts';

testChecks(introductionChecks());
