// `npm run test:e2e`: a browser, a data folder with one account for each role, then Playwright on the built product. All
// arguments go to Playwright: `npm run test:e2e -- e2e/search.spec.ts --grep-invert @all`.
import { spawnSync } from 'node:child_process';
import { preparedData } from '../e2e/support/prepared-data.mjs';
import { findChromium } from './find-chromium.mjs';

const environment = {
  ...process.env,
  CHROMIUM_PATH: findChromium(),
  E2E_DATA_DIR: await preparedData(),
};
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: environment,
});
process.exitCode = status ?? 1;
