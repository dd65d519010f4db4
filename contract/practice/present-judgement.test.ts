import { describe, expect, test } from 'vitest';
import { mistakeTexts, noteTexts } from '#contract/texts/judge.ts';
import { paraphraseTexts } from '#contract/texts/paraphrases.ts';
import {
  type Judgement,
  type Mistake,
  MISTAKE_CODES,
  NOTE_CODES,
  type Verdict,
  VERDICTS,
} from '#core/grading/judgement.ts';
import { practiceTexts } from '../texts/practice.ts';
import { judgedAnswer } from './judged-answer.ts';
import { presentJudgement } from './present-judgement.ts';

const span = (text: string, start = 0) => ({ start, end: start + text.length, text });

const judgement = (verdict: Verdict, rest: Partial<Judgement> = {}): Judgement => ({
  verdict,
  read: '',
  nearest: '',
  segments: [],
  mistakes: [],
  notes: [],
  ...rest,
});

const mistake = (code: (typeof MISTAKE_CODES)[number], typed: string, model: string) => ({
  code,
  typed: span(typed),
  model: span(model),
});

describe('feedback on an answer', () => {
  test.each([
    { said: judgement('correct'), feedback: 'Chính xác!', why: 'nothing to add' },
    {
      said: judgement('correct-with-note', {
        notes: [{ code: 'use-polite', typed: span('行く'), model: span('行きます') }],
      }),
      feedback: 'Đúng, nhưng câu này nên dùng thể lịch sự.',
      why: 'only the note',
    },
    {
      said: judgement('almost', { mistakes: [mistake('small-tsu', 'がこう', 'がっこう')] }),
      feedback:
        'Gần đúng rồi. Sai âm ngắt (っ nhỏ): bạn viết “がこう”, ở đây cần “がっこ…”. Lần này không tính là một lần thử.',
      why: 'a slip costs nothing, and the feedback says so',
    },
    {
      said: judgement('wrong', { mistakes: [mistake('particle-wrong', 'で', 'に')] }),
      feedback: 'Sai trợ từ: bạn viết で, ở đây cần に.',
      why: 'both particles are named',
    },
    {
      said: judgement('wrong', {
        mistakes: [
          mistake('particle-missing', '', 'を'),
          mistake('tense', '行きます', '行きました'),
          mistake('word-extra', 'とても', ''),
        ],
      }),
      feedback: 'Thiếu trợ từ を. Còn 2 chỗ cần sửa nữa.',
      why: 'the first mistake, and the number of others',
    },
    {
      said: judgement('wrong'),
      feedback: 'Chưa đúng. Bạn hãy so lại với đề bài rồi thử lần nữa.',
      why: 'blocked by the author, without a mistake to name',
    },
  ])('$feedback · $why', ({ said, feedback }) => {
    expect(presentJudgement(said).feedback).toBe(feedback);
  });

  test.each([
    { verdict: 'correct', correct: true },
    { verdict: 'correct-with-note', correct: true },
    { verdict: 'almost', correct: false },
    { verdict: 'wrong', correct: false },
  ] as const)('$verdict is correct: $correct', ({ verdict, correct }) => {
    expect(presentJudgement(judgement(verdict)).correct).toBe(correct);
  });
});

describe('the answer is not given away before the learner asks for it (PRODUCT.md, Practice)', () => {
  test.each([
    { expected: '学校', shown: '学校', why: 'two letters' },
    { expected: '図書館', shown: '図書館', why: 'three letters' },
    { expected: '食べました', shown: '食べま…', why: 'more than three' },
    { expected: '𠮷野家さん', shown: '𠮷野家…', why: 'a surrogate pair counts once' },
  ])('$expected is shown as $shown: $why', ({ expected, shown }) => {
    const { segments, errors } = presentJudgement(
      judgement('wrong', {
        segments: [
          { typed: 'x', expected, state: 'wrong', mistake: 0 },
          { typed: '', expected, state: 'missing', mistake: 0 },
        ],
        mistakes: [mistake('word-wrong', 'x', expected)],
      }),
    );
    expect(segments).toEqual([
      { typed: 'x', expected: shown, state: 'wrong', mistake: 0 },
      { typed: '', expected: shown, state: 'missing', mistake: 0 },
    ]);
    expect(errors[0]?.model.text).toBe(shown);
    expect(errors[0]?.message).toContain(`“${shown}”`);
  });

  test('a right part is shown in full', () => {
    const segment = { typed: 'としょかんで', expected: '図書館で', state: 'right' } as const;
    expect(presentJudgement(judgement('correct', { segments: [segment] })).segments).toEqual([segment]);
  });

  test.each(MISTAKE_CODES.filter((code) => !code.startsWith('particle')))(
    'no message about %s shows more than three letters of the answer',
    (code) => {
      const [error] = presentJudgement(
        judgement('wrong', { mistakes: [mistake(code, 'たべる', '召し上がります')] }),
      ).errors;
      expect(error?.message).not.toContain('召し上が');
    },
  );

  test('a particle is shown in full', () => {
    const [error] = presentJudgement(
      judgement('wrong', { mistakes: [mistake('particle-wrong', 'けど', 'けれども')] }),
    ).errors;
    expect(error?.message).toBe('Sai trợ từ: bạn viết けど, ở đây cần けれども.');
  });

  test('only the beginning of a long answer is quoted', () => {
    const [error] = presentJudgement(
      judgement('wrong', { mistakes: [mistake('word-extra', 'あ'.repeat(300), '')] }),
    ).errors;
    expect(error?.message).toBe(`Thừa từ “${'あ'.repeat(20)}…”.`);
  });
});

