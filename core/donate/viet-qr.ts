import { crc16 } from './crc-16.ts';
import { transferNote } from './transfer-note.ts';

/** A transfer to a bank account in Vietnam. */
export interface Transfer {
  /** The six-digit number of the bank at NAPAS (BIN). */
  readonly bank: string;
  readonly account: string;
  /** In đồng; without it, the payer types the amount. */
  readonly amount?: number | null;
  /** The purpose; marks are removed. */
  readonly note?: string;
}

/** The identifier of NAPAS in EMVCo codes, and its service “to an account”. */
const NAPAS = 'A000000727';
const TO_ACCOUNT = 'QRIBFTTA';
const DONG = '704';

/** A code with an amount is for one payment, a code without one can be used many times. */
const FOR_MANY = '11';
const FOR_ONE = '12';

/** The content of a VietQR code: the fields of EMVCo with those of NAPAS inside, and a checksum. */
export function vietQr({ bank, account, amount, note = '' }: Transfer): string {
  const receiver = field('00', bank) + field('01', account);
  const purpose = transferNote(note);
  const fields = [
    field('00', '01'),
    field('01', amount ? FOR_ONE : FOR_MANY),
    field('38', field('00', NAPAS) + field('01', receiver) + field('02', TO_ACCOUNT)),
    field('53', DONG),
    amount ? field('54', String(amount)) : '',
    field('58', 'VN'),
    purpose && field('62', field('08', purpose)),
  ];
  // The checksum also covers its own tag and length.
  const sealed = `${fields.join('')}6304`;
  return sealed + crc16(sealed);
}

/** Tag, length in two digits, value. */
const field = (tag: string, value: string): string => tag + String(value.length).padStart(2, '0') + value;
