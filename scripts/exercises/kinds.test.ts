import { describe, expect, test } from 'vitest';
import {
  EXERCISE_KINDS,
  type ExerciseKind,
  type ExerciseSource,
  type SourceSentence,
} from '#core/exercises/exercise.ts';
import {
  choicesOf,
  type Exercise,
  judgeExercise,
  judgingOf,
  makeExercise,
  rightAnswersOf,
} from '#core/exercises/kinds.ts';
import { askedParticles, temptingFor } from '#core/exercises/particles.ts';
import { nearInMeaningOf, sourceSentence, sourcesOf } from '#core/exercises/source.ts';
import { isRight, judge, judgeListening } from '#core/grading/judge.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { prepareJudge } from '../grading/prepare-judge.ts';

const prepared = await prepareJudge();

interface Row {
  readonly ja: string;
  readonly vi: string;
}

const row = (ja: string, vi: string): Row => ({ ja, vi });

let lastId = 0;
function sentenceOf({ ja, vi }: Row): SourceSentence {
  const question = { model: ja, vi };
  const [answer] = prepared.analysed(question);
  if (!answer) throw new Error('no answer');
  lastId += 1;
  return sourceSentence({
    id: lastId,
    vietnamese: vi,
    answer,
    model: prepared.modelOf(question),
    points: [],
  });
}

const LESSON = [
  row('毎朝六時に起きます。', 'Mỗi sáng tôi dậy lúc sáu giờ.'),
  row('図書館で本を読みます。', 'Tôi đọc sách ở thư viện.'),
  row('昨日友達と映画を見ました。', 'Hôm qua tôi đã xem phim với bạn.'),
  row('今日は学校へ行きません。', 'Hôm nay tôi không đi học.'),
  row('家から駅まで歩きます。', 'Tôi đi bộ từ nhà đến ga.'),
].map(sentenceOf);

const facts = { nearInMeaning: nearInMeaningOf([], () => []), glossOf: () => null };

/** The source of a sentence, asked in the lesson. */
function sourceFor(asked: Row, others: readonly SourceSentence[] = LESSON): ExerciseSource {
  const [source] = sourcesOf([sentenceOf(asked)], facts, others);
  if (!source) throw new Error('no source');
  return source;
}

const make = (kind: ExerciseKind, asked: Row, others?: readonly SourceSentence[]): Exercise | null =>
  makeExercise(kind, sourceFor(asked, others));

const textsOf = (exercise: Exercise | null): string[] =>
  ((exercise && choicesOf(exercise)?.choices) ?? []).map(withoutRuby).toSorted();

describe('a sentence that does not suit a kind makes nothing', () => {
  test.each([
    { kind: 'tiles', asked: row('はい。', 'Vâng.'), why: 'one word' },
    { kind: 'particle-blank', asked: row('おはようございます。', 'Chào buổi sáng.'), why: 'no particle' },
    { kind: 'form-blank', asked: row('ありがとう。', 'Cảm ơn.'), why: 'nothing is inflected' },
    {
      kind: 'form-blank',
      asked: row('本を読む。', 'Đọc sách.'),
      why: 'the dictionary form asks for nothing',
    },
    {
      kind: 'tiles',
      asked: row(
        '昨日の夜は雨が降っていたので、私は友達と一緒に駅の前の店で温かいコーヒーを飲みながら話しました。',
        'Tối qua trời mưa nên tôi cùng bạn vừa uống cà phê nóng ở quán trước ga vừa nói chuyện.',
      ),
      why: 'too many phrases for a phone',
    },
    {
      kind: 'dictation',
      asked: row(
        '昨日の夜は雨が降っていたので、私は友達と一緒に駅の前の店で温かいコーヒーを飲みながら話しました。',
        'Tối qua trời mưa nên tôi cùng bạn vừa uống cà phê nóng ở quán trước ga vừa nói chuyện.',
      ),
      why: 'too long to remember',
    },
  ] as const)('$kind: $why', ({ kind, asked }) => {
    expect(make(kind, asked)).toBeNull();
  });

  test.each(['meaning-choice', 'heard-choice', 'tiles', 'particle-blank'] as const)(
    '%s: there are no other sentences to take wrong choices from',
    (kind) => {
      expect(make(kind, row('水があります。', 'Có nước.'), [])).toBeNull();
    },
  );
});

