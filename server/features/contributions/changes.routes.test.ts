import { beforeEach, describe, expect, test } from 'vitest';
import { ANSWERS_PER_SENTENCE_MAX } from '#contract/content-limits.ts';
import type { Sentence } from '#contract/courses/course.ts';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import { reviewRefusals } from '#contract/texts/reviews.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { beginLesson, contributing, school } from '#server/testing/contributing.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const testApp = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const { call, factories, db } = testApp;
const people = await contributing(testApp);
let start: Awaited<ReturnType<typeof beginLesson>>;
beforeEach(async () => {
  await emptyTables(db);
  start = await beginLesson(testApp, people);
});

const learnersSee = async () => (await call('GET', `/api/sentences/${start.lesson.id}`)).body;
const submitLesson = () => people.act(start.supplier, 'lessons', start.lesson.id, 'submit');
const waitingFor = async (user = start.qc) => people.queue(user);
const publishAll = async () => {
  await submitLesson();
  await people.approveAll(start.qc, await waitingFor());
};

describe('a change of published content', () => {
  beforeEach(publishAll);
  const current = async () => {
    const [found] = await people.sentencesOf(start.supplier, start.lesson.id);
    if (!found) throw new Error('The sentence has to be there');
    return found;
  };
  const changed = { viSentence: 'Tôi tới trường.', accepted: ['学校に行きます'] };

  test('waits as a new version; the old one stays until it is approved', async () => {
    expect((await people.changeSentence(start.supplier, await current(), changed)).body).toMatchObject({
      ...changed,
      state: 'draft',
      published: true,
    });
    expect(await learnersSee()).toMatchObject([school]);
    await people.act(start.supplier, 'sentences', start.sentence.id, 'submit');
    const [review] = await waitingFor();
    expect(review).toMatchObject({ number: 2, before: { ...school, accepted: [] }, after: changed });
    expect(await learnersSee()).toMatchObject([school]);
    if (review) await people.decide(start.qc, review, 'approved');
    expect(await learnersSee()).toMatchObject([{ viSentence: changed.viSentence }]);
    const answer = { sentenceId: start.sentence.id, userAnswer: '学校に行きます' };
    expect((await call('POST', '/api/sentences/check-answer', { body: answer })).body).toMatchObject({
      correct: true,
    });
  });

  test('can be discarded, and stays in the history', async () => {
    await people.changeSentence(start.supplier, await current(), changed);
    expect(await people.act(start.supplier, 'sentences', start.sentence.id, 'discard')).toMatchObject({
      status: 200,
      body: { state: 'published' },
    });
    expect(await current()).toMatchObject(school);
    const versions = await people.versionsOf(start.supplier, 'sentences', start.sentence.id);
    expect(versions.map(({ number, state, live }) => [number, state, live])).toEqual([
      [2, 'replaced', false],
      [1, 'published', true],
    ]);
  });

  test('by an admin is published at once and replaces the waiting one', async () => {
    await people.changeSentence(start.supplier, await current(), changed);
    await people.act(start.supplier, 'sentences', start.sentence.id, 'submit');
    const byAdmin = { viSentence: 'Mình đi tới trường.' };
    await people.changeSentence(start.admin, await current(), byAdmin);
    expect(await learnersSee()).toMatchObject([byAdmin]);
    expect(await waitingFor()).toEqual([]);
    const versions = await people.versionsOf(start.supplier, 'sentences', start.sentence.id);
    expect(versions.map(({ state, live }) => [state, live])).toEqual([
      ['published', true],
      ['replaced', false],
      ['published', false],
    ]);
  });

  test('an old version is restored through the same review', async () => {
    await people.changeSentence(start.supplier, await current(), changed);
    await people.act(start.supplier, 'sentences', start.sentence.id, 'submit');
    await people.approveAll(start.qc, await waitingFor());
    const restore = (user: TestUser, revision: number) =>
      call('POST', `/api/contributions/sentences/${start.sentence.id}/versions/1/restore`, {
        token: user.token,
        body: { revision },
      });
    expect(await restore(start.supplier, 1)).toMatchObject({ status: 409 });
    expect((await restore(start.supplier, (await current()).revision)).body).toMatchObject({
      state: 'draft',
    });
    expect(await learnersSee()).toMatchObject([{ viSentence: changed.viSentence }]);
    expect(await current()).toMatchObject(school);
  });

  test('shipped content keeps its first version when it is changed, and can go back to it', async () => {
    const { sentence: shipped } = await factories.topic({ title: 'Ăn uống' });
    const path = `/api/contributions/sentences/${shipped.id}/versions`;
    expect(await people.versionsOf(start.admin, 'sentences', shipped.id)).toMatchObject([
      { id: null, number: 1, author: null, live: true },
    ]);
    const [row] = await people.sentencesOf(start.admin, shipped.lessonId);
    if (row) await people.changeSentence(start.admin, row, changed);
    expect(await people.versionsOf(start.admin, 'sentences', shipped.id)).toMatchObject([
      { number: 2 },
      { number: 1 },
    ]);
    await call('POST', `${path}/1/restore`, { token: start.admin.token, body: { revision: 2 } });
    const [back] = (await call('GET', `/api/sentences/${shipped.lessonId}`)).body as Sentence[];
    expect(back?.viSentence).toBe(shipped.viSentence);
  });

  test('an answer accepted in the meantime is in both versions', async () => {
    await people.changeSentence(start.supplier, await current(), { viSentence: changed.viSentence });
    const learner = await factories.user();
    const sent = await call('POST', `/api/sentences/${start.sentence.id}/suggestions`, {
      token: learner.token,
      body: { answer: '学校まで歩きます' },
    });
    const { id } = sent.body as { id: number };
    await call('PUT', `/api/suggestions/${id}`, { token: start.admin.token, body: { state: 'accepted' } });
    expect(await current()).toMatchObject({ viSentence: changed.viSentence, accepted: ['学校まで歩きます'] });
    const versions = await people.versionsOf(start.supplier, 'sentences', start.sentence.id);
    const live = versions.find((version) => version.live);
    expect(live?.fields).toMatchObject({ ...school, accepted: ['学校まで歩きます'] });
  });

  test('an answer is refused when the waiting change has no room for it', async () => {
    const full = Array.from({ length: ANSWERS_PER_SENTENCE_MAX }, (_, at) => `学校に${at}時に行きます`);
    await people.changeSentence(start.supplier, await current(), { accepted: full });
    const learner = await factories.user();
    const sent = await call('POST', `/api/sentences/${start.sentence.id}/suggestions`, {
      token: learner.token,
      body: { answer: '学校まで歩きます' },
    });
    const { id } = sent.body as { id: number };
    const decision = { token: start.admin.token, body: { state: 'accepted' } };
    expect((await call('PUT', `/api/suggestions/${id}`, decision)).status).toBe(409);
  });
});

