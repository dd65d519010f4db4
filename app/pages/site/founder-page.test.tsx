import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Founder } from '#contract/founder/endpoints.ts';
import { founderTexts } from '#contract/texts/founder.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import FounderPage from './founder-page.tsx';

afterEach(cleanup);

const roleAlone: Founder = {
  name: null,
  role: 'Trợ giảng tiếng Nhật',
  about: null,
  story: [],
  photo: null,
  studies: [],
  work: [],
  certificates: [],
  socials: [],
  website: null,
};
const somebody: Founder = {
  name: 'Người Mẫu',
  role: 'Trợ giảng tiếng Nhật',
  about: 'Vài lời về Người Mẫu.',
  story: ['Vì 架け橋 là nhịp cầu.'],
  photo: '/images/founder/chan-dung.webp',
  studies: ['Trường Mẫu'],
  work: [
    { title: 'Trợ giảng', place: 'Lớp Mẫu', from: '2024-09', to: null, text: 'Lớp buổi tối.' },
    { title: 'Thực tập', place: 'Xưởng Mẫu', from: '2023', to: '2024-06', text: null },
  ],
  certificates: [
    { name: 'JLPT N2', issuer: 'Ban tổ chức', year: 2024, image: '/images/founder/n2.png' },
    { name: 'JLPT N3', issuer: null, year: null, image: null },
  ],
  socials: [{ kind: 'github', url: 'https://github.com/mau' }],
  website: 'https://mau.example/',
};

async function open(founder: Founder) {
  renderWithApi(<FounderPage />, { 'GET /api/founder': () => Response.json(founder) }, '/profile');
  await screen.findByRole('heading', { level: 1 });
}

const personData = () => document.querySelector('script[type="application/ld+json"]')?.textContent;
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('only the role is known', () => {
  test('the role replaces the name, and empty sections are hidden', async () => {
    await open(roleAlone);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Trợ giảng tiếng Nhật');
    expect(document.title).toBe('Trợ giảng tiếng Nhật · Kakehashi');
    expect(headings()).toEqual([founderTexts.beliefsHeading, founderTexts.closingHeading]);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('list', { name: founderTexts.linksLabel })).toBeNull();
  });

  test('there is no structured data', async () => {
    await open(roleAlone);
    expect(personData()).toBeUndefined();
  });

  test('the page links to the product', async () => {
    await open(roleAlone);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/exercises',
      '/feedback',
    ]);
  });
});

describe('a complete profile', () => {
  test('has all sections', async () => {
    await open(somebody);
    expect(document.title).toBe('Người Mẫu · Kakehashi');
    expect(headings()).toEqual([
      founderTexts.storyHeading,
      founderTexts.studiesHeading,
      founderTexts.workHeading,
      founderTexts.certificatesHeading,
      founderTexts.beliefsHeading,
      founderTexts.closingHeading,
    ]);
    expect(screen.getByText('Từ 09/2024 đến nay')).toBeDefined();
    expect(screen.getByText('2023 – 06/2024')).toBeDefined();
    expect(screen.getByText('Ban tổ chức · 2024')).toBeDefined();
    expect(screen.getByText('架け橋', { selector: 'p > [lang=ja]' })).toBeDefined();
  });

  test('a certificate without a picture has our frame', async () => {
    await open(somebody);
    const pictures = screen.getAllByRole('img').map((picture) => picture.getAttribute('src'));
    expect(pictures).toEqual(['/images/founder/chan-dung.webp', '/images/founder/n2.png']);
    expect(screen.getAllByText('JLPT N3'), 'in the frame and under it').toHaveLength(2);
  });

  test('external links send no referrer', async () => {
    await open(somebody);
    const links = within(screen.getByRole('list', { name: founderTexts.linksLabel })).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
    ).toEqual([
      [founderTexts.website, 'https://mau.example/', 'noreferrer me'],
      ['GitHub', 'https://github.com/mau', 'noreferrer me'],
    ]);
  });

  test('has structured data', async () => {
    await open(somebody);
    expect(personData()).toBeDefined();
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description).toBe('Vài lời về Người Mẫu.');
  });
});
