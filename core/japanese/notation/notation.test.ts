import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_SLOTS, type Notation, parseNotation, plainText } from './notation.ts';

/** The tree in one line: ? optional, / choice, ~ free order. */
const show = (notation: Notation): string =>
  notation
    .map((node) => {
      switch (node.kind) {
        case 'text':
          return node.text;
        case 'optional':
          return `?<${show(node.inside)}>`;
        case 'choice':
          return `<${node.options.map(show).join('/')}>`;
        case 'free-order':
          return `<${node.parts.map(show).join('~')}>`;
      }
    })
    .join('+');

test.each([
  { source: '学校へ行きます。', tree: '学校へ行きます。', plain: '学校へ行きます。', why: 'no brackets' },
  { source: '[私は]学生です', tree: '?<私は>+学生です', plain: '私は学生です', why: 'optional' },
  {
    source: '家(に|へ)帰る',
    tree: '家+<に/へ>+帰る',
    plain: '家に帰る',
    why: 'the plain text has the first of a choice',
  },
  { source: '(a|b|c)', tree: '<a/b/c>', plain: 'a', why: 'three of them' },
  {
    source: '{図書館で 友達と}話す',
    tree: '<図書館で~友達と>+話す',
    plain: '図書館で友達と話す',
    why: 'the plain text keeps the written order',
  },
  {
    source: '{図書館で　友達と}話す',
    tree: '<図書館で~友達と>+話す',
    plain: '図書館で友達と話す',
    why: 'a full-width space separates',
  },
  {
    source: '{図書館で、友達と}',
    tree: '<図書館で~友達と>',
    plain: '図書館で友達と',
    why: 'a comma separates',
  },
  { source: '{図書館で|友達と}', tree: '<図書館で~友達と>', plain: '図書館で友達と', why: 'a bar separates' },
  {
    source: '{ 図書館で 、 友達と }',
    tree: '<図書館で~友達と>',
    plain: '図書館で友達と',
    why: 'several separators count as one',
  },
  { source: '{図書館で}', tree: '<図書館で>', plain: '図書館で', why: 'a single part is split later' },
  {
    source: '[(私|僕)は]学生です',
    tree: '?<<私/僕>+は>+学生です',
    plain: '私は学生です',
    why: 'a choice in an optional part',
  },
  { source: '([私は]行く|帰る)', tree: '<?<私は>+行く/帰る>', plain: '私は行く', why: 'the other way round' },
  {
    source: '{(図書館|家)で 友達と}話す',
    tree: '<<図書館/家>+で~友達と>+話す',
    plain: '図書館で友達と話す',
    why: 'a choice in a part',
  },
  { source: '[{(a|b) c}]d', tree: '?<<<a/b>~c>>+d', plain: 'acd', why: 'three levels deep' },
  { source: '[私は|僕は]行く', tree: '?<<私は/僕は>>+行く', plain: '私は行く', why: 'one of them, or none' },
  { source: '(私)は', tree: '私は', plain: '私は', why: 'a group without a bar is its content' },
  {
    source: '家（に｜へ）帰る',
    tree: '家+<に/へ>+帰る',
    plain: '家に帰る',
    why: 'full-width brackets and bar',
  },
  { source: '［私は］｛a b｝', tree: '?<私は>+<a~b>', plain: '私はab', why: 'the other full-width brackets' },
  { source: '家（に|へ)帰る', tree: '家+<に/へ>+帰る', plain: '家に帰る', why: 'both widths in one group' },
  {
    source: ' [私は] 学生 です ',
    tree: '?<私は>+学生です',
    plain: '私は学生です',
    why: 'spaces for readability',
  },
  {
    source: 'Kakehashi Clubで',
    tree: 'Kakehashi Clubで',
    plain: 'Kakehashi Clubで',
    why: 'a space in a name',
  },
  { source: '学\u200B生\u0000です', tree: '学生です', plain: '学生です', why: 'invisible characters' },
  { source: '「はい」と言う', tree: '「はい」と言う', plain: '「はい」と言う', why: 'quotes are text' },
])('$why: $source', ({ source, tree, plain }) => {
  const result = parseNotation(source);
  expect(result.ok && show(result.notation)).toBe(tree);
  expect(result.ok && plainText(result.notation)).toBe(plain);
});

test.each([
  { source: '', problem: 'empty', at: 0, why: 'nothing' },
  { source: ' 　', problem: 'empty', at: 0, why: 'spaces only' },
  { source: '。', problem: 'empty', at: 0, why: 'punctuation only' },
  { source: '[私は]', problem: 'empty', at: 0, why: 'everything is optional' },
  { source: '[私は]([僕は]|行く)。', problem: 'empty', at: 0, why: 'one wording is empty' },
  { source: '家(に|へ帰る', problem: 'unbalanced', at: 1, why: 'never closed' },
  { source: '家に)帰る', problem: 'unbalanced', at: 2, why: 'never opened' },
  { source: '[(私]は)', problem: 'unbalanced', at: 3, why: 'crossing brackets' },
  { source: '家（に|へ]', problem: 'unbalanced', at: 5, why: 'a bracket of another kind' },
  { source: '家()へ', problem: 'empty-group', at: 1, why: 'an empty choice' },
  { source: '家[ ]へ', problem: 'empty-group', at: 1, why: 'an optional space' },
  { source: '家{、 }へ', problem: 'empty-group', at: 1, why: 'separators only' },
  { source: '田中(さん|)です', problem: 'empty-group', at: 2, why: 'an empty option: [さん] means that' },
  { source: '家に|家へ', problem: 'stray-bar', at: 2, why: 'whole answers are separate entries' },
  { source: '[([{a b}]c)]d', problem: 'too-deep', at: 3, why: 'four levels deep' },
  { source: 'x{a b c d e f}', problem: 'too-many-free-parts', at: 1, why: '720 orders' },
  {
    source: 'x{{a b c d e} {f g h i j} {k l m n o} {p q r s t} {u v w x y}}',
    problem: 'too-many-orders',
    at: 1,
    why: '120 orders of 120 orders each',
  },
  {
    source: `x${'{ab {c d e f g} {h i j k l}}'.repeat(9)}`,
    problem: 'too-many-orders',
    at: 0,
    why: 'each is small enough, but not all together',
  },
  {
    source: '(a|b)'.repeat(MAX_SLOTS + 1),
    problem: 'too-many-slots',
    at: 5 * MAX_SLOTS,
    why: 'more brackets than a sentence has words',
  },
])('$why: $source', ({ source, problem, at }) => {
  expect(parseNotation(source)).toEqual({ ok: false, problem, at });
});

test('no input throws, and valid notation is never empty', () => {
  const pieces = fc.constantFrom(
    ...'[](){}|、 ［］（）｛｝｜行にへ。a',
    '私は',
    'A:',
    'B:',
    '\u0000',
    '\uD800',
  );
  fc.assert(
    fc.property(fc.string({ unit: pieces, maxLength: 40 }), (source) => {
      const result = parseNotation(source);
      expect(result.ok ? plainText(result.notation) !== '' : result.at <= source.length).toBe(true);
    }),
  );
});