describe('two people editing one piece', () => {
  test('the second save gets a conflict, and nothing of the first is lost', async () => {
    const mine = { viSentence: 'Bản của tôi.' };
    expect((await people.changeSentence(start.supplier, start.sentence, mine)).status).toBe(200);
    expect(
      await people.changeSentence(start.admin, start.sentence, { viSentence: 'Bản kia.' }),
    ).toMatchObject({
      status: 409,
      body: { message: contributionRefusals.changedMeanwhile.sentences },
    });
    expect(await people.sentencesOf(start.supplier, start.lesson.id)).toMatchObject([mine]);
  });

  test('saving anyway keeps the other text in the history', async () => {
    await people.changeSentence(start.supplier, start.sentence, { viSentence: 'Bản trước.' });
    const later = { ...start.sentence, revision: 2 };
    await people.changeSentence(start.supplier, later, { viSentence: 'Bản sau.' });
    const versions = await people.versionsOf(start.supplier, 'sentences', start.sentence.id);
    expect(versions.map(({ number, state, fields }) => [number, state, fields['viSentence']])).toEqual([
      [3, 'draft', 'Bản sau.'],
      [2, 'replaced', 'Bản trước.'],
      [1, 'replaced', school.viSentence],
    ]);
  });

  test('of twenty concurrent saves, one is stored', async () => {
    const saves = Array.from({ length: 20 }, (_, at) =>
      people.changeSentence(start.supplier, start.sentence, { viSentence: `Bản thứ ${at}.` }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });

  test('a reviewer can decide only on the revision they have seen', async () => {
    await submitLesson();
    const seen = (await waitingFor())[1];
    if (!seen) throw new Error('The sentence has to wait');
    await people.changeSentence(start.supplier, start.sentence, { viSentence: 'Sửa lúc đang chờ.' });
    expect(await people.decide(start.qc, seen, 'approved')).toMatchObject({
      status: 409,
      body: { message: reviewRefusals.changedMeanwhile },
    });
    const other = await factories.user({ roles: ['QC'] });
    const [, newer] = await waitingFor();
    if (!newer) throw new Error('The sentence has to wait');
    const replies = await Promise.all([
      people.decide(start.qc, newer, 'approved'),
      people.decide(other, newer, 'changes', 'Chưa được.'),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
