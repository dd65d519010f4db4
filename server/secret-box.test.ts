import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const SERVER_SECRET = 'a secret of the tests, at least 32 characters';
const box = createSecretBox(SERVER_SECRET, 'tests');

test('a sealed secret can be opened again, and is never sealed the same way twice', () => {
  assert(
    property(string(), string(), (secret, boundTo) => {
      const sealed = box.seal(secret, boundTo);
      expect(box.open(sealed, boundTo)).toBe(Buffer.from(secret).toString());
      expect(box.seal(secret, boundTo)).not.toBe(sealed);
    }),
  );
});

test.each([
  {
    why: 'another key',
    open: (sealed: string) => createSecretBox('another', 'tests').open(sealed, 'users/7'),
  },
  {
    why: 'another purpose',
    open: (sealed: string) => createSecretBox(SERVER_SECRET, 'mail').open(sealed, 'users/7'),
  },
  { why: 'another owner', open: (sealed: string) => box.open(sealed, 'users/8') },
  { why: 'a cut text', open: (sealed: string) => box.open(sealed.slice(0, -2), 'users/7') },
  { why: 'a text that is too short', open: () => box.open('abc', 'users/7') },
  { why: 'no text', open: () => box.open('', 'users/7') },
])('cannot be opened with $why', ({ open }) => {
  expect(open(box.seal('JBSWY3DPEHPK3PXP', 'users/7'))).toBeNull();
});

test('every changed byte is noticed', () => {
  const sealed = Buffer.from(box.seal('JBSWY3DPEHPK3PXP', 'users/7'), 'base64url');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(box.open(changed.toString('base64url'), 'users/7')).toBeNull();
  }
});
