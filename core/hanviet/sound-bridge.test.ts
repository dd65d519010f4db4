import { expect, test } from 'vitest';
import { hanVietBridges } from './sound-bridge.ts';

test.each([
  { kanji: '学', hanViet: 'HỌC', on: 'ガク', rule: 'c' },
  { kanji: '国', hanViet: 'QUỐC', on: 'コク', rule: 'c' },
  { kanji: '力', hanViet: 'LỰC', on: 'リキ', rule: 'c' },
  { kanji: '北', hanViet: 'BẮC', on: 'ホク', rule: 'c' },
  { kanji: '色', hanViet: 'SẮC', on: 'シキ', rule: 'c' },
  { kanji: '石', hanViet: 'THẠCH', on: 'セキ', rule: 'ch' },
  { kanji: '客', hanViet: 'KHÁCH', on: 'キャク', rule: 'ch' },
  { kanji: '百', hanViet: 'BÁCH', on: 'ヒャク', rule: 'ch' },
  { kanji: '月', hanViet: 'NGUYỆT', on: 'ゲツ', rule: 't' },
  { kanji: '一', hanViet: 'NHẤT', on: 'イチ', rule: 't' },
  { kanji: '発', hanViet: 'PHÁT', on: 'ハツ', rule: 't' },
  { kanji: '日', hanViet: 'NHẬT', on: 'ニチ', rule: 't' },
  { kanji: '十', hanViet: 'THẬP', on: 'ジュウ', rule: 'p-long' },
  { kanji: '法', hanViet: 'PHÁP', on: 'ホウ', rule: 'p-long' },
  { kanji: '業', hanViet: 'NGHIỆP', on: 'ギョウ', rule: 'p-long' },
  { kanji: '入', hanViet: 'NHẬP', on: 'ニュウ', rule: 'p-long' },
  { kanji: '立', hanViet: 'LẬP', on: 'リツ', rule: 'p-tsu' },
  { kanji: '雑', hanViet: 'TẠP', on: 'ザツ', rule: 'p-tsu' },
  { kanji: '接', hanViet: 'TIẾP', on: 'セツ', rule: 'p-tsu' },
  { kanji: '山', hanViet: 'SƠN', on: 'サン', rule: 'n' },
  { kanji: '本', hanViet: 'BẢN', on: 'ホン', rule: 'n' },
  { kanji: '新', hanViet: 'TÂN', on: 'シン', rule: 'n' },
  { kanji: '心', hanViet: 'TÂM', on: 'シン', rule: 'm' },
  { kanji: '音', hanViet: 'ÂM', on: 'オン', rule: 'm' },
  { kanji: '三', hanViet: 'TAM', on: 'サン', rule: 'm' },
  { kanji: '東', hanViet: 'ĐÔNG', on: 'トウ', rule: 'ng' },
  { kanji: '空', hanViet: 'KHÔNG', on: 'クウ', rule: 'ng' },
  { kanji: '上', hanViet: 'THƯỢNG', on: 'ジョウ', rule: 'ng' },
  { kanji: '王', hanViet: 'VƯƠNG', on: 'オウ', rule: 'ng' },
  { kanji: '英', hanViet: 'ANH', on: 'エイ', rule: 'nh' },
  { kanji: '生', hanViet: 'SINH', on: 'セイ', rule: 'nh' },
  { kanji: '病', hanViet: 'BỆNH', on: 'ビョウ', rule: 'nh' },
])('$kanji: $hanViet → $on', ({ hanViet, on, rule }) => {
  expect(hanVietBridges([hanViet], [on])).toEqual([{ hanViet, on, rule }]);
});

test.each([
  { hanViet: 'ĐẠI', on: 'ダイ', why: 'an open syllable has no final' },
  { hanViet: 'THỦ', on: 'シュ', why: 'an open syllable has no final' },
  { hanViet: 'CAO', on: 'コウ', why: 'a long vowel without a final' },
  { hanViet: 'HỮU', on: 'ユウ', why: 'a long vowel without a final' },
  { hanViet: 'THỤC', on: 'シン', why: '-c and ン disagree' },
  { hanViet: 'SƠN', on: 'セキ', why: '-n and キ disagree' },
  { hanViet: 'ĐÔNG', on: 'ドン', why: '-ng and ン disagree' },
  { hanViet: 'TÂM', on: 'トウ', why: '-m and a long vowel disagree' },
  { hanViet: 'NHẬT', on: 'ジン', why: '-t and ン disagree' },
  { hanViet: 'THẬP', on: 'ジッ', why: 'ッ only occurs in compounds' },
  { hanViet: 'PHÁP', on: 'ハク', why: '-p and ク disagree' },
  { hanViet: 'LẬP', on: 'リチ', why: '-p never becomes チ' },
  { hanViet: 'CÔNG', on: 'ク', why: 'a shortened reading' },
  { hanViet: 'KÍCH', on: 'キ', why: 'キ alone is a whole syllable' },
  { hanViet: 'PHONG', on: 'フ', why: 'a short vowel' },
  { hanViet: 'DANH', on: 'マイ', why: 'アイ is not a long vowel' },
  { hanViet: 'HƯƠNG', on: 'ウ', why: 'ウ alone is a whole syllable' },
  { hanViet: '', on: 'ガク', why: 'no Hán Việt' },
  { hanViet: 'HỌC', on: '', why: 'no On reading' },
])('$hanViet and $on: $why', ({ hanViet, on }) => {
  expect(hanVietBridges([hanViet], [on])).toEqual([]);
});

test.each([
  { hanViet: ['học'], on: ['がく'], pairs: ['học がく c'], why: 'lowercase letters and hiragana work too' },
  {
    hanViet: ['LẠC', 'NHẠC'],
    on: ['ガク', 'ラク'],
    pairs: ['NHẠC ガク c', 'LẠC ラク c'],
    why: '楽: the initial decides',
  },
  {
    hanViet: ['HÀNH', 'HÀNG'],
    on: ['コウ', 'ギョウ', 'アン'],
    pairs: ['HÀNH コウ nh', 'HÀNH ギョウ nh'],
    why: '行: the usual one first',
  },
  {
    hanViet: ['ĐỘ', 'ĐẠC'],
    on: ['ド', 'タク'],
    pairs: ['ĐẠC タク c'],
    why: '度: each reading has its own pair',
  },
  {
    hanViet: ['NHẬT'],
    on: ['ニチ', 'ジツ'],
    pairs: ['NHẬT ニチ t', 'NHẬT ジツ t'],
    why: '日: two On readings',
  },
  {
    hanViet: ['LẬP'],
    on: ['リツ', 'リュウ'],
    pairs: ['LẬP リツ p-tsu', 'LẬP リュウ p-long'],
    why: '立: both ways of -p',
  },
  { hanViet: ['HỌC'], on: ['ガク', 'ガク'], pairs: ['HỌC ガク c'], why: 'the same On reading twice' },
  { hanViet: [], on: ['ガク'], pairs: [], why: 'no Hán Việt reading' },
])('$why', ({ hanViet, on, pairs }) => {
  expect(hanVietBridges(hanViet, on).map((pair) => `${pair.hanViet} ${pair.on} ${pair.rule}`)).toEqual(pairs);
});
