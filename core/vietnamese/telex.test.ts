import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSyllable } from './syllable-shape.ts';
import { syllablesOf } from './syllables.ts';
import { readLeftoverKeys } from './telex.ts';

describe('keys that were left over', () => {
  test.each([
    { typed: 'beenhj vieenj', read: 'bệnh viện', why: 'the tone at the end of the syllable' },
    { typed: 'beejnh vieejn', read: 'bệnh viện', why: 'the tone after its vowel' },
    { typed: 'benhej', read: 'bệnh', why: 'the key of the circumflex late' },
    { typed: 'ddieenj thoaij', read: 'điện thoại', why: 'dd' },
    { typed: 'dieenjd', read: 'điện', why: 'the second d at the end' },
    { typed: 'hocj sinh', read: 'học sinh', why: 'a syllable without marks stays' },
    { typed: 'tieengs nhaatj', read: 'tiếng nhật', why: 'two circumflexes' },
    { typed: 'nuwowcs', read: 'nước', why: 'w twice' },
    { typed: 'nuowcs', read: 'nước', why: 'one w for ươ' },
    { typed: 'nuocws', read: 'nước', why: 'w at the end' },
    { typed: 'muwa', read: 'mưa', why: 'ưa' },
    { typed: 'awn', read: 'ăn', why: 'aw' },
    { typed: 'thuowr', read: 'thuở', why: 'uơ at the end of a syllable' },
    { typed: 'tw', read: 'tư', why: 'w alone is ư' },
    { typed: 'quyeenr', read: 'quyển', why: 'the u of qu is no vowel' },
    { typed: 'giaos vieen', read: 'giáo viên', why: 'the i of gi is no vowel' },
    { typed: 'Tieengs Vieetj', read: 'tiếng việt', why: 'capitals' },
    { typed: 'coong ty', read: 'công ty', why: 'oo is ô' },
    { typed: 'trường hocj', read: 'trường học', why: 'one syllable has its marks' },
    { typed: 'be65nh vie65n', read: 'bệnh viện', why: 'VNI, keys after the vowel' },
    { typed: 'benh65 vien65', read: 'bệnh viện', why: 'VNI, keys at the end' },
    { typed: 'd9ie65n thoa5i', read: 'điện thoại', why: 'VNI, đ' },
    { typed: 'dien659', read: 'điện', why: 'VNI, đ at the end' },
    { typed: 'nu7o71c', read: 'nước', why: 'VNI, ươ' },
    { typed: 'a8n', read: 'ăn', why: 'VNI, ă' },
    { typed: 'hoc5', read: 'học', why: 'VNI, a tone' },
    { typed: 'beenhj v', read: 'bệnh v', why: 'the last syllable has only begun' },
    { typed: 'vienj', read: 'vien', why: 'the circumflex is missing, so any marks are possible' },
    { typed: 'truongf', read: 'truong', why: 'both horns are missing' },
  ])('$typed → $read: $why', ({ typed, read }) => {
    expect(readLeftoverKeys(typed)).toBe(read);
  });

  test.each([
    { typed: 'benh vien', why: 'plain Vietnamese' },
    { typed: 'bệnh viện', why: 'finished Vietnamese' },
    { typed: 'gakkou', why: 'romaji' },
    { typed: 'shinbun', why: 'romaji' },
    { typed: 'computer', why: 'English' },
    { typed: 'thanks', why: 'English with a tone key at the end' },
    { typed: 'cars', why: 'two tones' },
    { typed: 'n5', why: 'a level' },
    { typed: '2026', why: 'a number' },
    { typed: '学校', why: 'Japanese' },
    { typed: '', why: 'nothing' },
    { typed: 'beenhj computer', why: 'half of it is not Vietnamese' },
    { typed: 'w'.repeat(200), why: 'a key that was held down' },
  ])('$typed is not read: $why', ({ typed }) => {
    expect(readLeftoverKeys(typed)).toBeNull();
  });
});

const ONSETS = 'b c ch d đ g gh h kh l m n ng ngh nh ph qu r s t th tr v x'.split(' ');
const RIMES =
  'a ac ach ai am an ang anh ao ăn ăng âm ân âu ây em eng eo êm ên ênh êu i ia iêc iêm iên iêng iêt iêu in inh oa oai oan oang oăn oe oi on ong ô ôc ôi ôn ông ơ ơi ơn u ua uân uây ui un ung uôc uôi uôn uông uy uyên uyêt ư ưa ưc ưi ưng ươc ươi ươn ương ưu'.split(
    ' ',
  );
const TONES = ['', '\u0301', '\u0300', '\u0309', '\u0303', '\u0323'];
const TELEX_LETTERS: Readonly<Record<string, string>> = {
  ă: 'aw', â: 'aa', ê: 'ee', ô: 'oo', ơ: 'ow', ư: 'uw', đ: 'dd',
}; // oxfmt-ignore
const VNI_LETTERS: Readonly<Record<string, string>> = {
  ă: 'a8', â: 'a6', ê: 'e6', ô: 'o6', ơ: 'o7', ư: 'u7', đ: 'd9',
}; // oxfmt-ignore
const TELEX_TONES = ['', 's', 'f', 'r', 'x', 'j'];
const VNI_TONES = ['', '1', '2', '3', '4', '5'];

/** Any syllable, as its letters and the number of its tone. */
const syllable = fc
  .record({
    onset: fc.constantFrom(...ONSETS),
    rime: fc.constantFrom(...RIMES),
    tone: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ onset, rime, tone }) => ({ letters: onset + rime, rime, tone }))
  // After qu there is no second u or o.
  .filter(
    ({ letters, rime, tone }) => !/^qu[uưoôơ]/u.test(letters) && isSyllable(toned(letters, rime, tone)),
  );

function toned(letters: string, rime: string, tone: number): string {
  const at = letters.length - rime.length + Math.max(0, rime.search(/[ăâêôơ]|ư(?!ơ)/u));
  return (letters.slice(0, at + 1) + (TONES[tone] ?? '') + letters.slice(at + 1)).normalize('NFC');
}

const marked = (text: string) => syllablesOf(text).map((one) => one.marked);

describe('any syllable that is typed is read', () => {
  test.each([
    { method: 'Telex', keys: TELEX_LETTERS, tones: TELEX_TONES },
    { method: 'VNI', keys: VNI_LETTERS, tones: VNI_TONES },
  ])('$method, the tone at the end', ({ keys, tones }) => {
    fc.assert(
      fc.property(syllable, ({ letters, rime, tone }) => {
        const typed = Array.from(letters, (letter) => keys[letter] ?? letter).join('') + (tones[tone] ?? '');
        const read = readLeftoverKeys(typed) ?? typed;
        expect(marked(read)).toEqual(marked(toned(letters, rime, tone)));
      }),
      { numRuns: 2_000 },
    );
  });
});
