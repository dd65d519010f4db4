// Finds the system's Chromium for the browser tests, or installs one: Debian's package first, otherwise Playwright's
// build. The headless shell comes first: without windows and address bars it needs half the CPU.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** The path of a browser that can be started. */
export function findChromium() {
  return known() ?? (installFromDebian() || installFromPlaywright() ? known() : undefined) ?? fail();
}

function known() {
  const candidates = [process.env.CHROMIUM_PATH, ...NAMES.map(onPath), chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

const onPath = (name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim();

function installFromDebian() {
  if (!onPath('apt-get')) return false;
  console.log('No Chromium found: installing the Debian package…');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => run(...asRoot, 'apt-get', ...args);
  const install = (name) => apt('install', '-q', '-y', '--no-install-recommends', name, 'fonts-noto-cjk');
  return apt('update', '-q') && (install('chromium-headless-shell') || install('chromium'));
}

function installFromPlaywright() {
  console.log('No Chromium found: asking Playwright for its own…');
  return run('npx', 'playwright', 'install', 'chromium');
}

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function fail() {
  throw new Error('No Chromium: install the package "chromium" or set CHROMIUM_PATH.');
}
