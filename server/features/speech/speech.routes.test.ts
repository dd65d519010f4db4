import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import { rates } from '#contract/rates.ts';
import { UNAVAILABLE_RETRY_S } from '#contract/server-limits.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import { searchRefusals } from '#contract/texts/search.ts';
import { speechFieldNames, speechRefusals } from '#contract/texts/speech.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { items, sentences } from '#server/db/schema/index.ts';
import type { Listener } from '#server/gateways/speech/listener.ts';
import { VoiceRefused } from '#server/gateways/speech/voice-refused.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { testSpeech, utteranceOf } from '#server/testing/data/test-speech.ts';

const { app, call, db, factories } = await buildTestApp();
beforeEach(() => emptyTables(db));

type Query = Readonly<Record<string, string | number>>;

const addressOf = (query: Query) =>
  `/api/speech?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

async function utteranceFor(query: Query) {
  const reply = await call('GET', addressOf(query));
  expect(reply.status).toBe(200);
  return utteranceOf(reply.text);
}

describe('a sentence', () => {
  const jpSentence = '家から駅まで十分です。';

  test('is spoken with the author’s reading', async () => {
    const reading = 'いえからえきまでじゅっぷんです。';
    const { sentence } = await factories.topic({ sentence: { jpSentence, reading } });
    expect(await utteranceFor({ sentenceId: sentence.id })).toEqual({ text: jpSentence, reading, speed: 1 });
  });

  test('without a reading uses the tokenizer’s, and without an analysis the voice decides', async () => {
    const { sentence } = await factories.topic({ sentence: { jpSentence } });
    expect(await utteranceFor({ sentenceId: sentence.id })).toMatchObject({ reading: '' });
    await call('POST', '/api/sentences/check-answer', {
      body: { sentenceId: sentence.id, userAnswer: '家です' },
    });
    expect(await utteranceFor({ sentenceId: sentence.id })).toMatchObject({
      text: jpSentence,
      reading: 'いえからえきまでじゅっぷんです',
    });
    // The stored analysis is of another text now.
    await db.update(sentences).set({ jpSentence: '水です。' }).where(eq(sentences.id, sentence.id));
    expect(await utteranceFor({ sentenceId: sentence.id })).toMatchObject({ text: '水です。', reading: '' });
  });

  test('with a word unknown to the tokenizer is left to the voice', async () => {
    const { sentence } = await factories.topic({ sentence: { jpSentence: '7時です。' } });
    await call('POST', '/api/sentences/check-answer', { body: { sentenceId: sentence.id, userAnswer: 'x' } });
    expect(await utteranceFor({ sentenceId: sentence.id })).toMatchObject({ reading: '' });
  });
});

test('a kana of the course is spoken as a sound, not as a particle', async () => {
  expect(await utteranceFor({ kana: 'は' })).toEqual({ text: 'ハ', reading: '', speed: 1 });
  const other = await call('GET', addressOf({ kana: 'はひふ' }));
  expect(other).toMatchObject({ status: 404, body: { message: speechRefusals.unknownKana } });
});

test('a word of the dictionary is spoken with its reading', async () => {
  await db
    .insert(items)
    .values({ id: 7, kanji: '辛い', hiragana: 'からい', sino: '', mean: 'cay', type: 'N5' });
  await app.refreshSearch();
  expect(await utteranceFor({ itemId: 7, speed: 0.75 })).toEqual({
    text: '辛い',
    reading: 'からい',
    speed: 0.75,
  });
});

test.each([
  { text: '図書館で', said: { text: '図書館で', reading: '' }, why: 'as it is' },
  {
    text: '図書館[としょかん]で',
    said: { text: '図書館で', reading: 'としょかんで' },
    why: 'with the readings in brackets',
  },
])('any text: $why', async ({ text, said }) => {
  expect(await utteranceFor({ text })).toMatchObject(said);
});

describe('the reply', () => {
  test('is a cacheable sound', async () => {
    const { status, headers } = await call('GET', addressOf({ kana: 'あ' }));
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('audio/mpeg');
    expect(headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  test('of a text that a visitor has typed is only cached by their browser', async () => {
    const { headers } = await call('GET', addressOf({ text: '雨' }));
    expect(headers.get('Cache-Control')).toBe('private, max-age=3600');
  });

  test('to a logged-in user may contain a token, so only their browser caches it', async () => {
    const { token } = await factories.user();
    const { headers } = await call('GET', addressOf({ text: '雨' }), { token });
    expect(headers.get('Cache-Control')).toBe('private, max-age=3600');
  });
});

describe('a request is refused', () => {
  const { textTooLong, required, notOffered, badFormat } = validationTexts;
  const { text: textName, speed: speedName } = speechFieldNames;
  test.each<{ query: Query; status: number; message: string; why: string }>([
    { query: {}, status: 400, message: speechRefusals.oneSource, why: 'nothing to say' },
    {
      query: { text: '雨', itemId: 7 },
      status: 400,
      message: speechRefusals.oneSource,
      why: 'two sources at once',
    },
    {
      query: { text: 'xin chào' },
      status: 400,
      message: speechRefusals.notJapanese,
      why: 'without Japanese',
    },
    { query: { text: ' ' }, status: 400, message: required(textName), why: 'a blank text' },
    {
      query: { text: '雨'.repeat(SENTENCE_MAX_CHARS + 1) },
      status: 400,
      message: textTooLong(textName, SENTENCE_MAX_CHARS),
      why: 'a text that is too long',
    },
    {
      query: { text: '雨', speed: 2 },
      status: 400,
      message: notOffered(speedName, '1, 0.5, 0.75, 1.25'),
      why: 'an unsupported speed',
    },
    { query: { sentenceId: 'x' }, status: 400, message: badFormat('Mã câu'), why: 'not a number' },
    {
      query: { sentenceId: 99 },
      status: 404,
      message: practiceRefusals.sentenceNotFound,
      why: 'an unknown sentence',
    },
    { query: { itemId: 99 }, status: 404, message: searchRefusals.unknownWord, why: 'an unknown word' },
  ])('$why', async ({ query, status, message }) => {
    expect(await call('GET', addressOf(query))).toMatchObject({ status, body: { message } });
  });

  test.each([
    {
      say: async () => new Uint8Array(0),
      status: 400,
      message: speechRefusals.nothingToHear,
      why: 'the sound is empty',
    },
    {
      say: async () => {
        throw new Error('The voice did not answer in time.');
      },
      status: 503,
      message: speechRefusals.away,
      retryAfter: String(UNAVAILABLE_RETRY_S),
      why: 'the voice is unavailable',
    },
    {
      say: async () => {
        throw new VoiceRefused('all-wait');
      },
      status: 503,
      message: speechRefusals.busy,
      retryAfter: '5',
      why: 'too many requests wait',
    },
    {
      say: async () => {
        throw new VoiceRefused('caller-waits');
      },
      status: 429,
      message: speechRefusals.ownTurns,
      retryAfter: '5',
      why: 'too many requests of one caller wait',
    },
    {
      say: async () => {
        throw new VoiceRefused('too-long');
      },
      status: 400,
      message: speechRefusals.tooLong,
      why: 'it takes too long',
    },
  ])('when $why', async ({ say, status, message, retryAfter = null }) => {
    const failing = await buildTestApp({ speech: { ...testSpeech, say } });
    const reply = await failing.call('GET', addressOf({ text: '雨' }));
    expect(reply).toMatchObject({ status, body: { message } });
    expect(reply.headers.get('Retry-After')).toBe(retryAfter);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('the caller', () => {
  /** The real app with a voice that records its listeners. */
  async function openRecording() {
    const listeners: Listener[] = [];
    const say: typeof testSpeech.say = (utterance, listener) => {
      listeners.push(listener);
      return testSpeech.say(utterance, listener);
    };
    const testApp = await buildTestApp({ speech: { ...testSpeech, say }, env: { TRUST_PROXY: 'on' } });
    return { ...testApp, listeners };
  }

  test('is identified by account, otherwise by address', async () => {
    const testApp = await openRecording();
    const { token, id } = await testApp.factories.user();
    const headers = { 'X-Forwarded-For': '192.0.2.7' };
    await testApp.call('GET', addressOf({ text: '雨' }), { token, headers });
    await testApp.call('GET', addressOf({ text: '雨' }), { headers });
    expect(testApp.listeners.map(({ who }) => who)).toEqual([`user:${id}`, '192.0.2.7']);
  });

  test('is reported when they leave', async () => {
    const testApp = await openRecording();
    const visit = new AbortController();
    const request = new Request(new URL(addressOf({ text: '雨' }), 'http://localhost'), visit);
    await testApp.app.fetch(request);
    expect(testApp.listeners.map(({ signal }) => signal.aborted)).toEqual([false]);
    visit.abort();
    expect(testApp.listeners.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  test('can still hear our content after the limit for free texts', async () => {
    const testApp = await openRecording();
    const { sentence } = await testApp.factories.topic({ sentence: { jpSentence: '雨です。' } });
    const { count } = rates.speechTextPerUser;
    for (let time = 1; time <= count; time++) await testApp.call('GET', addressOf({ text: '雨' }));
    expect(await testApp.call('GET', addressOf({ text: '雨' }))).toMatchObject({ status: 429 });
    expect(await testApp.call('GET', addressOf({ sentenceId: sentence.id }))).toMatchObject({ status: 200 });
  });
});

test('the clean-up of the app also cleans up the sounds', async () => {
  let cleanUps = 0;
  const cleanUp = async () => void cleanUps++;
  const testApp = await buildTestApp({ speech: { ...testSpeech, cleanUp } });
  await testApp.app.background.cleanUp();
  expect(cleanUps).toBe(1);
});
