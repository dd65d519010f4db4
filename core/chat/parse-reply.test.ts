import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseReply } from './parse-reply.ts';
import { plainReply } from './plain-reply.ts';
import type { Block, Line } from './reply.ts';

const text = (words: string) => ({ kind: 'text', text: words }) as const;
const japanese = (words: string) => ({ kind: 'japanese', ruby: [{ text: words }] }) as const;
const bold = (...inside: Line) => ({ kind: 'bold', inside }) as const;
const link = (to: string, ...inside: Line) => ({ kind: 'link', to, inside }) as const;
const paragraph = (...lines: Line[]): Block => ({ kind: 'paragraph', lines });

describe('blocks', () => {
  test.each<{ reply: string; blocks: Block[]; why: string }>([
    { reply: '', blocks: [], why: 'nothing' },
    { reply: ' \n\n \n', blocks: [], why: 'nothing but empty lines' },
    {
      reply: 'Một\nhai\n\nba',
      blocks: [paragraph([text('Một')], [text('hai')]), paragraph([text('ba')])],
      why: 'lines are kept, an empty line separates',
    },
    {
      reply: 'a\r\nb\rc',
      blocks: [paragraph([text('a')], [text('b')], [text('c')])],
      why: 'line ends of other systems',
    },
    {
      reply: '### Nghĩa\n- ăn',
      blocks: [
        { kind: 'heading', line: [text('Nghĩa')] },
        { kind: 'list', first: null, items: [[[text('ăn')]]] },
      ],
      why: 'a heading and a list',
    },
    { reply: '#học', blocks: [paragraph([text('#học')])], why: 'a hash without a space is not a heading' },
    {
      reply: '- a\n* b\n• c',
      blocks: [{ kind: 'list', first: null, items: [[[text('a')]], [[text('b')]], [[text('c')]]] }],
      why: 'every list marker',
    },
    {
      reply: '3. a\n4) b',
      blocks: [{ kind: 'list', first: 3, items: [[[text('a')]], [[text('b')]]] }],
      why: 'a numbered list begins with its number',
    },
    {
      reply: '1. a\n- b\n2. c',
      blocks: [
        { kind: 'list', first: 1, items: [[[text('a')]]] },
        { kind: 'list', first: null, items: [[[text('b')]]] },
        { kind: 'list', first: 2, items: [[[text('c')]]] },
      ],
      why: 'the kinds of lists do not mix',
    },
    {
      reply: '- a\n  tiếp\nxong',
      blocks: [
        { kind: 'list', first: null, items: [[[text('a')], [text('tiếp')]]] },
        paragraph([text('xong')]),
      ],
      why: 'an indented line belongs to its item',
    },
    {
      reply: 'Nói:\n- a',
      blocks: [paragraph([text('Nói:')]), { kind: 'list', first: null, items: [[[text('a')]]] }],
      why: 'a list right under a line',
    },
    {
      reply: 'a\n---\nb',
      blocks: [paragraph([text('a')]), paragraph([text('b')])],
      why: 'a line of dashes only separates',
    },
    {
      reply: '-5 độ\n1.5 giờ',
      blocks: [paragraph([text('-5 độ')], [text('1.5 giờ')])],
      why: 'numbers are not items',
    },
  ])('$why', ({ reply, blocks }) => {
    expect(parseReply(reply)).toEqual(blocks);
  });
});

describe('inside a line', () => {
  test.each<{ reply: string; line: Line; why: string }>([
    { reply: 'a **b** c', line: [text('a '), bold(text('b')), text(' c')], why: 'bold' },
    { reply: '**a**b**c**', line: [bold(text('a')), text('b'), bold(text('c'))], why: 'bold twice' },
    { reply: 'a **b', line: [text('a **b')], why: 'unclosed bold is text' },
    { reply: '** **', line: [text('** **')], why: 'empty bold' },
    { reply: '2 * 3 * 4', line: [text('2 * 3 * 4')], why: 'single stars' },
    { reply: '[từ](/search/6)', line: [link('/search/6', text('từ'))], why: 'a link of ours' },
    {
      reply: '[từ](/search?kanji=食べる#a)',
      line: [link('/search?kanji=食べる#a', text('từ'))],
      why: 'a path with Japanese in it',
    },
    { reply: '**[từ](/rank)**', line: [bold(link('/rank', text('từ')))], why: 'a link in bold' },
    { reply: '[**từ**](/rank)', line: [link('/rank', bold(text('từ')))], why: 'bold in a link' },
    {
      reply: '[食[た]べる](/search/6)',
      line: [
        link('/search/6', { kind: 'japanese', ruby: [{ text: '食', reading: 'た' }, { text: 'べる' }] }),
      ],
      why: 'a reading in a link',
    },
    {
      reply: '[[a](/b)](/c)',
      line: [link('/c', text('a'))],
      why: 'a link in a link goes where the outer one goes',
    },
    { reply: '[](/b)', line: [text('[](/b)')], why: 'a link without words' },
    { reply: '[a] (/b)', line: [text('[a] (/b)')], why: 'unrelated brackets' },
    { reply: '[a](/b', line: [text('[a](/b')], why: 'an unclosed path' },
    {
      reply: 'từ 食べる.',
      line: [text('từ '), japanese('食べる'), text('.')],
      why: 'Japanese among Vietnamese',
    },
    {
      reply: '図書館[としょかん]で本[ほん]',
      line: [
        {
          kind: 'japanese',
          ruby: [{ text: '図書館', reading: 'としょかん' }, { text: 'で' }, { text: '本', reading: 'ほん' }],
        },
      ],
      why: 'readings in brackets',
    },
    {
      reply: 'lúc 3時に',
      line: [text('lúc '), japanese('3時に')],
      why: 'a number belongs to its counter',
    },
    { reply: '「はい！」', line: [japanese('「はい！」')], why: 'Japanese punctuation' },
    { reply: 'hả？', line: [text('hả？')], why: 'a punctuation mark alone is not Japanese' },
    { reply: '水[nước]', line: [japanese('水'), text('[nước]')], why: 'a reading must be in kana' },
  ])('$why', ({ reply, line }) => {
    expect(parseReply(reply)).toEqual([paragraph(line)]);
  });
});

