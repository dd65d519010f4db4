import { testChecks } from '../test-checks.ts';
import { judgedChecks } from './judged-checks.ts';

testChecks(judgedChecks());
