import { describe, expect, test } from 'vitest';
import { loadTokenizer } from '../../../scripts/grading/load-tokenizer.ts';
import type { Token } from '../tokens/token.ts';
import { analyseAnswer, textsToTokenize } from './analyse.ts';
import type { AnalysedAnswer, AnswerParts } from './analysed-answer.ts';

const tokenize = await loadTokenizer();

/** Like the server: the tokenizer only gets the texts announced by `textsToTokenize`. */
function analyse(source: string, reading?: string): AnalysedAnswer {
  const announced = new Map(textsToTokenize(source).map((text) => [text, tokenize(text)]));
  return analyseAnswer(
    source,
    (text) => {
      const tokens = announced.get(text);
      if (!tokens) throw new Error(`Not announced: ${text}`);
      return tokens;
    },
    reading,
  );
}

/** The parts as notation, with a dot between tokens. */
const show = (parts: AnswerParts, word = ({ surface }: Token) => surface): string =>
  parts
    .map((part) => {
      switch (part.kind) {
        case 'words':
          return part.tokens.map(word).join('・');
        case 'optional':
          return `[${show(part.inside, word)}]`;
        case 'choice':
          return `(${part.options.map((option) => show(option, word)).join('|')})`;
        case 'free-order':
          return `{${part.inside.map((one) => show(one, word)).join(' / ')}}`;
      }
    })
    .join(' ');

test.each([
  { source: '雨が降る。', parts: '雨・が・降る・。', why: 'no slots; punctuation is kept' },
  { source: '[私は]学校(に|へ)行く', parts: '[私・は] 学校 (に|へ) 行く', why: 'slots between words stay' },
  { source: '[(私|僕)は]学生です', parts: '[(私|僕) は] 学生・です', why: 'nested slots stay' },
  { source: '[お]水をください', parts: '[お] 水・を・ください', why: 'a prefix may be left out' },
  { source: '7時[ごろ]に', parts: '7・時 [ごろ] に', why: 'ごろ is not a counter' },
  { source: '静か(です|でした)', parts: '静か (です|でし・た)', why: 'a copula is a word of its own' },
  { source: '勉強[を]します', parts: '勉強 [を] し・ます', why: 'with を, it is between two words' },
  { source: '今[は]日曜日です', parts: '今 [は] 日曜日・です', why: 'not 今日・曜日 without it' },

  { source: '行き(ます|ません)', parts: '(行き・ます|行き・ませ・ん)', why: 'inside a predicate' },
  { source: '飲(みます|む)', parts: '(飲み・ます|飲む)', why: 'inside a word' },
  { source: '話せ(ます|る)', parts: '(話せ・ます|話せる)', why: 'one alternative makes one word with it' },
  { source: '学生で(す|した)', parts: '学生 (です|でし・た)', why: 'inside a copula' },
  {
    source: '食べて[い]ます',
    parts: '(食べ・て・い・ます|食べ・て・ます)',
    why: 'optional: with and without',
  },
  { source: '(食べ|飲み)たいです', parts: '(食べ・たい・です|飲み・たい・です)', why: 'the text after it' },
  {
    source: '本を読(みます|んでいます)ね',
    parts: '本・を (読み・ます|読ん・で・い・ます) ね',
    why: 'only as far as the predicate',
  },
  { source: '(三|四)人の', parts: '(三・人|四・人) の', why: 'number and counter' },
  { source: '三[人]の', parts: '(三・人|三) の', why: 'a counter that may be left out' },
  { source: '勉強(します|しない)', parts: '(勉強・し・ます|勉強・し・ない)', why: 'noun and する' },
  {
    source: '日本語(が|を勉強)します',
    parts: '日本語 (が・し・ます|を・勉強・し・ます)',
    why: 'only the alternative belongs to what follows',
  },
  {
    source: '高く(ありません|ないです)',
    parts: '(高く・あり・ませ・ん|高く・ない・です)',
    why: 'an adjective',
  },
  {
    source: '行かなけれ(ばなりません|ばいけない)',
    parts: '(行か・なけれ・ば・なり・ませ・ん|行か・なけれ・ば・いけ・ない)',
    why: 'a predicate of many words',
  },
  {
    source: '(食べて[い]|飲んで)ます',
    parts: '((食べ・て・い・ます|食べ・て・ます)|飲ん・で・ます)',
    why: 'a nested slot moves with its outer slot',
  },
  {
    source: '(行き|帰り)(ます|ません)',
    parts: '(行き・ます|行き・ませ・ん|帰り・ます|帰り・ませ・ん)',
    why: 'two slots in one predicate',
  },
  {
    source: '飲(み|ん)で(い|お)(ます|る)',
    parts: '飲 (み|ん) で (い|お) (ます|る)',
    why: 'three slots in one predicate stay as written',
  },

  { source: '{図書館で 友達と}話す', parts: '{図書館・で / 友達・と} 話す', why: 'free order' },
  { source: '{図書館で友達と}話す', parts: '{図書館・で / 友達・と} 話す', why: 'bunsetsu' },
  {
    source: '{昨日赤い車を駅で}見た',
    parts: '{昨日 / 赤い・車・を / 駅・で} 見・た',
    why: 'modifiers go with their word',
  },
  {
    source: '{日本語の本を[毎日]図書館で}読む',
    parts: '{日本語・の・本・を / [毎日] / 図書館・で} 読む',
    why: 'a slot can be a bunsetsu',
  },
  {
    source: '{昨日私は駅で友達と父に本を}渡す',
    parts: '{昨日 / 私・は / 駅・で / 友達・と / 父・に・本・を} 渡す',
    why: 'never more than five parts',
  },
  { source: '{今日 本を}読む', parts: '{今日 / 本・を} 読む', why: 'not 今・日本' },
  {
    source: '{(図書館|家)で 友達と}話す',
    parts: '{(図書館|家) で / 友達・と} 話す',
    why: 'a choice in a part',
  },
  {
    source: '{駅で 友達と話し}ます',
    parts: '{駅・で / 友達・と・話し・ます}',
    why: 'a part that ends inside a predicate',
  },
])('$why: $source', ({ source, parts }) => {
  expect(show(analyse(source).parts)).toBe(parts);
});

