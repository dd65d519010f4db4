import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { policyFor } from './content-security-policy.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const scriptRule = (html: string) => /script-src ([^;]*)/.exec(policyFor(html))?.[1];

describe('which scripts may run', () => {
  test('the hash is the one that browsers compute', () => {
    // The example of https://www.w3.org/TR/CSP3/#script-src-hash-usage
    expect(scriptRule("<script>alert('Hello, world.');</script>")).toBe(
      "'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  test.each([
    { html: '<p>không có</p>', rule: "'self'", why: 'none' },
    { html: '<script src="/assets/a.js"></script>', rule: "'self'", why: 'a file of ours, by its address' },
    { html: '<script type="module" async src="/a.js"></script>', rule: "'self'", why: 'a module of ours' },
    { html: '<script type="application/json">{"a":1}</script>', rule: "'self'", why: 'data is no script' },
    {
      html: '<script type="application/ld+json">{"a":1}</script>',
      rule: "'self'",
      why: 'nor is linked data',
    },
    { html: '<script>a()</script>', rule: `'self' ${hashOf('a()')}`, why: 'an inline script' },
    {
      html: '<script type="module" async="">\nimport "/a.js";\n</script>',
      rule: `'self' ${hashOf('\nimport "/a.js";\n')}`,
      why: 'an inline module, with its line ends',
    },
    {
      html: '<script>chào("水")</script>',
      rule: `'self' ${hashOf('chào("水")')}`,
      why: 'a script with letters of ours, as UTF-8',
    },
    {
      html: '<script>a()</script><script src="/b.js"></script><script>c()</script><script>a()</script>',
      rule: `'self' ${hashOf('a()')} ${hashOf('c()')}`,
      why: 'several, the same one once',
    },
  ])('$why', ({ html, rule }) => {
    expect(scriptRule(html)).toBe(rule);
  });
});

test.each([
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "style-src 'self'",
  // A sound of our voice is fetched and then played from memory.
  "media-src 'self' blob:",
])('every page has %s', (rule) => {
  expect(policyFor('').split('; ')).toContain(rule);
});

test('nothing may run or be evaluated just because it is inline', () => {
  const scripts = policyFor('<script>a()</script>')
    .split('; ')
    .filter((rule) => rule.startsWith('script-src'));
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).not.toContain('unsafe');
});

describe('the sign-in button of Google', () => {
  const google = (html = '') => policyFor(html, { google: true }).split('; ');

  test.each([
    "script-src 'self' https://accounts.google.com/gsi/client",
    "style-src 'self' https://accounts.google.com/gsi/style",
    'frame-src https://accounts.google.com/gsi/',
    "connect-src 'self' https://accounts.google.com/gsi/",
  ])('is let in by %s', (rule) => {
    expect(google()).toContain(rule);
  });

  test('is let in only where it is configured', () => {
    expect(policyFor('')).not.toContain('google');
  });
});