describe('choices that may both be right never meet', () => {
  test.each([
    { ja: '学校に行きます。', particle: 'に', tempting: 'でからとの', why: 'に and へ' },
    { ja: '私が行きます。', particle: 'が', tempting: 'をにでと', why: 'は and が' },
    { ja: '水が飲みたいです。', particle: 'が', tempting: 'にでと', why: 'を and が with たい' },
    { ja: '日本語が話せます。', particle: 'が', tempting: 'にでと', why: 'を and が with the potential' },
    { ja: '犬が好きです。', particle: 'が', tempting: 'にでと', why: 'を and が with 好き' },
    { ja: '友達に会います。', particle: 'に', tempting: 'でをからの', why: 'に and と with 会う' },
    { ja: '先生に本を借りました。', particle: 'に', tempting: 'でをと', why: 'に and から with 借りる' },
    { ja: 'テレビは見ません。', particle: 'は', tempting: 'のと', why: 'a topic that is the object' },
    { ja: '日本に友達がいます。', particle: 'に', tempting: 'でをからと', why: 'a noun can own the next' },
    { ja: '友達の家に行きます。', particle: 'の', tempting: 'をと', why: 'nor could the verb take another' },
    { ja: '父の車です。', particle: 'の', tempting: 'をとにで', why: 'no verb that could take another' },
    { ja: '六時に起きます。', particle: 'に', tempting: 'をとの', why: 'a time with に, から or で' },
    { ja: '家を出ます。', particle: 'を', tempting: 'がとの', why: 'を and から with 出る' },
    {
      ja: '子供に本を読ませます。',
      particle: 'に',
      tempting: 'でからと',
      why: 'に and を with the causative',
    },
    {
      ja: '図書館で本を読みます。',
      particle: 'で',
      tempting: 'にをからと',
      why: 'but に and で are told apart',
    },
  ])('particles: $why', ({ ja, particle, tempting }) => {
    const { tokens } = sentenceOf(row(ja, ''));
    const asked = askedParticles(tokens).find((one) => one.particle === particle);
    expect(asked && temptingFor(asked, tokens).join('')).toBe(tempting);
  });

  test.each([
    {
      asked: row('本を読みました。', 'Tôi đã đọc sách.'),
      choices: ['読みました', '読みます', '読みません', '読んで'],
      why: 'only politeness differs: no 読んだ',
    },
    {
      asked: row('本を読みました。', 'Tôi đọc sách.'),
      choices: ['読みました', '読みません', '読んで'],
      why: 'Vietnamese leaves the tense open: no 読みます',
    },
    {
      asked: row('一緒に行きませんか。', 'Cùng đi nhé?'),
      choices: [],
      why: 'an invitation, with or without ない: typed instead',
    },
  ])('forms: $why', ({ asked, choices }) => {
    const others = [...LESSON, sentenceOf(row('本を読んで寝た。', 'Đọc sách rồi ngủ.'))];
    const made = make('form-blank', asked, others);
    expect(made).not.toBeNull();
    expect(textsOf(made)).toEqual(choices.toSorted());
  });

  test('a meaning of the same words with another subject is no wrong meaning', () => {
    const others = [
      ...LESSON,
      sentenceOf(row('彼は毎日日本語を勉強します。', 'Anh ấy học tiếng Nhật mỗi ngày.')),
    ];
    const made = make(
      'meaning-choice',
      row('毎日日本語を勉強します。', 'Tôi học tiếng Nhật mỗi ngày.'),
      others,
    );
    expect(textsOf(made)).toHaveLength(4);
    expect(textsOf(made)).not.toContain('Anh ấy học tiếng Nhật mỗi ngày.');
  });

  test('a meaning with a word that is near in meaning is no wrong meaning', () => {
    const links = [
      {
        words: [1, 2],
        difference: '',
        interchangeable: false,
        except: [],
        only: [],
        prompt: [],
        oneWay: false,
        particles: [],
      },
    ];
    const near = nearInMeaningOf(links, (id) => [id === 1 ? '読む' : '見る']);
    const asked = row('昨日友達と本を読みました。', 'Hôm qua tôi đã đọc sách với bạn.');
    const nearby = 'Hôm qua tôi đã xem phim với bạn.';
    const source = { ...sourceFor(asked), nearInMeaning: near };
    expect(textsOf(makeExercise('meaning-choice', sourceFor(asked)))).toContain(nearby);
    expect(textsOf(makeExercise('meaning-choice', source))).not.toContain(nearby);
  });
});

describe('exercises of unusual sentences', () => {
  const rows = [
    { asked: row('「すみません」と言いました。', 'Tôi đã nói “xin lỗi”.'), why: 'a quotation' },
    { asked: row('田中さんは東京に住んでいます。', 'Anh Tanaka sống ở Tokyo.'), why: 'names' },
    { asked: row('この本は1500円です。', 'Cuốn sách này giá 1500 yên.'), why: 'digits' },
    { asked: row('三百五十円のパンを二つください。', 'Cho tôi hai cái bánh mì 350 yên.'), why: 'numbers' },
    {
      asked: row('ええ、そうです。明日も来ます。', 'Vâng, đúng vậy. Mai tôi cũng đến.'),
      why: 'two sentences',
    },
    { asked: row('朝ご飯を食べません。', 'Tôi không ăn sáng.'), why: 'a word that the tokenizer splits' },
  ];
  test.each(rows)('$why: the right answer of each kind is right', async ({ asked }) => {
    const source = sourceFor(asked);
    const model = prepared.modelOf({ model: asked.ja, vi: asked.vi });
    for (const kind of EXERCISE_KINDS) {
      const exercise = makeExercise(kind, source);
      if (!exercise) continue;
      for (const answer of rightAnswersOf(exercise)) {
        const judgement = await judgeExercise(exercise, answer, async (_, text, mode) =>
          mode === 'listening' ? judgeListening(model, text) : judge(model, text),
        );
        expect([kind, isRight(judgement)]).toEqual([kind, true]);
      }
    }
  });
});

