import { testChecks } from '../test-checks.ts';
import { pathChecks } from './path-checks.ts';

testChecks(await pathChecks());
