import { wordSet } from '../../words/word-table.ts';
import { isPerson, isTime } from '../reading/noun-kinds.ts';
import { type Phrase, phrasesBefore } from '../reading/phrases.ts';
import { featuresOf, isFormOf, isParticle, isWord } from '../reading/read-sentence.ts';
import type { Condition, PhrasePlace } from './set-phrase-entries.ts';

/** Conditions of the table of situations, by name. */

const own = ({ sentence: { units }, from }: PhrasePlace): readonly Phrase[] => phrasesBefore(units, from);

/** Work that one can lend a hand with: 引っ越しの手伝いをする. 母を手伝う is another thing. */
const WORK = wordSet('引っ越し 引越し 仕事 料理 掃除 家事 準備 片付け 洗濯 農業 店 お店 宿題');

/** The right way to say where something is: 右に銀行がある, not 右に曲がる. */
const isThere: Condition = ({ sentence: { units }, to }) => {
  const next = units.slice(to).find(({ kind }) => kind === 'predicate' || kind === 'copula');
  return isFormOf(next, 'ある', 'いる', '見える');
};

/** 行ったことがある. */
const isExperience: Condition = ({ sentence: { units }, to, verb }) =>
  featuresOf(verb ?? undefined)?.past === true &&
  isWord(units[to], 'こと') &&
  isParticle(units[to + 1], 'が', 'は', 'も') &&
  isFormOf(units[to + 2], 'ある');

export const SITUATION_CONDITIONS: Readonly<Record<string, Condition>> = {
  手伝う事: ({ sentence: { units }, from }) =>
    WORK.has(units[from - 1]?.text ?? '') && !isParticle(units[from - 2], 'の'),
  在る: isThere,
  経験: isExperience,
  言語: (place) =>
    own(place).some(({ noun, particle }) => /^[はがも]$/u.test(particle) && /.語$/u.test(noun.text)) &&
    !own(place).some(({ noun }) => isPerson(noun)),
  // 公園へ散歩に行く has a place of its own.
  行先なし: (place) => own(place).every(({ noun, particle }) => !/^[へに]/u.test(particle) || isTime(noun)),
  過去: ({ verb }) => featuresOf(verb ?? undefined)?.past === true,
};
