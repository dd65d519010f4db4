import { describe, expect, test } from 'vitest';
import { mailTexts } from '#contract/texts/mail.ts';
import type { Letter } from './mail.service.ts';
import { renderLetter } from './render-letter.ts';

const letter: Letter = {
  to: 'hoa@example.com',
  subject: 'Mã xác thực Kakehashi của bạn',
  greeting: 'Chào Nguyễn Thị Hoa,',
  lines: ['Đây là mã của bạn:', 'Mã có hiệu lực 10 phút.', 'Đừng gửi mã này cho ai.'],
  code: '048213',
  action: { label: 'Xác thực e-mail', url: 'https://kakehashi.example/verify-otp?email=hoa&otp=048213' },
};

/** The visible text of the HTML. */
const visible = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/\n+/g, '\n');

describe('the text part', () => {
  test('has a blank line between paragraphs; code and link are on separate lines, after the first one', () => {
    expect(renderLetter(letter).text).toBe(
      [
        'Chào Nguyễn Thị Hoa,',
        '',
        'Đây là mã của bạn:',
        '',
        '048213',
        '',
        'Xác thực e-mail:',
        'https://kakehashi.example/verify-otp?email=hoa&otp=048213',
        '',
        'Mã có hiệu lực 10 phút.',
        '',
        'Đừng gửi mã này cho ai.',
        '',
        mailTexts.signature,
        mailTexts.noReply,
        '',
      ].join('\n'),
    );
  });

  test.each([
    { name: 'Hoa\n\n999999\n\n', why: 'line feeds' },
    { name: 'Hoa\r\n999999\r\n', why: 'Windows line ends' },
    { name: 'Hoa\u2028999999\u2028', why: 'the Unicode line separator' },
  ])('a name cannot add a line that looks like a code: $why', ({ name }) => {
    const { text } = renderLetter({ ...letter, greeting: mailTexts.greeting(name) });
    expect(text.split(/[\r\n\u2028]+/).filter((line) => /^\d{6}$/.test(line))).toEqual(['048213']);
  });

  test('a letter without code and link has neither', () => {
    const { text, code } = renderLetter({ ...letter, code: undefined, action: undefined });
    expect(text).not.toMatch(/https?:|^\d+$|undefined/m);
    expect(code).toBeUndefined();
  });
});

describe('the HTML part', () => {
  test('has the same content as the text, in the same order, and the link in full', () => {
    const { html } = renderLetter(letter);
    const seen = visible(html);
    const places = [letter.greeting, ...letter.lines, mailTexts.linkByHand, mailTexts.signature].map((text) =>
      seen.indexOf(text),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(seen).toContain('\n048213\n');
    expect(html).toContain('<html lang="vi">');
  });

  test('loads nothing and has no style sheet', () => {
    expect(renderLetter(letter).html).not.toMatch(/<(img|link|style|script)|url\(|src=/i);
  });

  test('a letter without code and link has no empty block and no link', () => {
    const { html } = renderLetter({ ...letter, code: undefined, action: undefined });
    expect(html).not.toMatch(/<a |undefined|letter-spacing/);
    expect(html).not.toContain(mailTexts.linkByHand);
  });

  const hostile = `<b onclick="x">O'Neil</b> & "co"`;
  const escaped = '&lt;b onclick=&quot;x&quot;&gt;O&#39;Neil&lt;/b&gt; &amp; &quot;co&quot;';
  test.each([
    { where: 'subject', change: { subject: hostile } },
    { where: 'greeting', change: { greeting: hostile } },
    { where: 'first paragraph', change: { lines: [hostile] } },
    { where: 'later paragraph', change: { lines: ['Một.', hostile] } },
    { where: 'code', change: { code: hostile } },
    { where: 'label', change: { action: { label: hostile, url: 'https://kakehashi.example/' } } },
    { where: 'address', change: { action: { label: 'Mở', url: `https://kakehashi.example/?${hostile}` } } },
  ])('typed text stays text: $where', ({ change }) => {
    const { html } = renderLetter({ ...letter, ...change });
    expect(html).toContain(escaped);
    expect(html).not.toContain('<b onclick');
    expect(html).not.toContain('onclick="');
  });
});
