import type { GradingCase } from '../../cases/case.ts';

const right = { verdict: 'correct-with-note', rules: ['sequence'] } as const;
const wrong = { verdict: 'wrong' } as const;

/** てから, た後で and て: what comes first. */
export const sequenceCases: readonly GradingCase[] = [
  {
    model: 'お風呂に入ってから、テレビを見ます。',
    typed: 'お風呂に入った後で、テレビを見ます',
    ...right,
    why: 'た後で',
  },
  {
    model: 'お風呂に入ってから、テレビを見ます。',
    typed: 'お風呂に入った後、テレビを見ます',
    ...right,
    why: 'た後',
  },
  {
    model: 'お風呂に入った後で、テレビを見ます。',
    typed: 'お風呂に入ってから、テレビを見ます',
    ...right,
    why: 'てから',
  },
  { model: '卒業した後で、働きます。', typed: '卒業した後、働きます', ...right, why: 'で left out' },
  { model: '卒業した後、働きます。', typed: '卒業したあとで、働きます', ...right, why: 'で added' },
  { model: '退院してからも、薬を飲みます。', typed: '退院した後も、薬を飲みます', ...right, why: 'with も' },
  {
    model: '箱に詰めた後で、気がつきました。',
    typed: '箱に詰めてから、気がつきました',
    ...right,
    why: 'what one noticed later',
  },
  {
    model: '手を洗って、ご飯を食べます。',
    vi: 'Tôi rửa tay rồi ăn cơm.',
    typed: '手を洗ってから、ご飯を食べます',
    ...right,
    why: 'てから where the prompt says "rồi"',
  },
  {
    model: '少し本を読んでから、寝ます。',
    vi: 'Tôi đọc sách một chút rồi đi ngủ.',
    typed: '少し本を読んで、寝ます',
    ...right,
    why: 'て where the prompt says "rồi"',
  },
  {
    model: '製品を使ってみて、御社を知りました。',
    vi: 'Sau khi dùng thử sản phẩm, tôi biết đến quý công ty.',
    typed: '製品を使ってみてから、御社を知りました',
    ...right,
    why: 'てみる',
  },
  {
    model: '日本に来てから、三年になります。',
    typed: '日本に来た後で、三年になります',
    ...wrong,
    why: 'since',
  },
  {
    model: 'コーヒーをやめてから、よく眠れます。',
    vi: 'Từ khi bỏ cà phê, tôi ngủ ngon.',
    typed: 'コーヒーをやめた後で、よく眠れます',
    ...wrong,
    why: 'since',
  },
  { model: '買ってから一週間です。', typed: '買った後で一週間です', ...wrong, why: 'since, with a number' },
  {
    model: '手を洗って、ご飯を食べます。',
    vi: 'Tôi rửa tay và ăn cơm.',
    typed: '手を洗ってから、ご飯を食べます',
    ...wrong,
    why: 'no order in the prompt',
  },
  {
    model: '手を洗って、ご飯を食べます。',
    vi: 'Tôi rửa tay rồi ăn cơm.',
    typed: '手を洗った後で、ご飯を食べます',
    ...wrong,
    why: 'て is not た後で',
  },
  {
    model: '洗ってから、出します。',
    vi: 'Rửa sạch rồi mới bỏ.',
    typed: '洗って、出します',
    ...wrong,
    why: 'the order matters',
  },
  {
    model: 'お風呂に入ってから、テレビを見ます。',
    vi: 'Sau khi tắm, tôi xem ti vi.',
    typed: 'お風呂に入って、テレビを見ます',
    ...wrong,
    why: '"sau khi" is more than て',
  },
  {
    model: '歩いて、学校へ行きます。',
    vi: 'Tôi đi bộ rồi đến trường.',
    typed: '歩いてから、学校へ行きます',
    ...wrong,
    why: 'manner',
  },
  {
    model: '寝坊して、遅れました。',
    vi: 'Tôi ngủ quên rồi nên đến muộn.',
    typed: '寝坊してから、遅れました',
    ...wrong,
    why: 'a reason',
  },
  {
    model: '食べた後で、歯を磨きます。',
    typed: '食べる後で、歯を磨きます',
    ...wrong,
    why: 'the past before 後',
  },
  { model: '食べた後で、歯を磨きます。', typed: '食べたから、歯を磨きます', ...wrong, why: 'a reason' },
  {
    model: '食べた後で、歯を磨きます。',
    typed: '食べる前に、歯を磨きます',
    ...wrong,
    why: 'the opposite order',
  },
  {
    model: '食べてから、歯を磨きます。',
    typed: '食べてからで、歯を磨きます',
    ...wrong,
    why: 'で after から',
  },
  {
    model: '読んでいただいて初めて、分かりました。',
    vi: 'Được đọc cho rồi tôi mới hiểu.',
    typed: '読んでいただいてから初めて、分かりました',
    ...wrong,
    why: 'て初めて',
  },
];
