import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import { ANSWER_MAX_CHARS } from '#contract/limits.ts';
import { tutorSentenceTexts } from '#contract/texts/tutor-sentences.ts';
import { aboutAssistantTexts, feelingTexts, tutorTalkTexts } from '#contract/texts/tutor-talk.ts';
import { tutorQuizTexts } from '#contract/texts/tutor.ts';
import type { OpenQuestion } from '#core/tutor/open-question.ts';
import type { Question, QuestionKind } from '#core/tutor/question.ts';
import { readAnswer } from '#core/tutor/read-answer.ts';
import { readNumber } from '#core/tutor/read-number.ts';
import { readQuestion } from '#core/tutor/read-question.ts';
import { answerUnclear, grammarMeaning, isRude, tellGrammar } from './answers/answer-unclear.ts';
import { breakDown } from './answers/break-down.ts';
import { conjugateWord, nameForm } from './answers/conjugate-word.ts';
import { correctSentence } from './answers/correct-sentence.ts';
import { listGrammar } from './answers/explain-grammar.ts';
import { explainKanji, findByHanViet, noHanViet, tellHanViet } from './answers/explain-kanji.ts';
import { findSentences } from './answers/find-sentences.ts';
import { findWord } from './answers/find-word.ts';
import { giveExamples } from './answers/give-examples.ts';
import { listLevelWords, listThemeWords, unknownTheme } from './answers/list-theme-words.ts';
import { countInOrder } from './answers/numbers/count-in-order.ts';
import { sayNumber } from './answers/numbers/say-number.ts';
import { askQuiz, judgeQuiz, listMistakes, tellSolution } from './answers/quiz.ts';
import { guessInJapanese, saidForSure, sayInJapanese } from './answers/say-in-japanese.ts';
import { tellApart } from './answers/tell-apart.ts';
import { nothingFound, tellMeaning } from './answers/tell-meaning.ts';
import { tellReading } from './answers/tell-reading.ts';
import type { TutorKnowledge } from './knowledge.ts';
import { list, paragraphs } from './markup.ts';
import type { Tutor, TutorAnswer, TutorQuestion } from './tutor.ts';

export type { Tutor };

type Answerer<Kind extends QuestionKind> = (
  question: Extract<Question, { kind: Kind }>,
  asker: TutorQuestion,
) => TutorAnswer | Promise<TutorAnswer>;
type Answerers = { readonly [Kind in QuestionKind]: Answerer<Kind> };

/** Acknowledgements that neither ask nor answer anything. */
const ACKNOWLEDGEMENTS =
  /^(ok+|oke+|okay|okie|hi+hi+|ha+ha+|he+he+|uk|ukm|um+|ừ+|ừm|uh|vâng|dạ|vang|da|yes|ừ ok)[\s.!~)]*$/iu;

/** A learner who gives up in Japanese: not an answer to be judged. */
const GIVES_UP =
  /^(すみません、?)?((わか|分か|判)り(ません|ませんでした)|(わか|分か)らない|知りません|知らない|wakarimasen|wakaranai|shirimasen)[。.!…]*$/iu;

/** Questions that may help with a quiz and do not end it. */
const ASIDES: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'meaning',
  'in-japanese',
  'reading',
  'han-viet',
  'kanji',
  'conjugation',
  'grammar',
  'difference',
  'examples',
  'theme-words',
  'count-table',
  'unclear',
]);

/** The quiz stays open for one question in between, not for more. */
function withQuizOpen(asked: OpenQuestion, answered: TutorAnswer): TutorAnswer {
  if (answered.asks || asked.aside) return answered;
  return { text: paragraphs(answered.text, tutorQuizTexts.stillOpen), asks: { ...asked, aside: true } };
}

/** The built-in tutor: it reads the question and answers from our own content, without a model. */
export function createTutor(knowledge: TutorKnowledge): Tutor {
  const answerers = answerersOf(knowledge);

  return {
    async answer(asker: TutorQuestion): Promise<TutorAnswer> {
      const { message, asked } = asker;
      if (!asked && ACKNOWLEDGEMENTS.test(message.trim())) return { text: tutorTalkTexts.goAhead };
      const question = readQuestion(message);
      if (asked && GIVES_UP.test(message.trim())) return tellSolution(knowledge, asked);
      const isQuizCommand = question.kind === 'give-up' || question.kind === 'another';
      const said = asked && !isQuizCommand ? readAnswer(message, asked.kind) : null;
      if (asked && said !== null && said.length <= ANSWER_MAX_CHARS) return judgeQuiz(knowledge, asked, said);
      if (isTooLong(question)) return { text: tutorSentenceTexts.tooLong(SENTENCE_MAX_CHARS) };
      const answer = answerers[question.kind] as Answerer<QuestionKind>;
      const answered = await answer(question, asker);
      return asked && ASIDES.has(question.kind) ? withQuizOpen(asked, answered) : answered;
    },
  };
}

