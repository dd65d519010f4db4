import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SecretState, SiteDesk } from '#contract/site-settings/endpoints.ts';
import {
  connectionTexts,
  donationFormTexts,
  founderFormTexts,
  identityTexts,
  pushKeyTexts,
  secretTexts,
  siteDeskTexts,
} from '#contract/texts/site-desk.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import SiteDeskPage from './site-desk-page.tsx';

const setting = <Value,>(
  value: Value,
  environment: Record<string, string> = {},
  unusable: Record<string, string> = {},
) => ({ value, revision: 3, environment, unusable });

const desk = (changes: Partial<SiteDesk> = {}): SiteDesk => ({
  identity: setting({ name: 'Kakehashi', email: null, phone: null, address: null }),
  announcement: setting({ text: '', link: null, linkText: '', from: null, until: null, closable: true }),
  registration: setting({ isOpen: true }),
  founder: setting({
    name: null,
    role: 'Trợ giảng',
    about: null,
    story: ['Đoạn một.'],
    photo: null,
    studies: [],
    work: [],
    certificates: [],
    socials: [],
    website: null,
  }),
  donation: setting({ greeting: 'Chào bạn', letter: ['Cảm ơn.'], signature: 'Đội ngũ', bankAccount: null }),
  model: setting({ baseUrl: 'http://localhost:11434/v1', model: 'gia-su', dailyAnswers: null }),
  mail: setting({ server: null, user: null, sender: null }),
  google: setting({ clientId: null }),
  secrets: { 'model-key': 'stored', 'mail-password': 'none' },
  answersToday: 7,
  pushKey: 'stored',
  ...changes,
});

const DESK = 'GET /api/site/settings';
const SAVE_MODEL = 'PUT /api/site/settings/model';

/** The replies that every save causes. */
const answersWith = (given: SiteDesk) => ({
  [DESK]: () => Response.json(given),
  'GET /api/site/changes': () => Response.json([]),
  'GET /api/site': () =>
    Response.json({
      name: 'Kakehashi',
      contact: { email: null, phone: null, address: null },
      announcement: null,
    }),
});
const open = (tab: string, given = desk(), more = {}) =>
  renderWithApi(<SiteDeskPage />, { ...answersWith(given), ...more }, `/site?tab=${tab}`);
const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the preview follows the form before anything is saved', async () => {
  const { callsOf } = open('founder');
  const form = await section(founderFormTexts.heading);
  fireEvent.change(form.getByLabelText(founderFormTexts.name), { target: { value: 'Người Mẫu' } });
  const preview = await section(siteDeskTexts.preview);
  await waitFor(() => expect(preview.getByText('Người Mẫu')).toBeDefined());
  expect(preview.getByText('Đoạn một.')).toBeDefined();
  expect(callsOf('PUT /api/site/settings/founder')).toEqual([]);
});

