import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pagePolicy } from './content-security-policy.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const scriptRule = (inlineScripts: readonly string[]) =>
  /script-src ([^;]*)/.exec(pagePolicy({ inlineScripts }))?.[1];

describe('allowed scripts', () => {
  test('the hash is the one that browsers compute', () => {
    // The example of https://www.w3.org/TR/CSP3/#script-src-hash-usage
    expect(scriptRule(["alert('Hello, world.');"])).toBe(
      "'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  test.each([
    { scripts: [], rule: "'self'", why: 'only files' },
    { scripts: ['a()', 'b()'], rule: `'self' ${hashOf('a()')} ${hashOf('b()')}`, why: 'several' },
    {
      scripts: ['\nchào("水")\n'],
      rule: `'self' ${hashOf('\nchào("水")\n')}`,
      why: 'one with non-ASCII letters, as UTF-8, and with its line ends',
    },
  ])('$why', ({ scripts, rule }) => {
    expect(scriptRule(scripts)).toBe(rule);
  });
});

test.each([
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "style-src 'self'",
  // Sounds of our voice are fetched and then played from memory.
  "media-src 'self' blob:",
])('every page has %s', (rule) => {
  expect(pagePolicy({ inlineScripts: [] }).split('; ')).toContain(rule);
});

test('inline scripts and eval are not allowed in general', () => {
  const scripts = pagePolicy({ inlineScripts: ['a()'] })
    .split('; ')
    .filter((rule) => rule.startsWith('script-src'));
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).not.toContain('unsafe');
});

describe('the sign-in button of Google', () => {
  const google = pagePolicy({ inlineScripts: [], google: true }).split('; ');

  test.each([
    "script-src 'self' https://accounts.google.com/gsi/client",
    "style-src 'self' https://accounts.google.com/gsi/style",
    'frame-src https://accounts.google.com/gsi/',
    "connect-src 'self' https://accounts.google.com/gsi/",
  ])('is allowed by %s', (rule) => {
    expect(google).toContain(rule);
  });

  test('is allowed only where it is configured', () => {
    expect(pagePolicy({ inlineScripts: [] })).not.toContain('google');
  });
});
