import type { GradingCase } from '../../cases/case.ts';
import { wrongSomehow } from '../../cases/refuse-rows.ts';
import { rightBy } from './right-by.ts';

/** です in the place of a verb, and back. */
export const shortFormCases: readonly GradingCase[] = [
  ...rightBy('set-phrase', [
    ['まだ昼ご飯を食べていません。', '昼ご飯はまだです', 'short', { vi: 'Tôi chưa ăn trưa.' }],
    [
      '宿題はまだしていません。',
      '宿題はまだです',
      'まだ stands before the verb',
      { vi: 'Tôi chưa làm bài tập.' },
    ],
    ['父は医者です。', '父は医者をしています', 'a job', { vi: 'Bố tôi là bác sĩ.' }],
    ['姉は看護師をしています。', '姉は看護師です', 'the other way', { vi: 'Chị tôi là y tá.' }],
    [
      '父は医者で、母は教師です。',
      '父は医者をしていて、母は教師です',
      'before another clause',
      { vi: 'Bố tôi là bác sĩ, còn mẹ tôi là giáo viên.' },
    ],
    ['山田さんは親切な人です。', '山田さんは親切です', 'な', { vi: 'Anh Yamada là người tốt bụng.' }],
    [
      '山田さんは背が高くて髪が長い人です。',
      '山田さんは背が高くて髪が長いです',
      'い',
      { vi: 'Chị Yamada là người cao và tóc dài.' },
    ],
    [
      '山田さんは明るいです。',
      '山田さんは明るい人です',
      'the other way',
      { vi: 'Anh Yamada là người vui vẻ.' },
    ],
    [
      'この川は日本で一番長いです。',
      'この川は日本で一番長い川です',
      'of its kind',
      { vi: 'Con sông này dài nhất Nhật Bản.' },
    ],
  ]),
  ...wrongSomehow([
    ['この川は長いです。', 'この川は一番長い川です', 'not the longest', { vi: 'Con sông này dài.' }],
    ['まだ昼ご飯を食べていません。', '昼ご飯をまだです', 'を needs a verb', { vi: 'Tôi chưa ăn trưa.' }],
    ['昼ご飯を食べていません。', '昼ご飯はまだです', 'まだ was not said', { vi: 'Tôi không ăn trưa.' }],
    [
      'まだ本を読んでいません。',
      '本はまだです',
      'what would be done with it is not clear',
      { vi: 'Tôi chưa đọc sách.' },
    ],
    ['父は医者です。', '父は医者をします', 'a job is している', { vi: 'Bố tôi là bác sĩ.' }],
    ['弟は学生です。', '弟は学生をしています', 'no job', { vi: 'Em trai tôi là học sinh.' }],
    [
      '山田さんは親切です。',
      '山田さんは親切人です',
      'な is missing',
      { vi: 'Anh Yamada là người tốt bụng.' },
    ],
    [
      '山田さんは親切な人です。',
      '山田さんは親切なです',
      'な needs a noun',
      { vi: 'Anh Yamada là người tốt bụng.' },
    ],
    ['この部屋は明るいです。', 'この部屋は明るい人です', 'no person', { vi: 'Căn phòng này sáng.' }],
    [
      'この川は日本で一番長いです。',
      'この川は日本で一番長い山です',
      'another kind',
      { vi: 'Con sông này dài nhất Nhật Bản.' },
    ],
  ]),
];
