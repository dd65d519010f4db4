import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { SENTENCE_MAX_CHARS, UNAVAILABLE_RETRY_S } from '#contract/limits.ts';
import { rates } from '#contract/rates.ts';
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

async function heard(query: Query) {
  const reply = await call('GET', addressOf(query));
  expect(reply.status).toBe(200);
  return utteranceOf(reply.text);
}

describe('a sentence', () => {
  const jpSentence = '家から駅まで十分です。';

  test('is read as its author reads it', async () => {
    const reading = 'いえからえきまでじゅっぷんです。';
    const { sentence } = await factories.topic({ sentence: { jpSentence, reading } });
    expect(await heard({ sentenceId: sentence.id })).toEqual({ text: jpSentence, reading, speed: 1 });
  });

  test('without a reading is read as the tokenizer has read it, and before that by the voice alone', async () => {
    const { sentence } = await factories.topic({ sentence: { jpSentence } });
    expect(await heard({ sentenceId: sentence.id })).toMatchObject({ reading: '' });
    await call('POST', '/api/sentences/check-answer', {
      body: { sentenceId: sentence.id, userAnswer: '家です' },
    });
    expect(await heard({ sentenceId: sentence.id })).toMatchObject({
      text: jpSentence,
      reading: 'いえからえきまでじゅうぶんです',
    });
    // What was analysed is another sentence now.
    await db.update(sentences).set({ jpSentence: '水です。' }).where(eq(sentences.id, sentence.id));
    expect(await heard({ sentenceId: sentence.id })).toMatchObject({ text: '水です。', reading: '' });
  });

  test('with a word that the tokenizer cannot read is left to the voice', async () => {
    const { sentence } = await factories.topic({ sentence: { jpSentence: '7時です。' } });
    await call('POST', '/api/sentences/check-answer', { body: { sentenceId: sentence.id, userAnswer: 'x' } });
    expect(await heard({ sentenceId: sentence.id })).toMatchObject({ reading: '' });
  });
});

test('a word of the dictionary is read as the dictionary reads it', async () => {
  await db
    .insert(items)
    .values({ id: 7, kanji: '辛い', hiragana: 'からい', sino: '', mean: 'cay', type: 'N5' });
  await app.refreshSearch();
  expect(await heard({ itemId: 7, speed: 0.7 })).toEqual({ text: '辛い', reading: 'からい', speed: 0.7 });
});

test.each([
  { text: '図書館で', said: { text: '図書館で', reading: '' }, why: 'as it stands' },
  {
    text: '図書館[としょかん]で',
    said: { text: '図書館で', reading: 'としょかんで' },
    why: 'with the readings in its brackets',
  },
])('any text: $why', async ({ text, said }) => {
  expect(await heard({ text })).toMatchObject(said);
});