describe('every code of the judge', () => {
  test('has a text, and is in the contract', () => {
    expect(Object.keys(mistakeTexts)).toEqual([...MISTAKE_CODES]);
    expect(Object.keys(noteTexts)).toEqual([...NOTE_CODES]);
    expect(Object.keys(practiceTexts.verdicts)).toEqual([...VERDICTS]);
  });

  test.each(
    MISTAKE_CODES.flatMap((code) => [
      { code, typed: 'あ', model: '' },
      { code, typed: '', model: 'あ' },
      { code, typed: 'あ', model: 'い' },
    ]),
  )('$code of “$typed” for “$model” leaves the server', ({ code, typed, model }) => {
    const presented = presentJudgement(judgement('wrong', { mistakes: [mistake(code, typed, model)] }));
    const reply = { ...presented, hint: '', correctAnswer: '', viSentence: '', score: null, points: 0 };
    expect(judgedAnswer.parse(reply)).toEqual(reply);
  });
});

describe('the message about a mistake', () => {
  test.each([
    {
      given: { ...mistake('verb-form', '行きます', '行きましょう'), form: 'mashou' as const },
      message: 'Chia sai thể: bạn viết “行きます”, ở đây cần thể rủ rê ましょう (“行きま…”).',
      why: 'the form by its name: its letters are cut',
    },
    {
      given: { ...mistake('word-wrong', '見ました', '会いました'), isVerb: true as const },
      message: 'Nhầm sang động từ khác: bạn viết “見ました”, ở đây cần “会いま…”.',
      why: 'another verb',
    },
    {
      given: mistake('word-wrong', '犬', '猫'),
      message: 'Sai từ: bạn viết “犬”, ở đây cần “猫”.',
      why: 'another noun',
    },
  ])('names $why', ({ given, message }) => {
    expect(presentJudgement(judgement('wrong', { mistakes: [given] })).errors).toMatchObject([{ message }]);
  });

  test('tells two equal mistakes apart by the words before them', () => {
    const particle = mistake('particle-wrong', 'で', 'に');
    const right = (typed: string) => ({ typed, expected: typed, state: 'right' as const });
    const wrong = (index: number) => ({
      typed: 'で',
      expected: 'に',
      state: 'wrong' as const,
      mistake: index,
    });
    const { errors } = presentJudgement(
      judgement('wrong', {
        mistakes: [particle, particle],
        segments: [right('帰り'), wrong(0), right('雨'), wrong(1)],
      }),
    );
    expect(errors.map(({ message }) => message)).toEqual([
      'Sai trợ từ: bạn viết で, ở đây cần に (sau “帰り”).',
      'Sai trợ từ: bạn viết で, ở đây cần に (sau “雨”).',
    ]);
  });
});

describe('the note on a paraphrase', () => {
  const note = (isFocus: boolean) => ({
    code: 'paraphrase' as const,
    typed: span('ないといけません'),
    model: span('なければなりません'),
    paraphrase: { rule: 'obligation' as const, pattern: '〜なければなりません', isFocus },
  });

  test('names the pattern of the model and the difference', () => {
    const { notes, feedback } = presentJudgement(judgement('correct-with-note', { notes: [note(false)] }));
    expect(feedback).toContain('Câu mẫu dùng 〜なければなりません.');
    expect(feedback).toContain(paraphraseTexts.obligation.difference);
    expect(notes).toEqual([expect.not.objectContaining({ practises: expect.anything() })]);
  });

  test('says what the sentence practises', () => {
    const { notes, feedback } = presentJudgement(judgement('correct-with-note', { notes: [note(true)] }));
    expect(feedback).toContain('Đúng, nhưng bài này luyện 〜なければなりません.');
    expect(notes).toMatchObject([{ practises: '〜なければなりません' }]);
  });
});

describe('explanations', () => {
  const text = (id: string) => ({
    kind: 'contrast' as const,
    id,
    title: 'に và で',
    rule: 'に chỉ nơi có, で chỉ nơi làm.',
    wrong: '東京で住む。',
    right: '東京[とうきょう]に住[す]む。',
    why: '住[す]む đi với に.',
  });
  const explain = ({ explanation }: Mistake) => (explanation ? text(explanation.id) : null);
  const explained = (id: string): Mistake => ({
    ...mistake('particle-wrong', 'で', 'に'),
    explanation: { kind: 'contrast', id },
  });

  test.each([
    { ids: ['a'], shown: ['a'], why: 'one mistake' },
    { ids: ['a', 'b', 'c'], shown: ['a', 'b', undefined], why: 'no more than two' },
    { ids: ['a', 'a', 'b'], shown: ['a', undefined, 'b'], why: 'the same text once' },
  ])('$why: $ids', ({ ids, shown }) => {
    const { errors } = presentJudgement(judgement('wrong', { mistakes: ids.map(explained) }), explain);
    expect(errors.map(({ explanation }) => explanation?.id)).toEqual(shown);
  });

  test('the whole text leaves the server', () => {
    const presented = presentJudgement(judgement('wrong', { mistakes: [explained('a')] }), explain);
    const reply = { ...presented, hint: '', correctAnswer: '', viSentence: '', score: null, points: 0 };
    expect(judgedAnswer.parse(reply).errors[0]?.explanation).toEqual(text('a'));
  });

  test('without our texts there are none', () => {
    const [error] = presentJudgement(judgement('wrong', { mistakes: [explained('a')] })).errors;
    expect(error).not.toHaveProperty('explanation');
  });
});
