import { expect, test } from 'vitest';
import { createPasswordHasher } from './passwords.ts';

const cheap = createPasswordHasher({ memoryCost: 8, timeCost: 1 });
const product = createPasswordHasher();

test('a password of the product is hashed with argon2id, 19 MiB and 2 passes', async () => {
  expect(await product.hash('cầu-nối-tiếng-Nhật')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each([
  { made: cheap, read: product, why: 'a hash of less work' },
  { made: product, read: cheap, why: 'a hash of more work' },
])('$why stays readable', async ({ made, read }) => {
  const stored = await made.hash('cầu-nối-tiếng-Nhật');
  expect(await read.matches(stored, 'cầu-nối-tiếng-Nhật')).toBe(true);
  expect(await read.matches(stored, 'cau-noi-tieng-Nhat')).toBe(false);
});

test('an account without a hash has no password', async () => {
  expect(await product.matches(null, '')).toBe(false);
});
