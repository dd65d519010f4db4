import { MISSED_SEARCH_BROWSERS_MIN, MISSED_SEARCH_DAYS } from '../limits.ts';

/** Searches without a result, for the admin at /link. */
export const missedSearchTexts = {
  noted: 'Đã ghi nhận',
  title: 'Tra mà chưa có',
  lead: `Những gì ít nhất ${MISSED_SEARCH_BROWSERS_MIN} trình duyệt đã tra trong ${MISSED_SEARCH_DAYS} ngày qua mà từ điển chưa có. Không ai biết người tra là ai.`,
  empty: 'Chưa có gì bị tra hụt đủ nhiều lần.',
  browsers: (count: string) => `${count} trình duyệt`,
  lastMissed: (day: string) => `gần nhất ${day}`,
  add: 'Thêm mục từ',
  addWord: (word: string) => `Thêm mục từ ${word}`,
};
