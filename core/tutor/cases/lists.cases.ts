import type { QuestionCase } from './case.ts';

const words = (text: string, count = 10, level: 'N5' | 'N4' | 'N3' | null = null) =>
  ({ kind: 'theme-words', text, count, level }) as const;

export const themeWordCases: readonly QuestionCase[] = [
  ['cho tôi 5 từ về thời tiết', words('thời tiết', 5), 'a number and a theme'],
  ['cho mình mười từ vựng chủ đề gia đình', words('gia đình', 10), 'the number as a word'],
  ['cho e ba từ về cảm xúc ạ', words('cảm xúc', 3), 'wrapped'],
  ['tu vung ve benh vien', words('benh vien'), 'no marks'],
  ['từ vựng nhà bếp', words('nhà bếp'), 'without “về”'],
  ['10 từ n5 về đồ ăn', words('đồ ăn', 10, 'N5'), 'a level between'],
  ['cho mình vài từ liên quan đến công việc', words('công việc'), 'liên quan đến'],
  ['muốn học từ vựng về tàu vũ trụ', words('tàu vũ trụ'), 'a wish'],
  ['từ vựng N5', words('', 10, 'N5'), 'a level and no theme'],
  ['cho mình 20 từ vựng n4', words('', 20, 'N4'), 'a level and a number'],
  ['các loại trái cây tiếng nhật', { ...words('trái cây'), onlyNouns: true }, 'kinds of things are nouns'],
  ['tên các con vật bằng tiếng nhật', { ...words('con vật'), onlyNouns: true }, 'names'],
  ['đố từ vựng về gia đình', { kind: 'quiz', of: 'word', level: null }, 'a quiz is no list'],
  ['cho mình vài câu về du lịch', { kind: 'similar', text: 'du lịch' }, 'sentences are no words'],
];

const table = (counter: string, from: number, to: number) =>
  ({ kind: 'count-table', counter, from, to }) as const;

export const countTableCases: readonly QuestionCase[] = [
  ['đếm người từ 1 đến 10', table('人', 1, 10), 'people'],
  ['dem nguoi tu 1 den 5', table('人', 1, 5), 'no marks'],
  ['cách đếm sách', table('冊', 1, 10), 'without a range'],
  ['đếm xe ô tô từ 1 đến 5', table('台', 1, 5), 'ô is a part of ô tô'],
  ['đếm đồ vật', table('つ', 1, 10), 'things in general'],
  ['cach dem con vat', table('匹', 1, 10), 'small animals'],
  ['đếm con bò', table('頭', 1, 10), 'large animals'],
  ['đếm với 本 từ 1 đến 10', table('本', 1, 10), 'the counter in Japanese'],
  ['các tháng trong năm', table('月', 1, 12), 'the names of the months'],
  ['tháng 1 đến tháng 12 đọc sao', table('月', 1, 12), 'from the first to the last'],
  ['đếm tháng', table('か月', 1, 12), 'a length of months'],
  ['các ngày trong tháng', table('日', 1, 31), 'the days of a month'],
  ['đếm từ 1 đến 20', table('', 1, 20), 'bare numbers'],
  ['số đếm từ 1 đến 100', table('', 1, 100), 'a long table'],
  ['3 người đếm thế nào', { kind: 'number', text: '3 người' }, 'one number is no table'],
];
