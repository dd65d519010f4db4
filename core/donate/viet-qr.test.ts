import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crc16 } from './crc-16.ts';
import { TRANSFER_NOTE_MAX_CHARS } from './transfer-note.ts';
import { type Transfer, vietQr } from './viet-qr.ts';

test.each([
  { text: '123456789', crc: '29B1', why: 'the check value of CRC-16/CCITT-FALSE' },
  { text: '', crc: 'FFFF', why: 'nothing' },
  {
    text: '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang6304',
    crc: '2E2E',
    why: 'the example that NAPAS publishes',
  },
  { text: 'A', crc: 'B915', why: 'one letter' },
])('$text has the checksum $crc: $why', ({ text, crc }) => expect(crc16(text)).toBe(crc));

// Built by hand from the tables of EMVCo and NAPAS; the checksums come from another implementation.
test.each<{ transfer: Transfer; code: string; why: string }>([
  {
    transfer: { bank: '970403', account: '0011012345678' },
    code: '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F',
    why: 'any amount, no note',
  },
  {
    transfer: { bank: '970403', account: '0011012345678', amount: 50_000, note: 'Ủng hộ Kakehashi' },
    code: '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA53037045405500005802VN62200816UNG HO KAKEHASHI6304AE06',
    why: 'an amount and a note',
  },
  {
    transfer: { bank: '970436', account: '12345678', amount: 1_000 },
    code: '00020101021238520010A000000727012200069704360108123456780208QRIBFTTA5303704540410005802VN63046158',
    why: 'an amount alone',
  },
  {
    transfer: { bank: '970422', account: 'VQRQ0001ABCD', amount: null, note: 'Cảm ơn!' },
    code: '00020101021138560010A000000727012600069704220112VQRQ0001ABCD0208QRIBFTTA53037045802VN62100806CAM ON63045027',
    why: 'an account with letters, a note alone',
  },
  {
    transfer: { bank: '970403', account: '0011012345678', note: '架け橋' },
    code: '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F',
    why: 'a note without valid characters is left out',
  },
])('$why', ({ transfer, code }) => expect(vietQr(transfer)).toBe(code));

describe('any transfer', () => {
  const transfers: fc.Arbitrary<Transfer> = fc.record({
    bank: fc.stringMatching(/^\d{6}$/),
    account: fc.stringMatching(/^[0-9A-Za-z]{1,19}$/),
    amount: fc.option(fc.integer({ min: 1, max: 9_999_999_999_999 })),
    note: fc.string({ unit: fc.constantFrom(...'aZ9Đệ! -が'), maxLength: 60 }),
  });

  test('the fields can be read back', () => {
    fc.assert(
      fc.property(transfers, (transfer) => {
        const fields = readFields(vietQr(transfer));
        const napas = readFields(fields.get('38') ?? '');
        const receiver = readFields(napas.get('01') ?? '');
        expect(receiver).toEqual(
          new Map([
            ['00', transfer.bank],
            ['01', transfer.account],
          ]),
        );
        expect(fields.get('54')).toBe(transfer.amount ? String(transfer.amount) : undefined);
        expect(fields.get('01')).toBe(transfer.amount ? '12' : '11');
        const note = readFields(fields.get('62') ?? '').get('08') ?? '';
        expect(note).toMatch(/^(?:[A-Z0-9]+(?: [A-Z0-9]+)*)?$/);
        expect(note.length).toBeLessThanOrEqual(TRANSFER_NOTE_MAX_CHARS);
      }),
    );
  });

  test('the last field is the checksum of everything before it', () => {
    fc.assert(
      fc.property(transfers, (transfer) => {
        const code = vietQr(transfer);
        expect(code.slice(-8, -4)).toBe('6304');
        expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)));
      }),
    );
  });
});

/** Tag → value; fails if a length points past the end. */
function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const [, tag = '', length = ''] = /^(\d\d)(\d\d)/.exec(text.slice(at)) ?? [];
    expect(tag, `a tag and a length at ${at} of ${text}`).not.toBe('');
    const value = text.slice(at + 4, at + 4 + Number(length));
    expect(value, `the value at ${at} of ${text}`).toHaveLength(Number(length));
    fields.set(tag, value);
    at += 4 + value.length;
  }
  return fields;
}
