import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Donation } from '#contract/donate/endpoints.ts';
import { projectRoot } from '#server/project-root.ts';
import { mountRoutes } from '#server/testing/mount-routes.ts';
import { donateRoutes } from './donate.routes.ts';
import { readDonation } from './read-donation.ts';

test('the shipped file has a greeting and no bank account', async () => {
  const { call } = await mountRoutes(donateRoutes(() => readDonation(join(projectRoot, 'content'))));
  const { status, body } = await call('GET', '/api/donate');
  expect(status).toBe(200);
  expect(body).toMatchObject({ greeting: 'Cảm ơn bạn đã ghé qua', bankAccount: null });
});

test('a configured account is public', async () => {
  const donation: Donation = {
    greeting: 'Chào bạn',
    letter: ['Cảm ơn bạn.'],
    signature: 'Đội ngũ',
    bankAccount: {
      bank: '970403',
      bankName: 'Ngân hàng Mẫu',
      account: '0011012345678',
      accountName: 'QUY MAU',
      note: 'UNG HO',
      amounts: [20_000],
    },
  };
  const { call } = await mountRoutes(donateRoutes(async () => donation));
  expect((await call('GET', '/api/donate')).body).toEqual(donation);
});
