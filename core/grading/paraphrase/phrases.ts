import { wordSet } from '../words/word-table.ts';
import { hasMood, isParticle } from './read-sentence.ts';
import type { ReadUnit } from './rule.ts';

/** A noun with the particle after it: 友達に, 宿題を, 駅では. */
export interface Phrase {
  /** The index of the noun. */
  readonly at: number;
  readonly noun: ReadUnit;
  /** には counts as one. */
  readonly particle: string;
  /** The index of the particle. */
  readonly particleAt: number;
  /** Whether it belongs to a clause before a noun: 私が of 私が書いた手紙を. */
  readonly isInside: boolean;
}

/** The phrases of the clause that ends with this predicate, the nearest first. */
export function phrasesBefore(units: readonly ReadUnit[], predicate: number): Phrase[] {
  const phrases: Phrase[] = [];
  let isInside = false;
  for (let at = predicate - 1; at >= 0; at--) {
    const unit = units[at];
    if (!unit || unit.endsSentence || endsOtherClause(unit)) break;
    if (unit.role === 'verb-before-noun') isInside = true;
    if (!isParticle(unit) || unit.role === 'joining' || unit.role === 'final') continue;
    const isDouble =
      isParticle(units[at - 1], 'に', 'で', 'へ', 'と', 'から') && isParticle(unit, 'は', 'も');
    const nounAt = isDouble ? at - 2 : at - 1;
    const noun = units[nounAt];
    if (noun?.kind !== 'word' && noun?.kind !== 'number') continue;
    const particle = (isDouble ? (units[at - 1]?.text ?? '') : '') + unit.text;
    // は stands for the whole sentence, even before a clause of a noun.
    phrases.push({
      at: nounAt,
      noun,
      particle,
      particleAt: nounAt + 1,
      isInside: isInside && !/[はも]$/u.test(particle),
    });
    at = nounAt;
  }
  return phrases;
}

/** から, けど, たら: another clause ends here. て only links: its phrases are shared. */
const endsOtherClause = (unit: ReadUnit): boolean =>
  unit.role === 'clause-end' ||
  unit.role === 'conjunction' ||
  hasMood(unit, 'tara', 'ba', 'nara') ||
  (unit.role === 'predicate' && hasMood(unit, 'statement', 'conjecture'));

const PEOPLE =
  /(?:さん|さま|[客皆]様|くん|ちゃん|先生|学生|生徒|[友人供]達|[友私供]たち|友だち|ともだち|人|[店社社員議職駅委務行]員|[医患若記学作任当]者|師|父|母|兄|姉|弟|妹|親|^子|[男女]の子|子供|子ども|息子|娘|夫|妻|夫婦|彼|彼女|誰|だれ|どなた|みんな|皆|客|上司|同僚|先輩|後輩|部下|仲間|教授|[社部課店校院会係所]長|メンバー|スタッフ|ガイド)$/u;
/** さん, 様 and あの方: the tokenizer knows them as suffixes and dependent nouns; 使い方 is no person. */
const TITLE = /^(?:さん|様|君|たち|達|方)$/u;

/** A person, as far as the last part of the word tells. 私 and あなた too. */
export const isPerson = (unit: ReadUnit | undefined): boolean =>
  unit?.kind === 'word' &&
  (PEOPLE.test(unit.text) ||
    isTitle(unit) ||
    isMe(unit) ||
    unit.tokens.some(({ pos }) => pos.includes('固有名詞/人名')));

const isTitle = ({ text, tokens }: ReadUnit): boolean =>
  TITLE.test(text) && (text !== '方' || tokens.some(({ pos }) => pos.startsWith('名詞/非自立')));

const ME = wordSet('私 わたし わたくし あたし 僕 ぼく 俺 おれ 私たち 私達 僕たち 僕達');
export const isMe = (unit: ReadUnit | undefined): boolean => unit?.kind === 'word' && ME.has(unit.text);

/** Somebody whose acts are told with respect. お母さん is not, because speakers mean their own mother. */
const HONOURED = /(?:先生|教授|[社部課店校院会]長|お客様|お客さん|先輩|^さん|^様|^さま)$/u;
export const isHonoured = (unit: ReadUnit | undefined): boolean =>
  unit?.kind === 'word' && (HONOURED.test(unit.text) || (unit.text === '方' && isTitle(unit)));

const QUESTION =
  /^(?:いつ|どこ|どれ|どの|どんな|どう|どちら|誰|だれ|どなた|いくら|いくつ|なぜ|どうして|何)(?!.*[かもぞ]$)/u;

/** いつ, どんな, 何時; いつも, 何か and どうぞ ask nothing. */
export const isQuestionWord = (unit: ReadUnit): boolean =>
  unit.kind !== 'particle' && QUESTION.test(unit.text);

/** Whether something is asked for with a question word; 誰も and 何でも ask nothing. */
export const hasQuestionWord = (units: readonly ReadUnit[]): boolean =>
  units.some((unit, at) => isQuestionWord(unit) && !isParticle(units[at + 1], 'か', 'も', 'でも'));
