import type { Token } from '../../../japanese/tokens/token.ts';
import { COPULA } from '../../predicate/inflection-class.ts';
import { wordSet } from '../../words/word-table.ts';
import { isWilled, vietnameseSays } from '../reading/clauses.ts';
import { isPerson } from '../reading/noun-kinds.ts';
import { phrasesBefore } from '../reading/phrases.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
  textOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import {
  adjectiveLexeme,
  caseParticle,
  dependentNoun,
  finalParticle,
  inflect,
  inflectUnit,
  naAdjective,
  suruLexeme,
  topicParticle,
  verbLexeme,
} from '../say.ts';

/**
 * 吸ってはいけません and 吸ってはだめです; 来なくてもいいです and 来る必要はありません; 忘れないでください and 忘れないようにしてください; ペンを貸してもらえますか and
 * ペンを借りてもいいですか.
 */
export const prohibition: ParaphraseRule = {
  name: 'request',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* mustNot(sentence, at);
      yield* needNot(sentence, at);
      yield* takeCare(sentence, at);
      yield* lend(sentence, at);
    }
  },
};

const IKERU = verbLexeme('いける', 'いける', 'ichidan');
const DAME = naAdjective('だめ');

function* mustNot({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [te, wa, word, be] = units.slice(at);
  if (!te || !isVerb(te) || !hasMood(te, 'te') || te.text.endsWith('ないで') || !isParticle(wa, 'は')) return;
  const form = featuresOf(word);
  const points = ['te-wa-ikenai'];
  if (isFormOf(word, 'いける') && form?.negative && form.mood === 'statement' && word?.role === 'predicate') {
    const copula = inflect(COPULA, { past: form.past, polite: form.polite });
    if (copula)
      yield { from: at + 2, to: at + 3, tokens: [DAME, ...copula], pattern: `〜ては${word.text}`, points };
  }
  const said = featuresOf(be);
  if (!isWord(word, 'だめ', 'ダメ', '駄目') || be?.kind !== 'copula' || said?.mood !== 'statement') return;
  const tokens = inflect(IKERU, { past: said.past, polite: said.polite, negative: true });
  if (tokens && !said.negative) yield { from: at + 2, to: at + 4, tokens, pattern: '〜てはだめです', points };
}

const NO_NEED = ['không cần', 'không phải', 'khỏi', 'không nhất thiết', 'chẳng cần'];
const GOOD = { inflectionClass: 'adjective-いい', root: '', rootReading: '', dictionary: 'いい' } as const;

/** Leave not to act is given where the prompt says that there is no need. */
function* needNot(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const verb = units[at];
  if (!verb || !isVerb(verb) || !vietnameseSays(sentence, ...NO_NEED)) return;
  const form = featuresOf(verb);
  if (form?.voice !== 'active' || form.aspect !== 'simple' || form.wish || !isWilled([verb])) return;
  const end = spokenEnd(sentence, at);
  const [next, then, last] = units.slice(at + 1);
  const good = isParticle(next, 'も') ? then : next;
  const goodAt = at + (isParticle(next, 'も') ? 2 : 1);
  const leave = featuresOf(good);
  if (hasMood(verb, 'te') && form.negative && isFormOf(good, 'いい', 'よい', '良い') && goodAt + 1 === end) {
    const plain = inflectUnit(verb, { mood: 'statement', negative: false });
    if (!plain || verb.text.endsWith('ないで') || leave?.past || leave?.negative) return;
    const pattern = `〜なくて${textOf(units.slice(at + 1, end))}`;
    for (const none of nothing(leave?.polite ?? true))
      yield { from: at, to: end, tokens: [...plain, ...none], pattern, points: ['nakute-mo-ii'] };
  }
  const none = featuresOf(last);
  const isNone = isFormOf(last, 'ある') && none?.negative && !none.past && none.mood === 'statement';
  if (!isWord(next, '必要') || !isParticle(then, 'は', 'が') || !isNone || at + 4 !== end) return;
  const not = inflectUnit(verb, { mood: 'te', negative: true });
  const fine = inflect(GOOD, { polite: none.polite });
  if (not && fine && !form.negative && !form.past)
    yield {
      from: at,
      to: end,
      tokens: [...not, topicParticle('も'), ...fine],
      pattern: `〜必要${textOf(units.slice(at + 2, end))}`,
      points: ['hitsuyou-ga-aru'],
    };
}

/** Where a statement ends, よ and ね aside; a question has no such end. */
const spokenEnd = (sentence: ReadSentence, at: number): number =>
  sentence.units
    .slice(0, sentenceEnd(sentence, at))
    .findLastIndex((unit) => !isParticle(unit, 'よ', 'ね', 'よね')) + 1;

function nothing(polite: boolean): (readonly Token[])[] {
  const head = [naAdjective('必要', 'ひつよう'), topicParticle('は')];
  const aru = { inflectionClass: 'godan-ある', root: '', rootReading: '', dictionary: 'ある' } as const;
  const said = [inflect(aru, { negative: true, polite })];
  if (polite) said.push(inflect(adjectiveLexeme('ない'), { polite }));
  return said.flatMap((tokens) => (tokens ? [[...head, ...tokens]] : []));
}

/** What happens by carelessness: 食べないでください forbids, it does not ask to take care. */
const SLIPS = wordSet(
  '忘れる 遅れる 遅刻する なくす 失くす 無くす 落とす 間違える 転ぶ けがする こぼす 寝坊する 無理する',
);

function* takeCare({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [verb, next, ni, shite] = units.slice(at);
  const form = featuresOf(verb);
  if (!verb || !form?.negative || !SLIPS.has(verb.lexeme?.dictionary ?? '')) return;
  if (form.voice !== 'active' || form.aspect !== 'simple') return;
  const plain = inflectUnit(verb, { mood: 'statement', polite: false });
  if (!plain) return;
  if (verb.text.endsWith('ないで') && isFormOf(next, 'くださる', '下さる')) {
    const does = inflect(suruLexeme(), { mood: 'te' });
    const tokens = does && [...plain, dependentNoun('よう'), caseParticle('に'), ...does];
    if (tokens)
      yield { from: at, to: at + 1, tokens, pattern: '〜ないでください', points: ['nai-de-kudasai'] };
  }
  const asks =
    isFormOf(shite, 'する') && hasMood(shite, 'te') && isFormOf(units[at + 4], 'くださる', '下さる');
  const last = plain.at(-1);
  if (!isWord(next, 'よう') || !isParticle(ni, 'に') || !asks || !last) return;
  const naide = { ...last, surface: `${last.surface}で`, reading: `${last.reading}で` };
  yield {
    from: at,
    to: at + 4,
    tokens: [...plain.slice(0, -1), naide],
    pattern: '〜ないようにしてください',
    points: ['you-ni-suru'],
  };
}

const KARIRU = verbLexeme('借りる', 'かりる', 'ichidan');
const KASU = verbLexeme('貸す', 'かす', 'godan');

/** "Cho tôi mượn bút được không": the lender gives, or the borrower may take. */
function* lend(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const verb = units[at];
  const to = sentenceEnd(sentence, at);
  if (!verb || !hasMood(verb, 'te') || !isVerb(verb) || !isParticle(units[to - 1], 'か')) return;
  if (!vietnameseSays(sentence, 'mượn') || !isParticle(units[at - 1], 'を') || !isActive(verb)) return;
  // 友達に貸して: somebody else takes it.
  if (phrasesBefore(units, at).some(({ noun, particle }) => isPerson(noun) || /^[にかは]/u.test(particle)))
    return;
  const rest = textOf(units.slice(at + 1, to));
  const points = isFormOf(verb, '借りる') ? ['te-mo-ii'] : ['te-itadakemasen-ka', 'te-morau'];
  const about = { from: at, to, pattern: `〜て${rest}`, points };
  const lexeme = isFormOf(verb, '貸す') ? KARIRU : KASU;
  const te = inflect(lexeme, { mood: 'te' });
  const isAsked = /^(?:もらえ|いただけ|くれ|ください|くださり)ま(?:す|せん)か$/u.test(rest);
  const isLeave = /^も(?:いい|よろしい)(?:です|でしょう)か$/u.test(rest);
  if (!te || !(isFormOf(verb, '貸す') ? isAsked : isFormOf(verb, '借りる') && isLeave)) return;
  const endings = isAsked ? ['いいですか', 'よろしいですか', 'よろしいでしょうか'] : ASKED;
  for (const ending of endings)
    yield { ...about, tokens: [...te, ...(isAsked ? [topicParticle('も')] : []), finalParticle(ending)] };
}

const ASKED = ['もらえますか', 'もらえませんか', 'くれませんか', 'いただけますか', 'いただけませんか'];

const isActive = (unit: ReadUnit): boolean => {
  const form = featuresOf(unit);
  return form?.voice === 'active' && form.aspect === 'simple' && !form.negative;
};
