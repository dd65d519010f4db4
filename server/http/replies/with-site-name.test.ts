import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NAME_TO_COME } from '#contract/site-name.ts';
import { createNameSite, withSiteName } from './with-site-name.ts';

const HOSTILE = `</script><b a="1" b='2'>&$&$1\\n`;

test.each([
  {
    form: 'text',
    text: `Chào ${NAME_TO_COME}!`,
    sent: `Chào ${HOSTILE}!`,
    why: 'a plain text has it as it is',
  },
  {
    form: 'html',
    text: `<title>${NAME_TO_COME}</title><p title="${NAME_TO_COME}">`,
    sent: '<title>&#60;/script&#62;&#60;b a=&#34;1&#34; b=&#39;2&#39;&#62;&#38;$&#38;$1\\n</title>'.concat(
      '<p title="&#60;/script&#62;&#60;b a=&#34;1&#34; b=&#39;2&#39;&#62;&#38;$&#38;$1\\n">',
    ),
    why: 'a name is no markup, neither as text nor as an attribute',
  },
] as const)('$why', ({ form, text, sent }) => {
  expect(withSiteName(text, HOSTILE, form)).toBe(sent);
});

test('any name is the same again when JSON is read, alone and in a script of a page', () => {
  const graph = JSON.stringify({ name: NAME_TO_COME, lists: [`a ${NAME_TO_COME} b`] });
  fc.assert(
    fc.property(fc.oneof(fc.constant(HOSTILE), fc.string({ unit: 'binary' })), (name) => {
      const read = { name, lists: [`a ${name} b`] };
      expect(JSON.parse(withSiteName(graph, name, 'json'))).toEqual(read);
      const page = `<p>${NAME_TO_COME}</p><script type="application/ld+json">${graph}</script><p>${NAME_TO_COME}</p>`;
      const [, script = ''] =
        /<script[^>]*>([\s\S]*?)<\/script>/.exec(withSiteName(page, name, 'html')) ?? [];
      expect(JSON.parse(script)).toEqual(read);
    }),
  );
});

test('the name is only asked for where it is needed', async () => {
  let asked = 0;
  const nameSite = createNameSite(async () => {
    asked += 1;
    return 'Cầu Việt';
  });
  expect(await nameSite('Xin chào', 'text')).toBe('Xin chào');
  expect(asked).toBe(0);
  expect(await nameSite(`${NAME_TO_COME} xin chào`, 'text')).toBe('Cầu Việt xin chào');
});
