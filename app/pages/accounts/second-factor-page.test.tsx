import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { roleNames } from '#contract/texts/accounts.ts';
import { secondFactorTexts as texts } from '#contract/texts/second-factor.ts';
import { signIn, signOut } from '#app/lib/session/session.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import SecondFactorPage from './second-factor-page.tsx';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = `${encoded({ alg: 'HS256' })}.${encoded({ sub: 'lan@vi.vn', uid: 7, exp: 4_102_444_800 })}.x`;

const OFF = { isOn: false, since: null, recoveryCodesLeft: 0, requiredFor: [], heldRoles: [] };
const ON = { ...OFF, isOn: true, since: '2026-03-05T02:00:00.000Z', recoveryCodesLeft: 3 };
const ACCOUNT = {
  id: 7,
  email: 'lan@vi.vn',
  name: 'Lan',
  phoneNumber: null,
  roles: ['USER'],
  hasPassword: true,
  hasGoogle: false,
  createdAt: '2026-03-05T02:00:00.000Z',
  deletionDueAt: null,
};
const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = ['AAAAA-BBBBB', 'CCCCC-DDDDD'];

const START = 'POST /api/me/second-factor';
const CONFIRM = 'POST /api/me/second-factor/confirm';

function show(answers: Record<string, () => Response> = {}, state: unknown = null) {
  return renderScreens({
    screens: [
      { path: '/second-factor', element: <SecondFactorPage /> },
      { path: '/allusers', element: <p>Người dùng</p> },
    ],
    answers: {
      'GET /api/me/second-factor': () => Response.json(OFF),
      'GET /api/me': () => Response.json(ACCOUNT),
      [START]: () => Response.json({ key: KEY, uri: `otpauth://totp/Kakehashi:lan?secret=${KEY}` }),
      [CONFIRM]: () => Response.json({ recoveryCodes: CODES }),
      ...answers,
    },
    address: '/second-factor',
    state,
  });
}

async function start(): Promise<void> {
  fireEvent.change(await screen.findByLabelText(texts.proofPassword), { target: { value: 'mat-khau' } });
  fireEvent.click(screen.getByRole('button', { name: texts.start }));
  await screen.findByRole('img', { name: texts.qrLabel });
}

const typeCode = (code: string, button: string) => {
  fireEvent.change(screen.getByLabelText(texts.code), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: button }));
};

beforeEach(() => {
  localStorage.clear();
  signIn({ token });
});
afterEach(() => {
  cleanup();
  signOut();
  vi.restoreAllMocks();
});

describe('setting it up', () => {
  test('password, key as picture and text, first code, recovery codes, then back to where it was needed', async () => {
    const { bodiesOf, router } = show({}, { from: '/allusers' });
    await start();
    expect(bodiesOf(START)).toEqual([{ password: 'mat-khau' }]);
    expect(screen.getByText(KEY.replaceAll(/(.{4})(?!$)/g, '$1 '))).toBeDefined();
    expect(screen.getByRole('link', { name: texts.openApp }).getAttribute('href')).toMatch(/^otpauth:/);

    typeCode('123456', texts.turnOn);
    for (const code of CODES) expect(await screen.findByText(code)).toBeDefined();
    expect(bodiesOf(CONFIRM)).toEqual([{ code: '123456' }]);
    expect(document.activeElement?.textContent).toBe(texts.codesTitle);

    fireEvent.click(screen.getByRole('button', { name: texts.codesKept }));
    expect(await screen.findByText('Người dùng')).toBeDefined();
    expect(router.state.location.pathname).toBe('/allusers');
    expect(document.body.textContent).not.toContain(CODES[0]);
  });

  test('a wrong password and a wrong code are said where they were typed', async () => {
    show({
      [START]: () => refusal(400, texts.proofWrong),
    });
    fireEvent.change(await screen.findByLabelText(texts.proofPassword), { target: { value: 'x' } });
    fireEvent.click(screen.getByRole('button', { name: texts.start }));
    expect((await screen.findByRole('alert')).textContent).toBe(texts.proofWrong);
    cleanup();

    show({ [CONFIRM]: () => refusal(400, texts.codeRefused) });
    await start();
    typeCode('000000', texts.turnOn);
    expect((await screen.findByRole('alert')).textContent).toBe(texts.codeRefused);
    expect(screen.getByRole('img', { name: texts.qrLabel }), 'the key stays').toBeDefined();
  });

  test('says which role needs it', async () => {
    show({
      'GET /api/me/second-factor': () => Response.json({ ...OFF, heldRoles: ['QC'], requiredFor: ['QC'] }),
    });
    expect(await screen.findByText(texts.required(roleNames.QC))).toBeDefined();
  });
});

describe('when it is on', () => {
  const on = (factor: object = {}) => ({
    'GET /api/me/second-factor': () => Response.json({ ...ON, ...factor }),
  });
  const section = async (name: string) => within(await screen.findByRole('region', { name }));

  test.each([
    { left: 3, says: texts.codesLeft(3) },
    { left: 0, says: texts.noCodesLeft },
  ])('says that $left recovery codes are left', async ({ left, says }) => {
    show(on({ recoveryCodesLeft: left }));
    expect(await screen.findByText(says)).toBeDefined();
  });

  test('a code renews the recovery codes', async () => {
    const path = 'POST /api/me/second-factor/recovery-codes';
    const { bodiesOf } = show({ ...on(), [path]: () => Response.json({ recoveryCodes: CODES }) });
    const renew = await section(texts.renew);
    fireEvent.change(renew.getByLabelText(texts.code), { target: { value: '123456' } });
    fireEvent.click(renew.getByRole('button'));
    expect(await screen.findByText(CODES[0] ?? '')).toBeDefined();
    expect(bodiesOf(path)).toEqual([{ code: '123456' }]);
  });

  test('a code turns it off, and a role that needs it is named before', async () => {
    let isOn = true;
    const path = 'POST /api/me/second-factor/off';
    show({
      'GET /api/me/second-factor': () => Response.json(isOn ? { ...ON, requiredFor: ['ADMIN'] } : OFF),
      [path]: () => {
        isOn = false;
        return Response.json({ statusCode: 200, message: texts.turnedOff });
      },
    });
    const off = await section(texts.turnOff);
    expect(off.getByText(texts.requiredStill(roleNames.ADMIN))).toBeDefined();
    fireEvent.change(off.getByLabelText(texts.code), { target: { value: 'AAAAA-BBBBB' } });
    fireEvent.click(off.getByRole('button'));
    expect(await screen.findByLabelText(texts.proofPassword)).toBeDefined();
  });
});
