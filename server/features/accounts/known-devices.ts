import { randomBytes } from 'node:crypto';
import { DEVICE_COOKIE } from '#contract/browser-id.ts';
import { DEVICE_ACCOUNTS_MAX, DEVICE_REMEMBERED_DAYS } from '#contract/limits.ts';
import type { AccountRow } from './accounts.repository.ts';
import type { SecretHash } from './secret-hash.ts';

/** A browser, as its cookie describes it. */
export interface Device {
  /** Random. A visitor can forge it, so it grants nothing. */
  readonly id: string;
  /** One for each account that signed in here, newest first. Only this server can create them. */
  readonly marks: readonly string[];
}

type Owner = Pick<AccountRow, 'id' | 'passwordHash'>;

const ID_BYTES = 16;
const DAY_S = 24 * 60 * 60;
const COOKIE = new RegExp(
  `(?:^|; ?)${DEVICE_COOKIE}=([\\w-]{22})((?:\\.[\\w-]{43}){0,${DEVICE_ACCOUNTS_MAX}})(?:;|$)`,
);

/** Browsers that signed in to an account before. Guesses made elsewhere do not count against them. */
export function createKnownDevices(secretHash: SecretHash, publicUrl: URL) {
  // Includes the password hash: a new password makes every other browser unknown again.
  const markedText = (deviceId: string, { id, passwordHash }: Owner) =>
    JSON.stringify(['device', deviceId, id, passwordHash]);
  const secure = publicUrl.protocol === 'https:' ? '; Secure' : '';

  const knows = (device: Device | null, owner: Owner): device is Device =>
    device !== null && device.marks.some((mark) => secretHash.matches(markedText(device.id, owner), mark));

  const cookieOf = ({ id, marks }: Device) =>
    `${DEVICE_COOKIE}=${[id, ...marks].join('.')}; Path=/auth; Max-Age=${DEVICE_REMEMBERED_DAYS * DAY_S}; HttpOnly; SameSite=Strict${secure}`;

  function read(cookies: string): Device | null {
    const [, id, marks = ''] = COOKIE.exec(cookies) ?? [];
    return id === undefined ? null : { id, marks: marks.split('.').slice(1) };
  }

  return {
    read,

    knows,

    /** The browser of the cookie, or a new one, with the cookie to set. */
    findOrCreate(cookies: string): { readonly id: string; readonly cookie: string } {
      const device = read(cookies) ?? newDevice();
      return { id: device.id, cookie: cookieOf(device) };
    },

    /** The cookie for a browser that has just signed in to the account. */
    remember(device: Device | null, owner: Owner): string {
      const { id, marks } = device ?? newDevice();
      const mark = secretHash.of(markedText(id, owner));
      const others = marks.filter((other) => other !== mark);
      return cookieOf({ id, marks: [mark, ...others].slice(0, DEVICE_ACCOUNTS_MAX) });
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;

const newDevice = (): Device => ({ id: randomBytes(ID_BYTES).toString('base64url'), marks: [] });