describe('a new name of the site, which stands in the texts of other tabs', () => {
  const about = (name: string) => `Người làm ra ${name}.`;
  const named = (name: string, changes: Partial<SiteDesk> = {}): SiteDesk => {
    const { founder, donation, ...others } = desk();
    return {
      ...others,
      identity: setting({ name, email: null, phone: null, address: null }),
      founder: setting({ ...founder.value, about: about(name) }),
      donation: setting({ ...donation.value, signature: name }),
      ...changes,
    };
  };
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  /** On a tab that is hidden, but there. */
  const rename = () => {
    const form = screen.getByText(identityTexts.heading).closest('form');
    if (form) fireEvent.submit(form);
  };

  const openNamed = async (changes = {}) => {
    open('founder', named('Kakehashi'), {
      'PUT /api/site/settings/identity': () => Response.json(named('Cầu Mới')),
      ...changes,
    });
    return section(founderFormTexts.heading);
  };

  test('changes them, and leaves what is being typed there', async () => {
    const founder = await openNamed();
    const role = founder.getByLabelText<HTMLInputElement>(founderFormTexts.role);
    const letter = screen.getByLabelText<HTMLTextAreaElement>(donationFormTexts.letter);
    type(role, 'Cô giáo');
    fireEvent.click(founder.getByRole('button', { name: founderFormTexts.addJob }));
    type(founder.getByLabelText(founderFormTexts.title), 'Phiên dịch');
    type(letter, 'Thư đang viết dở.');
    rename();
    const intro = founder.getByLabelText<HTMLTextAreaElement>(founderFormTexts.about);
    await waitFor(() => expect(intro.value).toBe(about('Cầu Mới')));
    expect(screen.getByLabelText<HTMLInputElement>(donationFormTexts.signature).value).toBe('Cầu Mới');
    expect(role.value).toBe('Cô giáo');
    expect(founder.getByLabelText<HTMLInputElement>(founderFormTexts.title).value).toBe('Phiên dịch');
    expect(letter.value).toBe('Thư đang viết dở.');
  });

  test('sends what was begun on an older revision as such: another editor has saved meanwhile', async () => {
    const newer = named('Cầu Mới');
    const save = 'PUT /api/site/settings/founder';
    const { callsOf } = open('founder', named('Kakehashi'), {
      'PUT /api/site/settings/identity': () =>
        Response.json({ ...newer, founder: { ...newer.founder, revision: 4 } }),
      [save]: () => refusal(409, 'Có người vừa lưu phần này.'),
    });
    const founder = await section(founderFormTexts.heading);
    type(founder.getByLabelText(founderFormTexts.role), 'Cô giáo');
    rename();
    const intro = founder.getByLabelText<HTMLTextAreaElement>(founderFormTexts.about);
    await waitFor(() => expect(intro.value).toBe(about('Cầu Mới')));
    fireEvent.click(founder.getByRole('button', { name: siteDeskTexts.save }));
    expect(await founder.findByText('Có người vừa lưu phần này.')).toBeDefined();
    expect(callsOf(save)).toMatchObject([{ body: { revision: 3 } }]);
  });

  const NEW = 'Chữ vừa gõ';
  test.each([
    {
      part: founderFormTexts.heading,
      label: founderFormTexts.role,
      call: 'PUT /api/site/settings/founder',
      stored: { founder: setting({ ...desk().founder.value, role: NEW }) },
      usual: 'Trợ giảng',
    },
    {
      part: donationFormTexts.heading,
      label: donationFormTexts.greeting,
      call: 'PUT /api/site/settings/donation',
      stored: { donation: setting({ ...desk().donation.value, greeting: NEW }) },
      usual: 'Chào bạn',
    },
  ])('finds nothing typed after a save, which shows what is stored: $part', async (given) => {
    await openNamed({ [given.call]: () => Response.json(named('Kakehashi', given.stored)) });
    const form = within(screen.getByRole('region', { name: given.part, hidden: true }));
    const field = form.getByLabelText<HTMLInputElement>(given.label);
    type(field, `  ${NEW} `);
    fireEvent.click(form.getByRole('button', { name: siteDeskTexts.save, hidden: true }));
    await waitFor(() => expect(field.value).toBe(NEW));
    rename();
    await waitFor(() => expect(field.value).toBe(given.usual));
  });
});

test('a refusal is shown at its field, and what was typed stays', async () => {
  const refuse = () => refusal(400, 'Tên không được bỏ trống.', 'name');
  open('site', desk(), { 'PUT /api/site/settings/identity': refuse });
  const form = await section(identityTexts.heading);
  const name = form.getByLabelText<HTMLInputElement>(identityTexts.name);
  fireEvent.change(name, { target: { value: ' ' } });
  fireEvent.click(form.getByRole('button', { name: siteDeskTexts.save }));
  expect(await form.findByText('Tên không được bỏ trống.')).toBeDefined();
  expect(name.value).toBe(' ');
  expect(name.getAttribute('aria-invalid')).toBe('true');
});

test('two people who edit at once: the second is told, for the whole form', async () => {
  const refuse = () => refusal(409, 'Có người vừa lưu phần này.');
  open('site', desk(), { 'PUT /api/site/settings/identity': refuse });
  const form = await section(identityTexts.heading);
  fireEvent.click(form.getByRole('button', { name: siteDeskTexts.save }));
  expect((await form.findByRole('alert')).textContent).toBe('Có người vừa lưu phần này.');
});

