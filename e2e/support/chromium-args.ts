/** Chromium heeds only the last list of this kind: what Playwright switches off has to stand in ours too. */
const PLAYWRIGHT_SWITCHES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The address bar of each window that nobody sees loads two pages of its own, for a third of all the work. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

export const chromiumArgs = [
  // As root, in containers and in CI, Chromium's own sandbox cannot start.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as in a window: by default the headless shell rounds them to whole pixels.
  '--font-render-hinting=none',
  // Nothing leaves this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  `--disable-features=${[...PLAYWRIGHT_SWITCHES_OFF, ...ADDRESS_BAR].join(',')}`,
];
