import { expect, test } from 'vitest';
import { transferNote } from './transfer-note.ts';

test.each([
  { text: 'Ủng hộ Kakehashi', note: 'UNG HO KAKEHASHI', why: 'marks go' },
  { text: 'Đóng góp'.normalize('NFD'), note: 'DONG GOP', why: 'marks as separate signs, and đ' },
  { text: '  cảm ơn   nhé! ', note: 'CAM ON NHE', why: 'signs and runs of spaces' },
  { text: 'lớp N5/2026', note: 'LOP N5 2026', why: 'digits stay, a stroke divides' },
  { text: 'mot hai ba bon nam sau bay', note: 'MOT HAI BA BON NAM SAU BA', why: 'the end is cut off' },
  { text: 'mot hai ba bon nam saubay tam', note: 'MOT HAI BA BON NAM SAUBAY', why: 'no space is left there' },
  { text: 'ありがとう', note: '', why: 'nothing that a bank could print' },
])('$text becomes “$note”: $why', ({ text, note }) => expect(transferNote(text)).toBe(note));