test('what the environment sets cannot be edited, and is not sent', async () => {
  const environment = { baseUrl: 'AI_BASE_URL', model: 'AI_MODEL', key: 'AI_API_KEY' };
  const given = desk({
    model: setting({ baseUrl: 'http://model.example', model: 'lon', dailyAnswers: null }, environment),
    secrets: { 'model-key': 'environment', 'mail-password': 'none' },
  });
  const { sent } = open('connections', given, { [SAVE_MODEL]: () => Response.json(given) });
  const form = await section(connectionTexts.modelHeading);
  const address = form.getByLabelText<HTMLInputElement>(connectionTexts.baseUrl);
  expect(address.readOnly).toBe(true);
  expect(form.getByText(siteDeskTexts.byEnvironment('AI_API_KEY'))).toBeDefined();
  expect(form.queryByRole('button', { name: connectionTexts.disconnect })).toBeNull();
  fireEvent.change(form.getByLabelText(connectionTexts.dailyAnswers), { target: { value: '50' } });
  fireEvent.click(form.getByRole('button', { name: siteDeskTexts.save }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === SAVE_MODEL)?.body).toEqual({
      revision: 3,
      value: { baseUrl: '', model: '', dailyAnswers: 50 },
    }),
  );
});

test('an application for Google that the environment sets cannot be edited, and is not sent', async () => {
  const save = 'PUT /api/site/settings/google';
  const given = desk({ google: setting({ clientId: 'cau-noi.apps' }, { clientId: 'GOOGLE_CLIENT_ID' }) });
  const { callsOf } = open('connections', given, { [save]: () => Response.json(given) });
  const form = await section(connectionTexts.googleHeading);
  const field = form.getByLabelText<HTMLInputElement>(connectionTexts.clientId);
  expect([field.value, field.readOnly]).toEqual(['cau-noi.apps', true]);
  expect(form.getByText(siteDeskTexts.byEnvironment('GOOGLE_CLIENT_ID'))).toBeDefined();
  fireEvent.click(form.getByRole('button', { name: siteDeskTexts.save }));
  await waitFor(() => expect(callsOf(save)).toMatchObject([{ body: { value: { clientId: '' } } }]));
});

test('a stored value that cannot be used is named, and stands in its field to be corrected', async () => {
  const stored = { server: 'smtp.example.com:99999' };
  const given = desk({ mail: setting({ server: null, user: 'chu', sender: null }, {}, stored) });
  const { sent } = open('connections', given, { 'PUT /api/site/settings/mail': () => Response.json(desk()) });
  const form = await section(connectionTexts.mailHeading);
  expect(form.getByRole('note').textContent).toContain('Máy chủ thư: smtp.example.com:99999');
  const server = form.getByLabelText<HTMLInputElement>(connectionTexts.server);
  expect(server.value).toBe('smtp.example.com:99999');
  fireEvent.change(server, { target: { value: 'smtp.example.com:587' } });
  fireEvent.click(form.getByRole('button', { name: siteDeskTexts.save }));
  await waitFor(() => expect(form.queryByRole('note')).toBeNull());
  expect(sent.find(({ call }) => call === 'PUT /api/site/settings/mail')?.body).toMatchObject({
    value: { server: 'smtp.example.com:587', user: 'chu' },
  });
});

test('a number of answers that is no number does not become “no limit”', async () => {
  const { sent } = open('connections', desk(), {
    [SAVE_MODEL]: () => refusal(400, 'Số sai.', 'dailyAnswers'),
  });
  const form = await section(connectionTexts.modelHeading);
  fireEvent.change(form.getByLabelText(connectionTexts.dailyAnswers), { target: { value: 'năm mươi' } });
  fireEvent.click(form.getByRole('button', { name: siteDeskTexts.save }));
  expect(await form.findByText('Số sai.')).toBeDefined();
  expect(sent.find(({ call }) => call === SAVE_MODEL)?.body).toMatchObject({ value: { dailyAnswers: 0 } });
});