describe('readings', () => {
  const inRuby = ({ surface, reading }: Token) => (surface === reading ? surface : `${surface}<${reading}>`);

  test.each([
    { source: '学校は', shown: '学校<がっこう>・は', why: 'a particle is read as written' },
    { source: 'コーヒー', shown: 'コーヒー<こーひー>', why: 'katakana in hiragana' },
    { source: '7時。', shown: '7<しち>・時<じ>・。<>', why: 'digits have a reading, punctuation has none' },
    { source: '日本へ', shown: '日本<にほん>・へ', why: 'not にっぽん' },
    { source: 'ピアノを弾きます', shown: 'ピアノ<ぴあの>・を・弾き<ひき>・ます', why: 'not はじき' },
    {
      source: '電車を降ります',
      reading: 'でんしゃをおります',
      shown: '電車<でんしゃ>・を・降り<おり>・ます',
      why: 'as the tokenizer reads it',
    },
    {
      source: '星が降り(ます|ません)',
      reading: 'ほしがふります。',
      shown: '星<ほし>・が (降り<ふり>・ます|降り<ふり>・ませ・ん)',
      why: 'the author wins, in the alternatives too',
    },
    {
      source: '十分かかります',
      reading: 'じゅっぷんかかります',
      shown: '十分<じゅっぷん>・かかり・ます',
      why: 'a word with another reading',
    },
    {
      source: '7時に起きます',
      reading: 'しちじに　おきます',
      shown: '7<しち>・時<じ>・に・起き<おき>・ます',
      why: 'digits take the rest of the reading',
    },
    {
      source: '四時間、何をしましたか？',
      reading: 'よじかん、なにをしましたか',
      shown: '四<よ>・時間<じかん>・、<>・何<なに>・を・し・まし・た・か・？<>',
      why: 'punctuation has no reading',
    },
    {
      source: 'コーヒーと水',
      reading: 'コーヒーとみず',
      shown: 'コーヒー<こーひー>・と・水<みず>',
      why: 'katakana in the reading',
    },
    {
      source: '二十歳です',
      reading: 'はたちです',
      shown: '二<は>・十<た>・歳<ち>・です',
      why: 'a word that the tokenizer splits',
    },
    { source: '水を飲む', reading: 'みずのむ', shown: '水<みず>・を・飲む<のむ>', why: 'it does not fit' },
    { source: '水を飲む', reading: '水をのむ', shown: '水<みず>・を・飲む<のむ>', why: 'it is not kana' },
  ])('$why: $source', ({ source, reading, shown }) => {
    expect(show(analyse(source, reading).parts, inRuby)).toBe(shown);
  });

  const verbOf = (source: string, reading?: string) =>
    analyse(source, reading)
      .parts.flatMap((part) => (part.kind === 'words' ? part.tokens : []))
      .find(({ pos }) => pos.startsWith('動詞'));

  test.each([
    { source: '雨が降ります', base: '降る', conjugation: '五段・ラ行', why: 'rain falls' },
    { source: '雨の日に駅で降ります', base: '降りる', conjugation: '一段', why: 'people get off' },
    {
      source: '星が降ります',
      reading: 'ほしがふります',
      base: '降る',
      conjugation: '五段・ラ行',
      why: 'by its reading',
    },
    { source: '私が行ったこと', base: '行く', conjugation: '五段・カ行促音便', why: 'nearly always 行く' },
    { source: '会議を行った', base: '行う', conjugation: '五段・ワ行促音便', why: 'を before it' },
    {
      source: '駅を通って',
      reading: 'えきをとおって',
      base: '通る',
      conjugation: '五段・ラ行',
      why: 'two verbs with one form',
    },
  ])('decide which verb it is: $source, $why', ({ source, reading, base, conjugation }) => {
    expect(verbOf(source, reading)).toMatchObject({ base, conjugation });
  });
});

test('tokenizer calls grow with the slots, not with their combinations', () => {
  const texts = [10, 20, 40].map((slots) => textsToTokenize('(私|僕)'.repeat(slots)).length);
  expect(texts).toEqual([20, 40, 80]);
});

test('a letter that the tokenizer changes does not shift the others', () => {
  const tokensOf = (text: string) => tokenize(text).map((token) => ({ ...token, surface: '?' }));
  expect(show(analyseAnswer('[私は]行く', tokensOf).parts)).toBe('(私は行く|行く)');
});

test('invalid notation throws', () => {
  expect(() => textsToTokenize('[私は')).toThrow('unbalanced at 0');
});
