import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownAnnouncement } from '#contract/site-settings/site-endpoint.ts';
import { announcementTexts as texts } from '#contract/texts/announcement.ts';
import { closedAnnouncementScript } from '#app/lib/site/closed-announcement.ts';
import { Announcement } from './announcement.tsx';

const NEWS: ShownAnnouncement = {
  id: 'a1',
  text: 'Bảo trì tối nay.',
  link: null,
  linkText: '',
  closable: true,
};

function show(announcement: ShownAnnouncement) {
  const Page = createRoutesStub([
    { path: '/', Component: () => <Announcement announcement={announcement} /> },
  ]);
  return render(<Page />);
}
const banner = () => screen.queryByRole('complementary', { name: texts.label });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('is closed for good, until there is another one', () => {
  show(NEWS);
  fireEvent.click(screen.getByRole('button', { name: texts.close }));
  expect(banner()).toBeNull();
  cleanup();
  show(NEWS);
  expect(banner()).toBeNull();
  cleanup();
  show({ ...NEWS, id: 'a2' });
  expect(banner()).not.toBeNull();
});

test('one that cannot be closed has no button, and ignores what was closed', () => {
  localStorage.setItem('closedAnnouncement', 'a1');
  show({ ...NEWS, closable: false });
  expect(banner()).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  { linkText: 'Xem lịch', shown: 'Xem lịch', why: 'with its own text' },
  { linkText: '', shown: texts.linkText, why: 'with the usual text' },
])('has a link $why', ({ linkText, shown }) => {
  show({ ...NEWS, link: '/feedback', linkText });
  expect(screen.getByRole('link', { name: shown }).getAttribute('href')).toBe('/feedback');
});

/** As the parser of the document does: the script is right behind the banner. */
function runBeforePaint(id: string): HTMLElement {
  const aside = document.createElement('aside');
  aside.dataset['announcement'] = id;
  const script = document.createElement('script');
  document.body.append(aside, script);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(closedAnnouncementScript)();
  script.remove();
  aside.remove();
  return aside;
}

test.each([
  { closed: 'a1', isHidden: true, why: 'the closed one' },
  { closed: 'a0', isHidden: false, why: 'another one' },
  { closed: null, isHidden: false, why: 'nothing closed yet' },
])('before the first paint, $why is hidden: $isHidden', ({ closed, isHidden }) => {
  if (closed !== null) localStorage.setItem('closedAnnouncement', closed);
  expect(runBeforePaint('a1').hidden).toBe(isHidden);
});
