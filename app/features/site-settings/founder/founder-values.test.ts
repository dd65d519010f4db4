import { expect, test } from 'vitest';
import type { Founder } from '#contract/founder/endpoints.ts';
import { BLANK_CERTIFICATE, BLANK_JOB, founderForm, previewOf, typedFounderOf } from './founder-values.ts';

const FULL: Founder = {
  name: 'Người Mẫu',
  role: 'Trợ giảng',
  about: 'Vài lời.',
  story: ['Đoạn một.', 'Đoạn hai.'],
  photo: '/images/a.webp',
  studies: ['Trường A', 'Trường B'],
  work: [
    { title: 'Trợ giảng', place: 'Lớp', from: '2024-09', to: null, text: null },
    { title: 'Thực tập', place: 'Xưởng', from: '2023', to: '2024', text: 'Việc nhỏ.' },
  ],
  certificates: [
    { name: 'N2', issuer: 'Ban tổ chức', year: 2024, image: '/images/b.webp' },
    { name: 'N3', issuer: null, year: null, image: null },
  ],
  socials: [{ kind: 'github', url: 'https://github.com/mau' }],
  website: 'https://mau.example/',
};
const EMPTY: Founder = {
  name: null,
  role: 'Trợ giảng',
  about: null,
  story: [],
  photo: null,
  studies: [],
  work: [],
  certificates: [],
  socials: [],
  website: null,
};

test.each([
  { founder: FULL, why: 'everything filled in' },
  { founder: EMPTY, why: 'only the role' },
])('a form that is not changed sends what it was given: $why', ({ founder }) => {
  expect(typedFounderOf(founderForm(founder))).toEqual(founder);
  expect(previewOf(founderForm(founder))).toEqual(founder);
});

test('the preview leaves out what is not filled in yet, and what would be refused', () => {
  const form = {
    ...founderForm(FULL),
    work: [BLANK_JOB],
    certificates: [BLANK_CERTIFICATE],
    socials: [{ kind: 'github' as const, url: 'javascript:alert(1)' }],
    website: 'javascript:alert(1)',
  };
  expect(previewOf(form)).toMatchObject({ work: [], certificates: [], socials: [], website: null });
  // It is sent as it is, so that the server can say what is wrong.
  expect(typedFounderOf(form)).toMatchObject({ website: 'javascript:alert(1)' });
});
