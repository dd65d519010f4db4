import { expect, test } from 'vitest';
import type { Founder } from '#contract/founder/endpoints.ts';
import { founderGraph } from './founder-graph.ts';

const somebody: Founder = {
  name: 'Người Mẫu',
  role: 'Trợ giảng tiếng Nhật',
  about: null,
  story: [],
  photo: '/images/founder/chan-dung.webp',
  studies: ['Trường Mẫu'],
  work: [],
  certificates: [],
  socials: [{ kind: 'github', url: 'https://github.com/mau' }],
  website: 'https://mau.example/',
};

test('structured data contains only what is known of the person', () => {
  expect(founderGraph('https://hoc.example', somebody)).toEqual([
    {
      '@type': 'ProfilePage',
      url: 'https://hoc.example/profile',
      mainEntity: {
        '@type': 'Person',
        name: 'Người Mẫu',
        jobTitle: 'Trợ giảng tiếng Nhật',
        image: 'https://hoc.example/images/founder/chan-dung.webp',
        url: 'https://mau.example/',
        sameAs: ['https://github.com/mau'],
        alumniOf: [{ '@type': 'EducationalOrganization', name: 'Trường Mẫu' }],
      },
    },
  ]);
});

test('a role without a name is no person', () => {
  expect(founderGraph('https://hoc.example', { ...somebody, name: null })).toEqual([]);
});
