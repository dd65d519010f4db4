import { beforeEach, describe, expect, test } from 'vitest';
import { leakReasons } from '#contract/texts/leaks.ts';
import { sentenceWarnings as says } from '#contract/texts/sentence-analysis.ts';
import { items } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { testTokenizer } from '#server/testing/data/test-tokenizer.ts';
import { inspecting } from '#server/testing/inspecting.ts';

const { app, call, db, factories } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
const away = await buildTestApp({
  env: { RATE_LIMITS: 'off' },
  tokenizer: { ...testTokenizer, tokenize: () => Promise.reject(new Error('away')) },
});
let supplier: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  supplier = await factories.user({ roles: ['SUPPLIER'] });
});

const { warningsOf } = inspecting(call, () => supplier);
const withoutTokenizer = inspecting(away.call, () => supplier);

const word = (id: number, kanji: string, hiragana: string) =>
  ({ id, kanji, hiragana, sino: '', mean: 'x', type: 'N5' }) as const;

/** A sentence without any warning. */
const school = {
  jpSentence: '私は学校へ行きます。',
  reading: 'わたしはがっこうへいきます。',
  viSentence: 'Tôi đi đến trường.',
  hint: 'Hướng đi có trợ từ riêng.',
};

describe('a warning', () => {
  const drink = { jpSentence: '水を飲む' };
  const go = {
    jpSentence: '学校へ行きます',
    reading: 'がっこうへいきます',
    viSentence: 'Tôi đi đến trường.',
  };

  test.each([
    { body: school, found: [], why: 'a correct sentence' },
    {
      body: { jpSentence: '雨が降ります', reading: 'あめがふります' },
      found: [],
      why: 'a reading that only the author can know',
    },
    {
      body: { jpSentence: '駅で降ります' },
      found: [['reading-unsure', 'reading', null, says['reading-unsure']('降り (ふり, おり)')]],
      why: 'two verbs share a form',
    },
    {
      body: { jpSentence: '龘さんです' },
      found: [['reading-unsure', 'reading', null, says['reading-unsure']('龘')]],
      why: 'a word that the tokenizer does not know',
    },
    {
      body: { ...drink, reading: 'みずのむ' },
      found: [['reading-misfit', 'reading', null, says['reading-misfit']('を')]],
      why: 'a reading with one kana missing',
    },
    {
      body: { ...drink, reading: 'みずをのむよ' },
      found: [['reading-misfit', 'reading', null, says['reading-misfit']('')]],
      why: 'a reading that is too long',
    },
    {
      body: { ...drink, reading: '水をのむ' },
      found: [['reading-not-kana', 'reading', null, says['reading-not-kana']]],
      why: 'a reading with a kanji',
    },
    {
      body: { ...go, reading: 'がこうへいきます' },
      found: [['reading-strange', 'reading', null, says['reading-strange']('学校', 'がこう')]],
      why: 'a reading that the characters do not have',
    },
    {
      body: { jpSentence: '十分待ちました', reading: 'じゅっぷんまちました' },
      found: [],
      why: 'a number has irregular readings',
    },

    {
      body: { viSentence: 'Toi di den truong.' },
      found: [['vietnamese-without-marks', 'viSentence', null, says['vietnamese-without-marks']('')]],
      why: 'Vietnamese without diacritics',
    },
    {
      body: { viSentence: 'Tôi đi hoc.' },
      found: [['vietnamese-without-marks', 'viSentence', null, says['vietnamese-without-marks']('hoc')]],
      why: 'one word without its diacritic',
    },
    {
      body: { viSentence: 'tôi đi học' },
      found: [
        ['vietnamese-capital', 'viSentence', null, says['vietnamese-capital']],
        ['vietnamese-end', 'viSentence', null, says['vietnamese-end']],
      ],
      why: 'neither a capital nor a full stop',
    },

    {
      body: { ...go, hint: 'Nói 学校へ行き rồi ます.' },
      found: [['hint-secret', 'hint', null, says['hint-secret']('学校へ行き')]],
      why: 'a hint that contains most of the answer',
    },
    {
      body: { ...go, hint: 'Viết là がっこうへいきます nhé.' },
      found: [['hint-secret', 'hint', null, says['hint-secret']('がっこうへいきます')]],
      why: 'a hint that contains the reading',
    },
    { body: { ...go, hint: 'Trường học là 学校.' }, found: [], why: 'a hint that names a word' },

    {
      body: { ...go, accepted: ['学校に行きます'] },
      found: [['accepted-superfluous', 'accepted', 0, says['accepted-superfluous']]],
      why: 'an answer that is right by rule',
    },
    {
      body: { ...go, accepted: ['学校へ通います', '', '[私は]学校に通います'] },
      found: [['accepted-superfluous', 'accepted', 2, says['accepted-superfluous']]],
      why: 'an answer that another one covers, reported at its own index',
    },
    {
      body: { ...go, accepted: ['学校(へ|に)(行きます|通います)'] },
      found: [],
      why: 'an answer with more words',
    },
    {
      body: { ...go, accepted: ['学校へ行く'] },
      found: [],
      why: 'an answer that would only be right with a note',
    },
    {
      body: { ...go, accepted: ['学校へ(通う|通います)'], blocked: ['学校へ通う'] },
      found: [['accepted-blocked', 'accepted', 0, says['accepted-blocked']('学校へ通う')]],
      why: 'accepted and blocked at once',
    },
    {
      body: { ...go, blocked: ['学校を行きます', '学校(へ|に)行きます'] },
      found: [['blocked-model', 'blocked', 1, says['blocked-model']]],
      why: 'the model is blocked',
    },
    {
      body: { ...go, blocked: ['学校に行きます'] },
      found: [],
      why: 'a blocked answer that a rule would accept',
    },
    {
      body: { ...go, accepted: ['', '急いで(いる|います)(ので|んです)'] },
      found: [
        [
          'answer-wrong',
          'accepted',
          1,
          says['answer-wrong']('急いでいますんです', 'ますんです', leakReasons['polite-before-n']),
        ],
      ],
      why: 'brackets that multiply out to a wrong wording',
    },
    {
      body: { jpSentence: '漢字(を|が)読むことができます' },
      found: [
        [
          'answer-wrong',
          'jpSentence',
          null,
          says['answer-wrong']('漢字が読むことができます', '漢字が読むことができ', leakReasons['object-ga']),
        ],
      ],
      why: 'the model answer, in its notation',
    },
    {
      body: { ...go, accepted: ['漢字(A:が|B:を)(A:読める|B:読む)'] },
      found: [],
      why: 'tied options',
    },
    {
      body: { ...go, accepted: ['学校へ(行く'], blocked: [']'] },
      found: [],
      why: 'answers with invalid notation',
    },
  ])('$why: $found', async ({ body, found }) => {
    const warnings = await warningsOf(body);
    expect(warnings.map(({ code, field, index, message }) => [code, field, index, message])).toEqual(found);
  });

  test('about a word with several readings in our dictionary', async () => {
    await db.insert(items).values([word(1, '家', 'いえ'), word(2, '家', 'うち'), word(3, '水', 'みず')]);
    await app.refreshSearch();
    const message = says['reading-unsure']('家 (いえ, うち)');
    expect(await warningsOf({ jpSentence: '家で水を飲む' })).toMatchObject([
      { code: 'reading-unsure', message },
    ]);
    expect(await warningsOf({ jpSentence: '家で水を飲む', reading: 'うちでみずをのむ' })).toEqual([]);
  });

  test('about the unavailable tokenizer; other warnings are still given', async () => {
    const body = { ...school, viSentence: 'tôi đi.', accepted: ['学校(に|へ)行く'] };
    const { words, reading, answers, warnings } = await withoutTokenizer.inspect(body);
    expect({ words, reading, count: answers[1]?.count }).toEqual({
      words: [],
      reading: school.reading,
      count: 2,
    });
    expect(warnings.map(({ code }) => code)).toEqual(['vietnamese-capital', 'tokenizer-away']);
  });
});
