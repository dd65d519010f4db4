import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { listedContrasts, listedPoints, niDe, teIru } from '#app/testing/grammar.ts';
import { Trail } from '#app/ui/layout/trail.tsx';
import { contrastGraph, contrastsGraph, grammarGraph, pointGraph } from './grammar-graphs.ts';
import { contrastSteps, pointSteps } from './grammar-steps.ts';

const ORIGIN = 'https://hoc.example';
afterEach(cleanup);

test.each([
  { steps: pointSteps(teIru), graph: pointGraph(ORIGIN, teIru), last: '/grammar/te-iru', why: 'a point' },
  {
    steps: contrastSteps(niDe),
    graph: contrastGraph(ORIGIN, niDe),
    last: '/compare/ni-de',
    why: 'a contrast',
  },
])('structured data has the same breadcrumbs as the page: $why', ({ steps, graph, last }) => {
  render(<Trail label="" steps={steps} />, { wrapper: MemoryRouter });
  const visible = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  const [trail, resource] = graph as unknown as [
    { itemListElement: { name: string; item?: string }[] },
    { '@type': string; url: string; educationalLevel: string },
  ];
  expect(trail.itemListElement.map(({ name }) => name)).toEqual(['Kakehashi', ...visible]);
  expect(trail.itemListElement.at(-1)?.item).toBe(ORIGIN + last);
  expect(resource).toMatchObject({ '@type': 'LearningResource', url: ORIGIN + last });
  expect(resource.educationalLevel).toContain('N5');
});

test.each([
  { graph: grammarGraph(ORIGIN, listedPoints), first: '/grammar/te-iru', count: 3 },
  { graph: contrastsGraph(ORIGIN, listedContrasts), first: '/compare/ni-de', count: 2 },
])('the list names every page, $first first', ({ graph, first, count }) => {
  expect(graph[1]).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: count,
    itemListElement: expect.arrayContaining([expect.objectContaining({ position: 1, url: ORIGIN + first })]),
  });
});
