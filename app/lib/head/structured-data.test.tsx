import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { graphJson, StructuredData } from './structured-data.tsx';

afterEach(cleanup);

const written = '</script><script>alert(1)</script>';

test('user text cannot close its element', () => {
  const json = graphJson([{ '@type': 'Course', name: written }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Course', name: written }],
  });
});

const scriptOf = (graph: Parameters<typeof StructuredData>[0]['graph']) => {
  const routes = [{ id: 'root', path: '/', element: <StructuredData graph={graph} /> }];
  const hydrationData = { loaderData: { root: { origin: 'https://hoc.example' } } };
  const { container } = render(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
  return container.querySelector('script');
};

test('the server renders it for the public URL, as data and not as a script', () => {
  const script = scriptOf((origin) => [{ '@type': 'WebSite', url: origin }]);
  expect(script?.type).toBe('application/ld+json');
  expect(script?.innerHTML).toBe(graphJson([{ '@type': 'WebSite', url: 'https://hoc.example' }]));
});

test('the browser adds nothing to it', () => {
  expect(scriptOf(false)?.innerHTML).toBe('');
});