/** A question is about one sentence at most. Longer texts would be expensive to search. */
function isTooLong(question: Question): boolean {
  const about = question.kind === 'unclear' ? question.japanese : Object.values(question).flat();
  return about.some((text) => typeof text === 'string' && text.length > SENTENCE_MAX_CHARS);
}

/** “đồ ngu” is not looked up, unless somebody asks how to say it. */
const replyToInsult = (message: string): TutorAnswer | null =>
  isRude(message) && !ASKS_FOR_WORDS.test(message) && !MAY_BE_SLEEP.test(message)
    ? { text: tutorTalkTexts.calm }
    : null;
const ASKS_FOR_WORDS = /nh[aậ]t|d[iị]ch|n[oó]i|\?/iu;
/** “ngủ” without marks is “ngu”. */
const MAY_BE_SLEEP =
  /^(?!.*\b(?:do|thang|bot|may|sao|qua) ngu|.*ngu (?:qua|the|vl|vay))[\x20-\x7e]*\bngu\b[\x20-\x7e]*$/iu;

function answerersOf(knowledge: TutorKnowledge): Answerers {
  const unclear = answerUnclear(knowledge);
  return {
    greeting: () => ({ text: tutorTalkTexts.greeting }),
    thanks: () => ({ text: tutorTalkTexts.thanks }),
    farewell: () => ({ text: tutorTalkTexts.farewell }),
    identity: () => ({ text: tutorTalkTexts.identity }),
    abilities: () => ({ text: paragraphs(tutorTalkTexts.abilities, list(tutorTalkTexts.abilityList)) }),
    meaning: ({ term }) => tellMeaning(knowledge, term),
    'in-japanese': async ({ text, guessed }, { message }) =>
      replyToInsult(message) ??
      grammarMeaning(knowledge, message, text) ??
      (guessed
        ? ((await guessInJapanese(knowledge, text, message)) ?? unclear(message, []))
        : ((await sayInJapanese(knowledge, text, message)) ?? nothingFound(knowledge, text))),
    reading: ({ term }) => tellReading(knowledge, term),
    'han-viet': async ({ term }) => {
      const word = await findWord(knowledge, term);
      const row = word?.best.steps.length === 0 ? word.best.row : null;
      return tellHanViet(knowledge, row?.kanji ?? term, row);
    },
    'by-han-viet': async ({ sound }, { message }) =>
      findByHanViet(knowledge, sound) ?? (await sayInJapanese(knowledge, sound, message)) ?? noHanViet(sound),
    kanji: ({ term }) => explainKanji(knowledge, term),
    conjugation: ({ term, form }) => conjugateWord(knowledge, term, form),
    form: async ({ term }) => (await nameForm(knowledge, term)) ?? tellMeaning(knowledge, term),
    breakdown: ({ text }) => breakDown(knowledge, text),
    examples: ({ term }) => giveExamples(knowledge, term),
    grammar: ({ term }, { message }) => tellGrammar(knowledge, term, message),
    'grammar-list': ({ level }) => listGrammar(knowledge, level),
    difference: ({ terms }) => tellApart(knowledge, terms),
    correction: (question) => correctSentence(knowledge, question),
    similar: ({ text }) => findSentences(knowledge, text),
    quiz: (wanted, asker) => askQuiz(knowledge, wanted, asker),
    'give-up': (_, { asked }) =>
      asked ? tellSolution(knowledge, asked) : { text: tutorQuizTexts.nothingAsked },
    another: (_, asker) => askQuiz(knowledge, { of: asker.asked?.kind ?? null, level: null }, asker),
    mistakes: (_, asker) => listMistakes(knowledge, asker),
    number: ({ text }) => {
      const said = readNumber(text);
      return said ? sayNumber(text, said) : unclear(text, []);
    },
    'theme-words': async (wanted, { message }) =>
      (await listLevelWords(knowledge, wanted)) ??
      (await listThemeWords(knowledge, wanted)) ??
      (await saidForSure(knowledge, wanted.text, message)) ??
      unknownTheme(wanted.text),
    'count-table': countInOrder,
    feeling: ({ feeling }) => ({ text: feelingTexts[feeling] }),
    'about-assistant': async ({ about }, { message }) => {
      const said = await saidForSure(knowledge, message, message);
      return { text: paragraphs(aboutAssistantTexts[about], said?.text) };
    },
    unclear: ({ text, japanese }) => unclear(text, japanese),
  };
}
