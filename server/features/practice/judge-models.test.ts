import { describe, expect, test } from 'vitest';
import type { Lexicon } from '#core/grading/lexicon.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import type { SentenceRow } from '#server/features/sentences/sentences.service.ts';
import { createJudgeModels } from './judge-models.ts';

const token = (surface: string, pos: string, base = surface, conjugation = ''): Token => ({
  surface,
  reading: surface,
  pos,
  base,
  conjugation,
});
const TOKENS = [token('水', '名詞/一般'), token('だ', '助動詞', 'だ', '特殊・ダ')];

const row: SentenceRow = {
  id: 1,
  viSentence: 'Đó là nước.',
  jpSentence: '水だ。',
  reading: '',
  hint: '',
  accepted: [],
  blocked: [],
  register: 'free',
  focus: [],
  rulesOff: [],
  analysis: null,
  createdBy: null,
};

/** Models over one row in memory, and how often the dictionary has been asked: only compiling asks it. */
function openModels() {
  let asked = 0;
  let stored = row;
  let digest = 'first';
  const ask = () => (asked++, []);
  const newLexicon = (): Lexicon => ({
    readingsOf: ask,
    charactersRead: () => '',
    spellingsOf: ask,
    wordReadings: ask,
    isWord: () => false,
    synonymsOf: ask,
  });
  let lexicon = newLexicon();
  const parts = [{ kind: 'words' as const, tokens: TOKENS }];
  const models = createJudgeModels({
    sentences: { find: async () => stored },
    analysis: { of: async () => ({ of: digest, answers: [{ text: '水だ', parts }], blocked: [] }) },
    lexicon: async () => lexicon,
  });
  return {
    async compilesFor(typed: string): Promise<boolean> {
      const before = asked;
      const sentence = await models.find(1);
      await sentence?.judge('translate', typed);
      return asked > before;
    },
    change: (fields: Partial<SentenceRow>) => (stored = { ...stored, ...fields }),
    analyseAgain: () => (digest = 'second'),
    replaceDictionary: () => (lexicon = newLexicon()),
    clear: models.clear,
  };
}

describe('a sentence in memory', () => {
  test('is compiled once for all answers', async () => {
    const models = openModels();
    expect(await models.compilesFor('水だ')).toBe(true);
    expect(await models.compilesFor('水')).toBe(false);
  });

  test('stays compiled when other content has changed', async () => {
    const models = openModels();
    await models.compilesFor('水だ');
    models.clear();
    expect(await models.compilesFor('水です')).toBe(false);
  });

  test.each([
    { field: { register: 'pinned' as const }, why: 'its register' },
    { field: { viSentence: 'Tôi thấy nước.' }, why: 'its Vietnamese' },
    { field: { focus: ['desu'] }, why: 'its focus' },
    { field: { rulesOff: ['synonym' as const] }, why: 'its rules' },
  ])('is compiled again when $why has changed', async ({ field }) => {
    const models = openModels();
    await models.compilesFor('水だ');
    models.change(field);
    models.clear();
    expect(await models.compilesFor('水だ')).toBe(true);
  });

  test('is compiled again when its answers or the dictionary have changed', async () => {
    const models = openModels();
    await models.compilesFor('水だ');
    models.analyseAgain();
    expect(await models.compilesFor('水だ')).toBe(true);
    models.replaceDictionary();
    expect(await models.compilesFor('水だ')).toBe(true);
    expect(await models.compilesFor('水だ')).toBe(false);
  });
});