describe('the reply', () => {
  test('is a sound that caches may keep', async () => {
    const { status, headers } = await call('GET', addressOf({ text: '雨' }));
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('audio/mpeg');
    expect(headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  test('to somebody who is logged in may carry a token: only their own browser keeps it', async () => {
    const { token } = await factories.user();
    const { headers } = await call('GET', addressOf({ text: '雨' }), { token });
    expect(headers.get('Cache-Control')).toBe('private, max-age=3600');
  });
});

describe('it is refused', () => {
  const { textTooLong, required, notOffered, badFormat } = validationTexts;
  const { text: textName, speed: speedName } = speechFieldNames;
  test.each<{ query: Query; status: number; message: string; why: string }>([
    { query: {}, status: 400, message: speechRefusals.oneSource, why: 'nothing to say' },
    {
      query: { text: '雨', itemId: 7 },
      status: 400,
      message: speechRefusals.oneSource,
      why: 'two things at once',
    },
    { query: { text: 'xin chào' }, status: 400, message: speechRefusals.notJapanese, why: 'no Japanese' },
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
      message: notOffered(speedName, '1, 0.85, 0.7'),
      why: 'a pace that is not offered',
    },
    { query: { sentenceId: 'x' }, status: 400, message: badFormat('Mã câu'), why: 'no number' },
    {
      query: { sentenceId: 99 },
      status: 404,
      message: practiceRefusals.sentenceNotFound,
      why: 'no sentence',
    },
    { query: { itemId: 99 }, status: 404, message: searchRefusals.unknownWord, why: 'no word' },
  ])('$why', async ({ query, status, message }) => {
    expect(await call('GET', addressOf(query))).toMatchObject({ status, body: { message } });
  });

  test.each([
    {
      say: async () => new Uint8Array(0),
      status: 400,
      message: speechRefusals.nothingToHear,
      why: 'nothing can be heard',
    },
    {
      say: async () => {
        throw new Error('The voice did not answer in time.');
      },
      status: 503,
      message: speechRefusals.away,
      retryAfter: String(UNAVAILABLE_RETRY_S),
      why: 'the voice is away',
    },
    {
      say: async () => {
        throw new VoiceRefused('all-wait');
      },
      status: 503,
      message: speechRefusals.busy,
      retryAfter: '5',
      why: 'too many wait',
    },
    {
      say: async () => {
        throw new VoiceRefused('caller-waits');
      },
      status: 429,
      message: speechRefusals.ownTurns,
      retryAfter: '5',
      why: 'too much of the same caller waits',
    },
    {
      say: async () => {
        throw new VoiceRefused('too-long');
      },
      status: 400,
      message: speechRefusals.tooLong,
      why: 'it takes too long to say',
    },
  ])('when $why', async ({ say, status, message, retryAfter = null }) => {
    const failing = await buildTestApp({ speech: { ...testSpeech, say } });
    const reply = await failing.call('GET', addressOf({ text: '雨' }));
    expect(reply).toMatchObject({ status, body: { message } });
    expect(reply.headers.get('Retry-After')).toBe(retryAfter);
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('whoever asks', () => {
  /** The real app with a voice that notes who listens. */
  async function openNoting() {
    const listeners: Listener[] = [];
    const say: typeof testSpeech.say = (utterance, listener) => {
      listeners.push(listener);
      return testSpeech.say(utterance, listener);
    };
    const house = await buildTestApp({ speech: { ...testSpeech, say }, env: { TRUST_PROXY: 'on' } });
    return { ...house, listeners };
  }

  test('is known by their account, and else by their address', async () => {
    const house = await openNoting();
    const { token, id } = await house.factories.user();
    const headers = { 'X-Forwarded-For': '192.0.2.7' };
    await house.call('GET', addressOf({ text: '雨' }), { token, headers });
    await house.call('GET', addressOf({ text: '雨' }), { headers });
    expect(house.listeners.map(({ who }) => who)).toEqual([`user:${id}`, '192.0.2.7']);
  });

  test('is seen to leave', async () => {
    const house = await openNoting();
    const visit = new AbortController();
    const request = new Request(new URL(addressOf({ text: '雨' }), 'http://localhost'), visit);
    await house.app.fetch(request);
    expect(house.listeners.map(({ signal }) => signal.aborted)).toEqual([false]);
    visit.abort();
    expect(house.listeners.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  test('hears words of ours when they have had enough texts of their own', async () => {
    const house = await openNoting();
    const { sentence } = await house.factories.topic({ sentence: { jpSentence: '雨です。' } });
    const { count } = rates.speechTextPerUser;
    for (let time = 1; time <= count; time++) await house.call('GET', addressOf({ text: '雨' }));
    expect(await house.call('GET', addressOf({ text: '雨' }))).toMatchObject({ status: 429 });
    expect(await house.call('GET', addressOf({ sentenceId: sentence.id }))).toMatchObject({ status: 200 });
  });
});

test('the sounds are kept within their bounds when the house is tidied up', async () => {
  let tidied = 0;
  const tidy = async () => void tidied++;
  const house = await buildTestApp({ speech: { ...testSpeech, tidy } });
  await house.app.background.cleanUp();
  expect(tidied).toBe(1);
});