describe('a stored key', () => {
  const openModel = async (state: SecretState = 'stored') => {
    const given = desk({ secrets: { 'model-key': state, 'mail-password': 'none' } });
    const { sent } = open('connections', given, { [SAVE_MODEL]: () => Response.json(given) });
    const form = await section(connectionTexts.modelHeading);
    const save = async () => {
      fireEvent.click(form.getByRole('button', { name: siteDeskTexts.save }));
      await waitFor(() => expect(sent.some(({ call }) => call === SAVE_MODEL)).toBe(true));
      return sent.find(({ call }) => call === SAVE_MODEL)?.body as { key?: string | null };
    };
    return { form, save };
  };

  test('is not shown and stays with a save', async () => {
    const { form, save } = await openModel();
    expect(form.queryByLabelText(connectionTexts.key, { selector: 'input' })).toBeNull();
    expect('key' in (await save())).toBe(false);
  });

  test('is replaced', async () => {
    const { form, save } = await openModel();
    fireEvent.click(form.getByRole('button', { name: secretTexts.replace }));
    fireEvent.change(form.getByLabelText(connectionTexts.key), { target: { value: 'sk-moi' } });
    expect(await save()).toMatchObject({ key: 'sk-moi' });
  });

  test('is deleted with the save, and can be kept until then', async () => {
    const { form, save } = await openModel();
    fireEvent.click(form.getByRole('button', { name: secretTexts.remove }));
    expect(form.getByText(secretTexts.willBeRemoved)).toBeDefined();
    fireEvent.click(form.getByRole('button', { name: secretTexts.keep }));
    expect(form.getByText(secretTexts.states.stored)).toBeDefined();
    fireEvent.click(form.getByRole('button', { name: secretTexts.remove }));
    expect(await save()).toMatchObject({ key: null });
  });

  test.each(['elsewhere', 'unreadable'] as const)(
    'that is %s is explained, and can be typed again',
    async (state) => {
      const { form, save } = await openModel(state);
      expect(form.getByText(secretTexts.states[state])).toBeDefined();
      fireEvent.change(form.getByLabelText(connectionTexts.key), { target: { value: 'sk-moi' } });
      expect(await save()).toMatchObject({ key: 'sk-moi' });
    },
  );
});

test('disconnecting clears the address and deletes the key', async () => {
  const { sent } = open('connections', desk(), { [SAVE_MODEL]: () => Response.json(desk()) });
  const form = await section(connectionTexts.modelHeading);
  fireEvent.click(form.getByRole('button', { name: connectionTexts.disconnect }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === SAVE_MODEL)?.body).toMatchObject({
      value: { baseUrl: '', model: '' },
      key: null,
    }),
  );
});

test('the test says what went wrong, without saving', async () => {
  const message = 'Mô hình từ chối khóa.';
  const { callsOf } = open('connections', desk(), {
    'POST /api/site/model/test': () => Response.json({ ok: false, message }),
  });
  const form = await section(connectionTexts.modelHeading);
  fireEvent.click(form.getByRole('button', { name: connectionTexts.test }));
  expect((await form.findByText(message)).dataset['ok']).toBe('false');
  expect(callsOf(SAVE_MODEL)).toEqual([]);
});

test('a test mail is sent with what is typed, without saving it, and its arrival is told', async () => {
  const message = 'Đã gửi thư thử đến chu@example.com.';
  const call = 'POST /api/site/mail/test';
  const { callsOf } = open('connections', desk(), { [call]: () => Response.json({ ok: true, message }) });
  const form = await section(connectionTexts.mailHeading);
  fireEvent.change(form.getByLabelText(connectionTexts.server), { target: { value: ' smtp.vi.vn:587 ' } });
  fireEvent.change(form.getByLabelText(connectionTexts.sender), { target: { value: 'thu@vi.vn' } });
  fireEvent.click(form.getByRole('button', { name: connectionTexts.testMail }));
  expect((await form.findByText(message)).dataset['ok']).toBe('true');
  expect(callsOf(call)).toMatchObject([
    { body: { value: { server: 'smtp.vi.vn:587', user: '', sender: 'thu@vi.vn' } } },
  ]);
  expect(callsOf('PUT /api/site/settings/mail')).toEqual([]);
});

describe('a key of push notifications', () => {
  const REPLACE = 'POST /api/site/push-key';

  test('that the server cannot open is explained; a new one is made after a question', async () => {
    const { callsOf } = open('connections', desk({ pushKey: 'unreadable' }), {
      [REPLACE]: () => Response.json(desk()),
    });
    const part = await section(pushKeyTexts.heading);
    expect(part.getByRole('alert').textContent).toBe(pushKeyTexts.unreadable);
    fireEvent.click(part.getByRole('button', { name: pushKeyTexts.replace }));
    const question = within(await screen.findByRole('dialog', { name: pushKeyTexts.question }));
    expect(callsOf(REPLACE)).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: pushKeyTexts.replace }));
    await waitFor(() => expect(screen.queryByText(pushKeyTexts.unreadable)).toBeNull());
    expect(callsOf(REPLACE)).toHaveLength(1);
  });

  test.each(['none', 'stored'] as const)('that is %s needs no words', async (pushKey) => {
    open('connections', desk({ pushKey }));
    await section(connectionTexts.googleHeading);
    expect(screen.queryByText(pushKeyTexts.heading)).toBeNull();
  });
});
