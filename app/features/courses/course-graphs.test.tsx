import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { courseTexts } from '#contract/texts/courses.ts';
import { dailyLife, morning, oneDay, station } from '#app/testing/courses.ts';
import { curriculumGraph, lessonGraph, topicGraph, topicsGraph } from './course-graphs.ts';
import { CourseTrail } from './course-trail.tsx';

const ORIGIN = 'https://hoc.example';
const CURRICULUM = `${ORIGIN}/exercises/1/curriculum/3`;
const lessonPage = {
  topic: dailyLife,
  curriculum: oneDay,
  lesson: morning,
  mode: 'listening',
  title: 'Luyện nghe: Buổi sáng',
  description: 'Nghe 3 câu.',
  path: '/exercises/1/curriculum/3/40/listening',
} as const;

afterEach(cleanup);

test.each([
  { place: { topic: dailyLife }, graph: topicGraph(ORIGIN, dailyLife, [oneDay]), why: 'a topic' },
  {
    place: { topic: dailyLife, curriculum: oneDay },
    graph: curriculumGraph(ORIGIN, { topic: dailyLife, curriculum: oneDay }, [morning]),
    why: 'a curriculum',
  },
  { place: lessonPage, graph: lessonGraph(ORIGIN, lessonPage), why: 'a lesson' },
])('structured data has the same breadcrumbs as the page: $why', ({ place, graph }) => {
  const { topic, curriculum, lesson } = { curriculum: undefined, lesson: undefined, ...place };
  render(<CourseTrail topic={topic} curriculum={curriculum} lesson={lesson} />, { wrapper: MemoryRouter });
  const visible = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  const [trail] = graph as unknown as {
    '@type': string;
    itemListElement: { name: string; item?: string }[];
  }[];
  expect(trail?.['@type']).toBe('BreadcrumbList');
  expect(trail?.itemListElement.map(({ name }) => name)).toEqual(['Kakehashi', ...visible]);
  const steps = [`${ORIGIN}/`, `${ORIGIN}/exercises`, `${ORIGIN}/exercises/1`, CURRICULUM, undefined];
  expect(trail?.itemListElement.map(({ item }) => item)).toEqual(steps.slice(0, visible.length + 1));
});

test('the list of topics links to each of them', () => {
  expect(topicsGraph(ORIGIN, [dailyLife])).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2, name: courseTexts.practice }],
    },
    {
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [{ position: 1, name: 'Đời sống hằng ngày', url: `${ORIGIN}/exercises/1` }],
    },
  ]);
});

test('a topic lists its curriculums', () => {
  const [, list] = topicGraph(ORIGIN, dailyLife, [oneDay]);
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ position: 1, name: 'Một ngày của tôi', url: CURRICULUM }],
  });
});

test('a curriculum is a course, with each level once and with its lessons', () => {
  const place = { topic: dailyLife, curriculum: oneDay };
  const [, course] = curriculumGraph(ORIGIN, place, [station, morning, morning]);
  expect(course).toMatchObject({
    '@type': 'Course',
    name: 'Một ngày của tôi',
    url: CURRICULUM,
    image: `${ORIGIN}/images/curriculums/3.svg`,
    provider: { '@type': 'Organization', name: 'Kakehashi', url: `${ORIGIN}/` },
    inLanguage: 'vi',
    educationalLevel: ['N5', 'N2'],
    hasPart: [
      { '@type': 'LearningResource', name: 'Ở nhà ga', url: `${CURRICULUM}/100000/sentence` },
      { url: `${CURRICULUM}/40/sentence`, educationalLevel: 'N5' },
      {},
    ],
  });
  expect(course).toHaveProperty(
    'description',
    courseTexts.curriculumDescription('Một ngày của tôi', dailyLife.title),
  );
});

test('a lesson names its subject and its course', () => {
  const [, resource] = lessonGraph(ORIGIN, lessonPage);
  expect(resource).toMatchObject({
    '@type': 'LearningResource',
    name: 'Luyện nghe: Buổi sáng',
    url: `${CURRICULUM}/40/listening`,
    teaches: 'Tiếng Nhật',
    educationalLevel: 'N5',
    learningResourceType: 'Luyện nghe',
    isPartOf: { '@type': 'Course', name: 'Một ngày của tôi', url: CURRICULUM },
  });
});
