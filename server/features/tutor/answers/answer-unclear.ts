import { tutorTalkTexts } from '#contract/texts/tutor-talk.ts';
import { tutorGrammarTexts } from '#contract/texts/tutor.ts';
import type { ConjugationCode } from '#core/japanese/inflection/conjugation-forms.ts';
import { hasJapanese } from '#core/japanese/kana.ts';
import { spellingsOf } from '#core/japanese/spellings.ts';
import { readNumber } from '#core/tutor/read-number.ts';
import { syllablesOf } from '#core/vietnamese/syllables.ts';
import { withoutMarks } from '#core/vietnamese/without-marks.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { list, paragraphs } from '../markup.ts';
import type { TutorAnswer } from '../tutor.ts';
import { conjugateWord, nameGroup } from './conjugate-word.ts';
import { correctSentence } from './correct-sentence.ts';
import { explainGrammar, explainPoints, grammarUnknown, usageOf } from './explain-grammar.ts';
import { explainKanji, findByHanViet } from './explain-kanji.ts';
import { findWord } from './find-word.ts';
import { sayNumber } from './numbers/say-number.ts';
import { pointsAbout, pointsMeaning } from './points-meaning.ts';
import { sayInJapanese } from './say-in-japanese.ts';
import { tellMeaning } from './tell-meaning.ts';

/** A pattern by its name, else our written answer to the question, else a pattern by its meaning. */
export async function tellGrammar(
  knowledge: TutorKnowledge,
  term: string,
  message: string,
): Promise<TutorAnswer> {
  const explained = explainGrammar(knowledge, term);
  if (explained) return explained;
  const written = knowledge.grammar.answerTo(message);
  if (written) return { text: written.answer };
  if (await findWord(knowledge, term)) return tellMeaning(knowledge, term);
  return grammarMeaning(knowledge, message, message) ?? grammarUnknown(knowledge, term);
}

const PHONE = /\b0\d{1,3}[-. ]\d{3,4}[-. ]\d{3,4}\b/;
/** "mau gi" alone may be a colour. “vừa A vừa B” has placeholders, so it asks for a pattern. */
const ASKS_FOR_GRAMMAR =
  /\b(ngu phap|mau cau|mau ngu phap|cau truc|mau nao|(dung|noi) mau|(dung|noi) bang mau)\b|\blam gi$|\ba\b.*\bb\b/;

/** For questions about which pattern expresses something: "ngữ pháp diễn tả khả năng". */
export function grammarMeaning(knowledge: TutorKnowledge, message: string, text: string): TutorAnswer | null {
  if (![message, text].some((one) => ASKS_FOR_GRAMMAR.test(plainOf(one)))) return null;
  const points =
    [pointsMeaning(knowledge, text), pointsMeaning(knowledge, message), pointsAbout(knowledge, text)].find(
      ({ length }) => length > 0,
    ) ?? [];
  const [only] = points;
  if (!only) return null;
  if (points.length === 1) return { text: explainPoints(knowledge, text, points) };
  return {
    text: paragraphs(
      tutorGrammarTexts.byMeaning,
      list(points.map(usageOf)),
      tutorGrammarTexts.askPattern(only.pattern),
    ),
  };
}

/**
 * Insults get a calm reply: the learner did not get what they wanted. Matched with marks, because "ngữ" is not an
 * insult.
 */
const RUDE =
  /(?<![\p{L}])(ngu|đần|dốt|ngốc|đm|đmm|dm|dcm|vcl|óc chó|vô dụng|rác rưởi|cút)(?![\p{L}]| (phap|pháp|am|âm))/iu;
export const isRude = (text: string): boolean => RUDE.test(text.normalize('NFC'));

