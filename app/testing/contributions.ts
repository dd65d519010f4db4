import { fireEvent, screen, within } from '@testing-library/react';
import type {
  ContributedCurriculum,
  ContributedLesson,
  ContributedTopic,
  ContentVersion,
  Standing,
} from '#contract/contributions/contribution.ts';
import { contributionActionTexts } from '#contract/texts/contributions.ts';
import { dailyLife, oneDay, station } from './courses.ts';

const draft: Standing = {
  state: 'draft',
  published: false,
  revision: 1,
  editable: true,
  createdByEmail: 'hoa@vi.vn',
  reason: '',
  deletedAt: null,
};

/** Three topics of one author. */
export const market: ContributedTopic = { ...dailyLife, ...draft, id: 100_001, title: 'Đi chợ' };
export const office: ContributedTopic = {
  ...market,
  id: 100_002,
  title: 'Văn phòng',
  state: 'changes',
  reason: 'Ảnh mờ quá.',
};
export const travel: ContributedTopic = {
  ...market,
  id: 100_003,
  title: 'Du lịch',
  state: 'waiting',
  published: true,
};
/** A published topic of another author. */
export const foreignTopic: ContributedTopic = {
  ...market,
  id: 1,
  title: 'Đời sống hằng ngày',
  state: 'published',
  published: true,
  editable: false,
  createdByEmail: null,
};

export const fruit: ContributedCurriculum = {
  ...oneDay,
  ...draft,
  id: 100_010,
  name: 'Mua trái cây',
  topicId: market.id,
};

/** A lesson with one sentence, not submitted yet. */
export const apples: ContributedLesson = {
  ...station,
  ...draft,
  id: 100_020,
  title: 'りんご',
  mean: 'Quả táo',
  curriId: fruit.id,
  focus: [],
  introduces: { words: [], grammar: [] },
  unsent: 5,
};

export const versionOf = (number: number, more: Partial<ContentVersion> = {}): ContentVersion => ({
  id: 900 + number,
  number,
  state: 'replaced',
  fields: { title: `Chợ ${number}`, img: '/images/topics/1.svg' },
  author: 'hoa@vi.vn',
  savedAt: '2026-11-05T02:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  notes: [],
  live: false,
  ...more,
});

export const picture = (name = 'cho.png', type = 'image/png', bytes = 4) =>
  new File([new Uint8Array(bytes)], name, { type });

export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
export const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

/** The names in a list of pieces, in order. */
export const namesIn = async (list: string): Promise<(string | null)[]> =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

export async function chooseFromMenu(name: string, entry: string): Promise<void> {
  const button = await screen.findByRole('button', { name: contributionActionTexts.actionsFor(name) });
  // The menu opens on pointer down once its code has loaded, and on click before that.
  fireEvent.pointerDown(button, { button: 0 });
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
}