describe('pairs', () => {
  const meanings: Readonly<Record<string, string>> = {
    図書館: 'thư viện',
    本: 'sách',
    読む: 'đọc',
    友達: 'bạn',
    友人: 'bạn bè',
    映画: 'phim',
    見る: 'xem',
  };
  const glossOf = (word: string) => {
    const vietnamese = meanings[word];
    return vietnamese === undefined ? null : { japanese: word, vietnamese };
  };
  const pairsOf = (ja: string, known = glossOf) => {
    const made = makeExercise('match-pairs', { ...sourceFor(row(ja, '')), glossOf: known });
    if (made?.kind !== 'match-pairs') return null;
    return made.words.map((word, at) => [word, made.meanings[made.partners[at] ?? -1]]);
  };

  test('its own words come first, then words of the other sentences; each has its meaning', () => {
    const pairs = pairsOf('図書館で本を読みます。') ?? [];
    expect(pairs).toHaveLength(4);
    expect(pairs.map(([word]) => word)).toEqual(expect.arrayContaining(['図書館', '本', '読む']));
    for (const [word = '', meaning] of pairs) expect(meaning).toBe(meanings[word]);
  });

  test.each([
    { ja: '駅まで歩きます。', known: glossOf, why: 'no word of the sentence is in the dictionary' },
    {
      ja: '図書館で本を読みます。',
      known: (word: string) => (word === '本' || word === '読む' ? glossOf(word) : null),
      why: 'two pairs are no question',
    },
  ])('none are made: $why', ({ ja, known }) => {
    expect(pairsOf(ja, known)).toBeNull();
  });

  test('“bạn” and “bạn bè” never meet', () => {
    const words = (pairsOf('友人と友達が映画を見ました。') ?? []).map(([word]) => word);
    expect(words).toContain('友人');
    expect(words).not.toContain('友達');
  });

  test.each([
    { pairs: [1, 2, 0], verdict: 'correct', why: 'all pairs are right' },
    { pairs: [2, 1, 0], verdict: 'wrong', why: 'two are mixed up' },
    { pairs: [1, 2], verdict: 'wrong', why: 'one is missing' },
  ])('$why: $verdict', ({ pairs, verdict }) => {
    const exercise: Exercise = {
      kind: 'match-pairs',
      sentenceId: 1,
      vietnamese: '',
      japanese: '',
      words: ['a', 'b', 'c'],
      meanings: ['x', 'y', 'z'],
      partners: [1, 2, 0],
    };
    expect(judgingOf(exercise, { pairs })).toMatchObject({ judgement: { verdict } });
  });
});

describe('judging', () => {
  const asked = row('図書館で本を読みます。', 'Tôi đọc sách ở thư viện.');

  test('a wrong particle is put into the sentence, and the judge names the mistake', async () => {
    const exercise = make('particle-blank', asked);
    if (exercise?.kind !== 'particle-blank') throw new Error('none made');
    const wrong = exercise.choices.findIndex((_, at) => at !== exercise.right);
    const judging = judgingOf(exercise, { choice: wrong });
    if ('judgement' in judging) throw new Error('not asked');
    const judgement = judge(prepared.modelOf({ model: asked.ja, vi: asked.vi }), judging.text);
    expect(judgement).toMatchObject({ verdict: 'wrong', mistakes: [{ code: 'particle-wrong' }] });
  });

  test.each([
    { tiles: ['本を', '図書館で', '読みます'], right: true, why: 'another order is right too' },
    { tiles: ['読みます', '図書館で', '本を'], right: false, why: 'the predicate comes last' },
    { tiles: ['図書館で', '読みます'], right: false, why: 'a tile is missing' },
  ])('tiles: $why', ({ tiles, right }) => {
    const exercise: Exercise = {
      kind: 'tiles',
      sentenceId: 1,
      vietnamese: asked.vi,
      japanese: asked.ja,
      tiles,
    };
    const judging = judgingOf(exercise, { tiles: tiles.map((_, at) => at) });
    if ('judgement' in judging) throw new Error('not asked');
    const { verdict } = judge(prepared.modelOf({ model: asked.ja, vi: asked.vi }), judging.text);
    expect(verdict.startsWith('correct')).toBe(right);
  });

  test.each([
    { answer: { choice: 7 }, why: 'no such choice' },
    { answer: { text: 'x' }, why: 'a text where a choice is asked' },
    { answer: { tiles: [0] }, why: 'tiles where a choice is asked' },
  ])('$why is wrong, and throws nothing', ({ answer }) => {
    const exercise = make('meaning-choice', asked);
    if (!exercise) throw new Error('none made');
    expect(judgingOf(exercise, answer)).toMatchObject({ judgement: { verdict: 'wrong' } });
  });

  test('the same seed makes the same exercise, another seed another order', () => {
    const source = sourceFor(asked);
    const made = (seed: string) => JSON.stringify(makeExercise('tiles', source, seed));
    expect(made('a')).toBe(made('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map(made)).size).toBeGreaterThan(1);
  });
});