/** "em muốn hỏi chút ạ": the question is still to come. */
const BEGINS = /\bhoi (chut|ti|xiu|cai nay|mot chut|1 chut|ty)\b/;
const ABOUT_CHARACTER = /\b(bo|bo thu|net|am on|am kun)\b/;
/** "た form của 話す": forms named by their endings. */
const ENDINGS: Readonly<Record<string, ConjugationCode>> = {
  て: 'te',
  た: 'past',
  ない: 'negative',
  ます: 'polite',
  ば: 'if-ba',
  たら: 'if-tara',
};
/** The sentence to correct is still to come. */
const TO_CORRECT = /^(sua|chua|check|kiem tra) (cau|loi|giup)/;
const NOTHING = { text: '', vietnamese: null };
const ABOUT_GROUP = /\bnhom (may|nao|gi)\b/;
const IN_JAPANESE =
  /^(.+?)\s+(?:(?:trong|bằng|bang|sang)\s+)?ti[eế]ng nh[aậ]t(?! (?:nhưng|nhung|mà|ma|vì|vi|để|de|nên|nen|khó|kho)\b)\b/iu;
const WHAT_IS = /^([\p{sc=Latin}-]+)\s+(?:nghĩa )?(?:là|la) (?:gì|gi|j)/iu;
const CHARACTER = /^chữ (\p{L}+)(?= |$)/iu;

const plainOf = (text: string): string => withoutMarks(text).toLowerCase().trim();

/** Common questions have an answer written by us; all others are answered by the Japanese in them. */
export const answerUnclear =
  (knowledge: TutorKnowledge) =>
  async (text: string, japanese: readonly string[]): Promise<TutorAnswer> => {
    const [first] = japanese.toSorted((a, b) => b.length - a.length);
    const plain = plainOf(text);
    const form = ENDINGS[japanese[0] ?? ''];
    if (form && japanese[1] !== undefined && /\bform\b/.test(plain))
      return conjugateWord(knowledge, japanese[1], form);
    if (first && ABOUT_GROUP.test(plain)) return nameGroup(knowledge, first);
    if (japanese.length === 0 && TO_CORRECT.test(plain)) return correctSentence(knowledge, NOTHING);
    const written = knowledge.grammar.answerTo(text);
    if (written) return { text: written.answer };
    if (isRude(text)) return { text: tutorTalkTexts.calm };
    if (BEGINS.test(plain)) return { text: tutorTalkTexts.goAhead };
    if (first && ABOUT_CHARACTER.test(plain)) return explainKanji(knowledge, first);
    if (first) return tellMeaning(knowledge, first);
    return (
      grammarMeaning(knowledge, text, text) ?? (await byItsWords(knowledge, text)) ?? notUnderstood(text)
    );
  };

/** A statement of a few words may be meant to be translated. */
const TEXT_SYLLABLES = { min: 3, max: 12 } as const;

function notUnderstood(text: string): TutorAnswer {
  const syllables = syllablesOf(text).length;
  const isText =
    syllables >= TEXT_SYLLABLES.min && syllables <= TEXT_SYLLABLES.max && /^[\p{L}\p{M}\s,.!]+$/u.test(text);
  return {
    text: paragraphs(
      tutorTalkTexts.unclear,
      list(hasJapanese(text) ? tutorTalkTexts.unclearJapaneseList : tutorTalkTexts.unclearList),
      isText ? tutorTalkTexts.mayBeTranslated(text.trim()) : null,
    ),
  };
}

/** Answers by the wording of the question. */
async function byItsWords(knowledge: TutorKnowledge, text: string): Promise<TutorAnswer | null> {
  const [phone] = PHONE.exec(text) ?? [];
  const said = phone === undefined ? null : readNumber(phone);
  if (phone !== undefined && said) return sayNumber(phone, said);
  const [, vietnamese] = IN_JAPANESE.exec(text) ?? [];
  if (vietnamese !== undefined) return sayInJapanese(knowledge, vietnamese, text);
  const [, romaji] = WHAT_IS.exec(text) ?? [];
  if (romaji !== undefined && spellingsOf(romaji).length > 0) return tellMeaning(knowledge, romaji);
  const [, sound] = CHARACTER.exec(text) ?? [];
  return sound === undefined ? null : findByHanViet(knowledge, sound);
}
