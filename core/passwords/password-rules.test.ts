import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { strengthOf, weaknessOf } from './password-rules.ts';

const LAN = ['lan.nguyen@gmail.com', 'Nguyễn Thị Đan Lan', '0901 234 567'];

describe('common', () => {
  test.each([
    { password: 'iloveyou', why: 'in the list' },
    { password: 'ILoveYou', why: 'in the list, with capitals' },
    { password: 'ｉｌｏｖｅｙｏｕ', why: 'in the list, typed in full width' },
    { password: 'mật khẩu', why: 'in the list, with marks and a space' },
    { password: 'Anh Yêu Em', why: 'a sentence that many people use' },
    { password: '12345678a', why: 'a run with the one letter that sites require' },
    { password: '00000000', why: 'one digit repeated' },
    { password: 'zzzzzzzzzz', why: 'one letter repeated' },
    { password: '        ', why: 'only spaces' },
    { password: '12345678', why: 'upwards' },
    { password: '0123456789', why: 'upwards from zero' },
    { password: '1234567890', why: 'upwards, in keyboard order' },
    { password: '89012345', why: 'upwards, past nine' },
    { password: '87654321', why: 'downwards' },
    { password: 'abcdefgh', why: 'the alphabet' },
    { password: 'qwertyuiop', why: 'a row of keys' },
    { password: 'poiuytrewq', why: 'a row of keys, from the right' },
    { password: 'matkhau123', why: 'a listed word and digits' },
    { password: 'Password1', why: 'another one' },
    { password: 'kakehashi2026', why: 'our own name and a year' },
    { password: 'P@ssw0rd!!', why: 'a listed word and symbols' },
    { password: 'vietnam@1975', why: 'a listed word, symbols and digits' },
  ])('$password: $why', ({ password }) => {
    expect(weaknessOf(password, [])).toBe('common');
  });
});

describe('personal', () => {
  test.each([
    { password: 'lan.nguyen@gmail.com', why: 'the e-mail' },
    { password: 'LAN.Nguyen', why: 'the e-mail without its host' },
    { password: 'Nguyễn Thị Đan Lan', why: 'the name' },
    { password: 'nguyen thi dan lan', why: 'the name without marks' },
    { password: 'NguyenThiDanLan', why: 'the name without marks and spaces' },
    { password: '0901234567', why: 'the phone number' },
    { password: '090-123-4567', why: 'the phone number, grouped in another way' },
    { password: '+84 901 234 567', why: 'the phone number with the country code' },
  ])('$password: $why', ({ password }) => {
    expect(weaknessOf(password, LAN)).toBe('personal');
    expect(weaknessOf(password, [])).toBeNull();
  });
});

describe('neither', () => {
  test.each([
    { password: 'con mèo ngủ trên mái', personal: LAN, why: 'a sentence of one’s own' },
    { password: 'matkhau-cua-lan-rat-dai', personal: LAN, why: 'a listed word inside a longer text' },
    { password: 'hoavannguyen9x', personal: LAN, why: 'somebody else’s name' },
    { password: '73920581', personal: LAN, why: 'digits without a pattern' },
    { password: 'abcdwxyz', personal: LAN, why: 'two runs' },
    { password: 'lan.nguyen.2026!', personal: LAN, why: 'more than the e-mail' },
    { password: 'hgqxvnte', personal: ['', '  '], why: 'no personal data yet' },
    { password: '+-()', personal: ['()'], why: 'symbols without a digit are not a phone number' },
  ])('$password: $why', ({ password, personal }) => {
    expect(weaknessOf(password, personal)).toBeNull();
  });
});

test('every listed entry is in the form that is compared', () => {
  for (const entry of COMMON_PASSWORDS) expect.soft(weaknessOf(entry, []), entry).toBe('common');
});

describe('strength', () => {
  test.each([
    { password: '', strength: 0, why: 'nothing' },
    { password: 'matkhau123', strength: 0, why: 'common, whatever its length' },
    { password: 'aaaaaaaaaaaaaaaaaaaaaaaa', strength: 0, why: 'one letter, however often' },
    { password: 'abababababababababab', strength: 0, why: 'two letters, alternating' },
    { password: 'abcdefgh12345678', strength: 0, why: 'two runs' },
    { password: '73920581', strength: 0, why: 'eight digits' },
    { password: 'hgqxvnte', strength: 1, why: 'eight lowercase letters' },
    { password: 'Hg4xVn7e', strength: 2, why: 'eight letters and digits' },
    { password: 'hgqxvntewkpz', strength: 2, why: 'twelve lowercase letters' },
    { password: 'Hg4x-Vn7e!w', strength: 3, why: 'eleven of all kinds' },
    { password: 'con mèo ngủ trên mái', strength: 4, why: 'a sentence' },
  ])('$password is $strength: $why', ({ password, strength }) => {
    expect(strengthOf(password)).toBe(strength);
  });

  test('more of the same kind is never weaker', () => {
    const text = 'Một ngày nắng đẹp ở Huế, tôi ăn 3 bát bún';
    const steps = Array.from({ length: text.length }, (_, at) => strengthOf(text.slice(0, at + 1)));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });
});