describe('harmful markup is text', () => {
  const harmful = [
    '<script>alert(1)</script>',
    '<b>đậm</b> &lt;i&gt;',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert)',
    '[x](JavaScript:alert)',
    '[x](data:text/html,a)',
    '[x](https://evil.example)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](\\\\evil.example)',
    '[x](/a//evil.example)',
    '[x](/ /evil)',
    '[x](/a\u0000b)',
    '[x](/a"onclick="b)',
    '[x](</b>)',
    '![x](https://evil.example/a.png)',
    '[x]: /b',
  ];
  test.each(harmful)('%s', (reply) => {
    const [block, ...others] = parseReply(reply);
    expect(others).toEqual([]);
    expect(JSON.stringify(block)).not.toContain('"kind":"link"');
    expect(plainReply(parseReply(reply))).toBe(reply);
  });

  test.each(['**', '[', '[a', '食[た', '**[', '[a](/', '- ', '食', '[a](/b)'])(
    '8,000 characters of %s are parsed in time, and nothing is lost',
    (piece) => {
      const reply = piece.repeat(8_000 / piece.length);
      const shown = plainReply(parseReply(reply));
      expect(isPartOf(shown.replaceAll(/[\s-]/g, ''), reply)).toBe(true);
    },
  );
});

/** Whether one text contains the letters of the other in the same order. */
function isPartOf(part: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (at < part.length && part.startsWith(letter, at)) at += letter.length;
  return at === part.length;
}

/** Parts that make or break markup. */
const anything = fc.array(
  fc.constantFrom(
    '**',
    '*',
    '[',
    ']',
    '(/a)',
    '(',
    ')',
    '/',
    '# ',
    '- ',
    '1. ',
    '\n',
    ' ',
    'ăn',
    '食',
    'べる',
    '[た]',
    '<b>',
  ),
  { maxLength: 40 },
);

test('no text gets letters that were not in it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anything.map((pieces) => pieces.join('')),
        fc.string({ unit: 'grapheme' }),
      ),
      (reply) => {
        // List markers are normalised.
        const letters = plainReply(parseReply(reply)).replaceAll(/^(?:-|\d+\.) |\s/gm, '');
        expect(isPartOf(letters, reply)).toBe(true);
      },
    ),
  );
});

interface Written {
  readonly marked: string;
  readonly shown: string;
}

const words = fc
  .constantFrom('ăn', 'từ này', '食べる', 'は', 'a-b', '<i>', '5%')
  .map((word) => ({ marked: word, shown: word }));
const reading = fc.constant({ marked: '漢字[かんじ]', shown: '漢字' });
const plain = fc.oneof(words, reading);
const marked = fc.oneof(
  plain,
  plain.map(({ marked: inside, shown }) => ({ marked: `**${inside}**`, shown })),
  plain.map(({ marked: inside, shown }) => ({ marked: `[${inside}](/search/6)`, shown })),
);
const joined = (parts: readonly Written[], by: string): Written => ({
  marked: parts.map((part) => part.marked).join(by),
  shown: parts.map((part) => part.shown).join(by),
});
const line = fc.array(marked, { minLength: 1, maxLength: 5 }).map((parts) => joined(parts, ' '));
const block = fc.oneof(
  line,
  line.map((inside) => ({ ...inside, marked: `### ${inside.marked}` })),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((items) =>
    joined(
      items.map((item) => ({ marked: `- ${item.marked}`, shown: `- ${item.shown}` })),
      '\n',
    ),
  ),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((items) =>
    joined(
      items.map((item, at) => ({ marked: `${at + 1}. ${item.marked}`, shown: `${at + 1}. ${item.shown}` })),
      '\n',
    ),
  ),
);
const written = fc.array(block, { minLength: 1, maxLength: 4 }).map((parts) => joined(parts, '\n\n'));

test('an answer is shown as written, without its marks', () => {
  fc.assert(
    fc.property(written, (reply) => {
      expect(plainReply(parseReply(reply.marked))).toBe(reply.shown);
    }),
  );
});
