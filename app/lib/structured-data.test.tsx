import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData } from './structured-data.tsx';

test('what someone wrote cannot leave its element', () => {
  const html = renderToStaticMarkup(<StructuredData data={{ name: '</script><script>alert(1)</script>' }} />);
  expect(html.match(/<script/g)).toHaveLength(1);
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    name: '</script><script>alert(1)</script>',
  });
});
