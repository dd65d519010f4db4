import { wordSet } from '../../words/word-table.ts';
import { isHonoured } from '../reading/noun-kinds.ts';
import { phrasesBefore } from '../reading/phrases.ts';
import { featuresOf, hasMood, isParticle } from '../reading/read-sentence.ts';
import { isOfOthers } from '../reading/subject.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { asOne, inflect, suruLexeme, verbLexeme } from '../say.ts';
import { isCourteous } from './courtesy.ts';
import { politeStem } from './polite-stem.ts';

/** 先生に相談したいです, 先生にご相談したいです: the speaker's own act towards somebody honoured may be humble. */
export const humble: ParaphraseRule = {
  name: 'honorific',
  *rewrites(sentence) {
    for (const [at, unit] of sentence.units.entries())
      if (isDoneToHonoured(sentence, at, unit)) yield* humbleWords(at, unit);
  },
};

const ITASU = verbLexeme('いたす', 'いたす', 'godan');

/** The particle before whom the act is for. */
const TOWARDS: Readonly<Record<string, ReadonlySet<string>>> = {
  に: wordSet(
    '相談する 連絡する 報告する 説明する 紹介する 電話する 返事する 送る 返す 聞く 会う 見せる 渡す 伝える 知らせる 届ける 尋ねる',
  ),
  を: wordSet('案内する 手伝う 待つ 招待する'),
  から: wordSet('借りる'),
};

function isDoneToHonoured(sentence: ReadSentence, at: number, unit: ReadUnit): boolean {
  const { units, freeRegister } = sentence;
  const form = featuresOf(unit);
  if (!form || form.voice !== 'active' || form.aspect !== 'simple' || form.negative) return false;
  if (!hasMood(unit, 'statement') || (!form.polite && !form.wish) || isOfOthers(units, at)) return false;
  if (units.slice(at + 1, at + 3).some((next) => isParticle(next, 'か'))) return false;
  if (!freeRegister && !isCourteous(sentence)) return false;
  const word = unit.lexeme?.dictionary ?? '';
  return phrasesBefore(units, at).some(
    ({ noun, particle, isInside }) =>
      !isInside &&
      isHonoured(noun) &&
      (noun.text !== 'さん' || isCourteous(sentence)) &&
      TOWARDS[particle]?.has(word),
  );
}

function* humbleWords(at: number, unit: ReadUnit): Iterable<Rewrite> {
  const [stem, form] = [unit.lexeme && politeStem(unit.lexeme), featuresOf(unit)];
  if (!stem || !form) return;
  for (const verb of form.polite && !form.wish ? [suruLexeme(), ITASU] : [suruLexeme()]) {
    const does = inflect(verb, form);
    if (does) yield { from: at, to: at + 1, tokens: [asOne([stem, ...does])], pattern: unit.text };
  }
}
