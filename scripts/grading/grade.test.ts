import { describe, expect, test } from 'vitest';
import { gradeCommandTexts as texts } from '#contract/texts/judge.ts';
import { grade } from './grade.ts';
import { prepareJudge } from './prepare-judge.ts';

const prepared = await prepareJudge();
const gradeIt = (args: readonly string[]) => grade(args, async () => prepared);

const MODEL = '[私は]学校(に|へ)行きます。';

describe('npm run grade', () => {
  test('prints verdict, segments and errors, with both positions and the text for learners', async () => {
    const { output, exitCode } = await gradeIt([MODEL, '学校を行きます']);
    expect(exitCode).toBe(0);
    expect(output.split('\n')).toEqual([
      'Kết quả: Chưa đúng (wrong)',
      'Nhận xét: Sai trợ từ: bạn viết を, ở đây cần に.',
      'Đáp án gần nhất: 私は学校に行きます。',
      '',
      'Từng đoạn:',
      '  đúng    学校',
      '  sai     を → に',
      '  đúng    行きます',
      '',
      'Lỗi:',
      '  1. particle-wrong: câu trả lời [2, 3) “を”, đáp án [4, 5) “に”',
      '     Sai trợ từ: bạn viết を, ở đây cần に.',
    ]);
  });

  test('prints notes, and how romaji was read', async () => {
    const { output } = await gradeIt([MODEL, 'boku wa gakkou e iku']);
    expect(output).toContain('Đúng, có lưu ý (correct-with-note)');
    expect(output).toContain('Đọc là: ぼくはがっこうへいく');
    expect(output).toContain('Lưu ý:\n  1. first-person:');
  });

  test.each([
    { args: ['学校に行く', '学校に行く'], verdict: 'correct', why: 'no option' },
    {
      args: ['学校に行く', '家に帰る', '--accepted', '家に帰る', '--accepted', '寝る'],
      verdict: 'correct',
      why: 'another answer',
    },
    {
      args: ['学校に行く', '学校へ行く', '--blocked', '学校へ行く'],
      verdict: 'wrong',
      why: 'a blocked answer',
    },
    {
      args: ['学校に行く', '学校に行きます', '--register', 'pinned'],
      verdict: 'wrong',
      why: 'a fixed register',
    },
    { args: ['学校に行く', '学校へ行く', '--mode', 'listening'], verdict: 'wrong', why: 'listening mode' },
    {
      args: ['市場に行く', 'いちばに行く', '--reading', 'いちばにいく'],
      verdict: 'correct',
      why: 'the reading of the author',
    },
    { args: ['行く', '私は行く', '--vi', 'Anh ấy đi.'], verdict: 'wrong', why: 'the Vietnamese sentence' },
  ])('supports $why', async ({ args, verdict }) => {
    const { output, exitCode } = await gradeIt([...args, '--json']);
    expect(exitCode).toBe(0);
    const report: unknown = JSON.parse(output);
    expect(report).toMatchObject({ verdict, correct: verdict === 'correct' });
    expect(report).toMatchObject({
      segments: expect.any(Array),
      errors: expect.any(Array),
      notes: expect.any(Array),
    });
  });

  test.each([
    { args: [], said: texts.missing, why: 'nothing' },
    { args: ['学校に行く'], said: texts.missing, why: 'no answer' },
    { args: ['学校に', '行く', '行く'], said: texts.tooMany, why: 'a sentence without quotes' },
    { args: ['行く', '行く', '--loud'], said: texts.badOption('--loud'), why: 'an unknown option' },
    { args: ['行く', '行く', '--vi'], said: texts.badOption('--vi'), why: 'an option without its value' },
    {
      args: ['行く', '行く', '--mode', 'đọc'],
      said: texts.badChoice('--mode', ['translate', 'listening']),
      why: 'an unknown mode',
    },
    {
      args: ['(行く', '行く'],
      said: texts.badNotation('(行く', 'dấu ngoặc mở và dấu ngoặc đóng không khớp nhau (ký tự thứ 1)'),
      why: 'a missing bracket',
    },
    {
      args: ['行く', '行く', '--blocked', '行く|帰る'],
      said: texts.badNotation('行く|帰る', 'dấu | chỉ dùng ở bên trong ngoặc (ký tự thứ 3)'),
      why: 'a bar outside of brackets, in a blocked answer',
    },
  ])('refuses $why in Vietnamese', async ({ args, said }) => {
    const { output, exitCode } = await gradeIt(args);
    expect(exitCode).toBe(1);
    expect(output.split('\n')[0]).toBe(said);
  });
});
