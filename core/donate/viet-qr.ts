import { crc16 } from './crc-16.ts';
import { transferNote } from './transfer-note.ts';

/** A transfer to a bank account in Vietnam. */
export interface Transfer {
  /** The six digits by which NAPAS knows the bank (BIN). */
  readonly bank: string;
  readonly account: string;
  /** In đồng; without it whoever pays types it in. */
  readonly amount?: number | null;
  /** What it is for; marks are left out. */
  readonly note?: string;
}

/** NAPAS among the systems that use EMVCo codes, and its service “to an account”. */
const NAPAS = 'A000000727';
const TO_ACCOUNT = 'QRIBFTTA';
const DONG = '704';

/** A code with an amount is for one payment, one without for any number of them. */
const FOR_MANY = '11';
const FOR_ONE = '12';

/** What the picture of a VietQR code says: EMVCo's fields with NAPAS' own inside, sealed by a checksum. */
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
  // The checksum covers its own tag and length too.
  const sealed = `${fields.join('')}6304`;
  return sealed + crc16(sealed);
}

/** Tag, length in two digits, value. */
const field = (tag: string, value: string): string => tag + String(value.length).padStart(2, '0') + value;
