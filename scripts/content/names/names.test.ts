import { testChecks } from '../test-checks.ts';
import { nameChecks } from './names-checks.ts';

testChecks(await nameChecks());
