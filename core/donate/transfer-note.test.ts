import { expect, test } from 'vitest';
import { transferNote } from './transfer-note.ts';

test.each([
  { text: 'Ủng hộ Kakehashi', note: 'UNG HO KAKEHASHI', why: 'marks are removed' },
  { text: 'Đóng góp'.normalize('NFD'), note: 'DONG GOP', why: 'marks as separate characters, and đ' },
  { text: '  cảm ơn   nhé! ', note: 'CAM ON NHE', why: 'punctuation and repeated spaces' },
  { text: 'lớp N5/2026', note: 'LOP N5 2026', why: 'digits stay, a slash separates' },
  { text: 'mot hai ba bon nam sau bay', note: 'MOT HAI BA BON NAM SAU BA', why: 'the end is cut off' },
  {
    text: 'mot hai ba bon nam saubay tam',
    note: 'MOT HAI BA BON NAM SAUBAY',
    why: 'no space is left at the end',
  },
  { text: 'ありがとう', note: '', why: 'no character that a bank accepts' },
])('$text becomes “$note”: $why', ({ text, note }) => expect(transferNote(text)).toBe(note));
