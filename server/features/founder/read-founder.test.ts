import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentTexts } from '#contract/texts/operator.ts';
import { ContentError } from '#server/db/content/content-error.ts';
import { projectRoot } from '#server/project-root.ts';
import { withContentFiles } from '#server/testing/data/content-files.ts';
import { readFounder } from './read-founder.ts';

const read = (text: string) => withContentFiles({ 'founder.yaml': text }, readFounder);

test.each([
  { rest: '', why: 'everything else is missing' },
  {
    rest: "name:\nabout: ''\nphoto: ' '\nstudies:\nwork:\nsocials: []\nwebsite: ~",
    why: 'everything else is blank',
  },
])('only the role: $why', async ({ rest }) => {
  expect(await read(`role: Trợ giảng\n${rest}`)).toEqual({
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
  });
});

test('the shipped file has the role and Kakehashi, and no invented person', async () => {
  const { role, story, ...person } = await readFounder(join(projectRoot, 'content'));
  expect(role).toBe('Sinh viên cao đẳng bách khoa, trợ giảng tiếng Nhật');
  expect(story).not.toEqual([]);
  expect(Object.values(person).filter((field) => field !== null && field.length > 0)).toEqual([]);
});

test('a founder with everything', async () => {
  const founder = await read(`
name: Người Mẫu
role: Trợ giảng
about: Vài lời.
story: [Câu chuyện.]
photo: /images/founder/chan-dung.webp
studies: [Trường Mẫu]
work:
  - { title: Trợ giảng, place: Lớp Mẫu, from: 2024-09 }
  - { title: Thực tập, place: Xưởng Mẫu, from: 2023, to: 2024, text: Việc nhỏ. }
certificates:
  - { name: JLPT N2, issuer: Ban tổ chức, year: 2024, image: /images/founder/n2.png }
  - { name: JLPT N3 }
socials: [{ kind: tiktok, url: 'https://www.tiktok.com/@mau' }]
website: https://mau.example/toi
`);
  expect(founder).toMatchObject({
    name: 'Người Mẫu',
    photo: '/images/founder/chan-dung.webp',
    work: [
      { title: 'Trợ giảng', place: 'Lớp Mẫu', from: '2024-09', to: null, text: null },
      { title: 'Thực tập', place: 'Xưởng Mẫu', from: '2023', to: '2024', text: 'Việc nhỏ.' },
    ],
    certificates: [
      { name: 'JLPT N2', issuer: 'Ban tổ chức', year: 2024, image: '/images/founder/n2.png' },
      { name: 'JLPT N3', issuer: null, year: null, image: null },
    ],
    socials: [{ kind: 'tiktok', url: 'https://www.tiktok.com/@mau' }],
    website: 'https://mau.example/toi',
  });
});

describe('a wrong file is refused with its line', () => {
  const WORK = 'title: Trợ giảng, place: Lớp';
  test.each([
    { line: 'name: Người Mẫu', role: '', says: 'role', why: 'no role' },
    { line: 'website: http://mau.example', says: contentTexts.secureLink, why: 'a link without https' },
    {
      line: 'website: https:mau.example',
      says: contentTexts.secureLink,
      why: 'a path that looks like a link',
    },
    {
      line: 'website: https://mau.example@other.example',
      says: contentTexts.secureLink,
      why: 'a disguised host',
    },
    {
      line: "website: 'javascript:alert(1)'",
      says: contentTexts.secureLink,
      why: 'a link that would run a script',
    },
    {
      line: "socials: [{ kind: github, url: 'data:text/html,x' }]",
      says: contentTexts.secureLink,
      why: 'an HTML page in a data link',
    },
    {
      line: "socials: [{ kind: myspace, url: 'https://a.example' }]",
      says: 'kind',
      why: 'an unknown social network',
    },
    {
      line: 'photo: https://a.example/x.png',
      says: contentTexts.ownPicture,
      why: 'a picture from another site',
    },
    { line: 'photo: /images/../secret.png', says: contentTexts.ownPicture, why: 'a path out of the folder' },
    { line: `work: [{ ${WORK}, from: 2024-13 }]`, says: contentTexts.yearOrMonth, why: 'a thirteenth month' },
    {
      line: `work: [{ ${WORK}, from: '09/2024' }]`,
      says: contentTexts.yearOrMonth,
      why: 'a month before the year',
    },
    {
      line: `work: [{ ${WORK}, from: 2024, to: 2023-05 }]`,
      says: contentTexts.endsBeforeBeginning,
      why: 'an end before its beginning',
    },
    { line: 'certificates: [{ issuer: Ai đó }]', says: 'name', why: 'a certificate without a name' },
    { line: 'birthday: 2000-01-01', says: 'birthday', why: 'an unknown field' },
  ])('$why', async ({ line, role = 'role: Trợ giảng', says }) => {
    const failure: unknown = await read(`${role}\n${line}`).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ContentError);
    expect(String(failure)).toContain('content/founder.yaml, dòng ');
    expect(String(failure)).toContain(says);
  });
});

test('a period from a month to the end of its year is valid', async () => {
  const { work } = await read(
    'role: Trợ giảng\nwork: [{ title: A, place: B, from: 2024-09, to: 2024 }, { title: A, place: B, from: 2024, to: 2024-02 }]',
  );
  expect(work.map(({ from, to }) => [from, to])).toEqual([
    ['2024-09', '2024'],
    ['2024', '2024-02'],
  ]);
});
