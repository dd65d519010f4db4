import { expect, test } from 'vitest';
import { textOfHtml } from './html-text.ts';

const text = (html: string) => textOfHtml(html, 1_000).text;

test.each([
  { html: 'đi học', expected: 'đi học', why: 'plain text' },
  { html: '<b>đi</b> <span style="color:red">học</span>', expected: 'đi học', why: 'markup' },
  { html: 'một<br>hai<br/>ba', expected: 'một\nhai\nba', why: 'line breaks' },
  {
    html: '<div>một</div><div><br></div><div>hai</div>',
    expected: 'một\nhai',
    why: 'blocks, without blank lines',
  },
  { html: 'a&nbsp;&amp;&lt;b&gt;&quot;&#39;&#x27;', expected: `a &<b>"''`, why: 'entities' },
  { html: '&amp;lt;', expected: '&lt;', why: 'an entity is read once' },
  {
    html: '&unknown; & &#99999999; &#xFFFFFF;',
    expected: '&unknown; & &#99999999; &#xFFFFFF;',
    why: 'what is no entity',
  },
  { html: 'a < b > c', expected: 'a < b > c', why: 'signs that open no tag' },
  { html: '<ruby>漢字<rt>かんじ</rt></ruby>を', expected: '漢字[かんじ]を', why: 'ruby' },
  {
    html: 'お<ruby><rb>茶</rb><rp>(</rp><rt>ちゃ</rt><rp>)</rp></ruby>',
    expected: 'お 茶[ちゃ]',
    why: 'ruby with brackets for old browsers',
  },
  { html: '<script>alert(1)</script>水', expected: '水', why: 'a script' },
  { html: '<SCRIPT>alert(1)//', expected: '', why: 'a script that does not end' },
  { html: '<style>.a{color:red}</style>水<!-- không -->', expected: '水', why: 'style and comments' },
  { html: '<img src=x onerror="alert(1)">水', expected: '水', why: 'a picture' },
  {
    html: '<img src="x" onerror="alert(1)"',
    expected: '<img src="x" onerror="alert(1)"',
    why: 'a tag that does not end is text',
  },
  { html: '{{c1::水::gợi ý}}を{{c2::飲む}}', expected: '水を飲む', why: 'clozes' },
  { html: 'a\u0000b\u202Ec\u0007', expected: 'abc', why: 'control characters' },
  { html: 'a\u0300', expected: 'à', why: 'one way to write a letter' },
])('$why', ({ html, expected }) => expect(text(html)).toBe(expected));

test('sounds are taken out', () => {
  expect(textOfHtml('水 [sound:mizu.mp3] [sound:a b.ogg]', 100)).toEqual({
    text: '水',
    sounds: ['mizu.mp3', 'a b.ogg'],
  });
});

test('a long text is cut, never within a character', () => {
  expect(text(`<b>${'a'.repeat(2_000)}`)).toBe(`${'a'.repeat(999)}…`);
  expect(textOfHtml('𠮟𠮟𠮟', 4).text).toBe('𠮟…');
});

test.each([
  { html: '<'.repeat(2_000_000), why: 'tags that never begin' },
  { html: '<a <a '.repeat(300_000), why: 'tags that never end' },
  { html: '<a href="'.repeat(200_000), why: 'attributes that never end' },
  { html: '<!--'.repeat(500_000), why: 'comments in comments' },
  { html: '<script>'.repeat(250_000), why: 'scripts in scripts' },
  { html: '<script></script '.repeat(100_000), why: 'scripts that almost end' },
  { html: '&#'.repeat(1_000_000), why: 'entities that never end' },
  { html: '[sound:'.repeat(250_000), why: 'sounds that never end' },
  { html: '{{c1::'.repeat(300_000), why: 'clozes in clozes' },
  { html: `{{c1${'::'.repeat(1_000_000)}`, why: 'a cloze that never ends' },
  { html: '<ruby><rt>'.repeat(200_000), why: 'ruby in ruby' },
])('two megabytes are read in one pass: $why', ({ html }) => {
  // A pattern that starts again from each character would not come to an end before the test is stopped.
  expect(textOfHtml(html, 200_000).text.length).toBeLessThanOrEqual(200_000);
});
