import { expect, test } from 'vitest';
import { rubyText } from '../japanese/ruby.ts';
import { parseReply } from './parse-reply.ts';
import { spokenOf } from './spoken-line.ts';

test.each([
  {
    line: '私[わたし]は学生[がくせい]です。 — Tôi là học sinh.',
    heard: '私[わたし]は学生[がくせい]です。',
    why: 'an example with its translation',
  },
  { line: '**食[た]べる** · động từ · N5', heard: '食[た]べる', why: 'a headword in bold' },
  {
    line: 'thể て: 食[た]べて',
    heard: '食[た]べて',
    why: 'a form behind its name, longer than the kana of the name',
  },
  { line: 'つ đọc là “tsu”.', heard: 'つ', why: 'a line about one kana' },
  { line: 'Trợ từ は nêu chủ đề.', heard: null, why: 'a particle that is only mentioned' },
  { line: '〜てから: sau khi', heard: 'てから', why: 'a pattern, without the mark in front of it' },
  {
    line: '[練習[れんしゅう]する](/exercises)',
    heard: '練習[れんしゅう]する',
    why: 'Japanese inside a link',
  },
  { line: 'Chào bạn!', heard: null, why: 'no Japanese' },
])('$why: $line', ({ line, heard }) => {
  const [block] = parseReply(line);
  const inlines = block?.kind === 'paragraph' ? (block.lines[0] ?? []) : [];
  const ruby = spokenOf(inlines);
  expect(ruby && rubyText(ruby)).toBe(heard);
});
