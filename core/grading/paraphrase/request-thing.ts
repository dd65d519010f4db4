import type { Token } from '../../japanese/tokens/token.ts';
import type { Features } from '../predicate/features.ts';
import { isPerson } from './noun-kinds.ts';
import { hasQuestionWord } from './phrases.ts';
import { politeStem, verbOfPoliteStem } from './polite-stem.ts';
import { hasMood, isFormOf, isParticle, sentenceEnd, textOf, tokensOf } from './read-sentence.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from './rule.ts';
import {
  adjectiveLexeme,
  caseParticle,
  finalParticle,
  inflect,
  KUDASARU,
  noun,
  suruLexeme,
  topicParticle,
  verbLexeme,
} from './say.ts';

/**
 * コーヒーをください, コーヒーをお願いします, コーヒーをいただけますか: a thing is asked for. お願いします also asks for acts (会計をお願いします) and
 * for people (田中さんをお願いします), which nobody asks for with ください.
 */
export const requestThing: ParaphraseRule = {
  name: 'request',
  *rewrites(sentence) {
    for (const [at, unit] of sentence.units.entries()) {
      if (isParticle(unit, 'を')) yield* otherRequests(sentence, at);
      if (isAsked(sentence, at)) yield kindly(at);
    }
  },
};

const ASK_KINDLY = noun('お願いします', 'おねがいします');
const GIVE: readonly Token[] = inflect(KUDASARU, { mood: 'imperative', polite: true }) ?? [];
const ka = finalParticle('か');
const POLITE: Partial<Features> = { polite: true };
const NOT: Partial<Features> = { polite: true, negative: true };
const asked = (verb: string, form: Partial<Features>): readonly Token[] => [
  ...(inflect(verbLexeme(verb, verb, 'ichidan'), form) ?? []),
  ka,
];
const QUESTIONS: readonly (readonly Token[])[] = [
  ...['いただける', 'もらえる'].flatMap((verb) => [asked(verb, POLITE), asked(verb, NOT)]),
  [
    ...(inflect(verbLexeme('いただける', 'いただける', 'ichidan'), POLITE) ?? []),
    finalParticle('でしょうか'),
  ],
  [...(inflect(KUDASARU, NOT) ?? []), ka],
];
const MAY_I: readonly (readonly Token[])[] = ['ですか', 'でしょうか'].map((ending) => [
  ...(inflect(verbLexeme('いただく', 'いただく', 'godan'), { mood: 'te' }) ?? []),
  topicParticle('も'),
  ...(inflect(adjectiveLexeme('よろしい')) ?? []),
  finalParticle(ending),
]);

/** How the thing is asked for, from the verb on. */
type Asking = 'give' | 'please' | 'question' | 'may';

const SAID: readonly (readonly [RegExp, Asking])[] = [
  [/^(?:ください|下さい)$/u, 'give'],
  [/^お願い(?:します|いたします|致します)$/u, 'please'],
  [/^(?:いただけま(?:す|せん)|もらえま(?:す|せん))(?:でしょう)?か$/u, 'question'],
  [/^(?:いただいて|頂いて)もよろしい(?:です|でしょう)か$/u, 'may'],
];

/** "Cho tôi hai cốc cà phê", not "gọi cho tôi". */
const FOR_ME = /(?:^|[,.;:!] ?|thì |xin |hãy )cho (?:tôi|em|con|cháu|mình|chúng tôi|anh|chị)(?!\p{L})/iu;
const ASKS = /(?<!\p{L})(?:xin|cho (?:tôi|em|con|cháu|mình|chúng tôi))(?!\p{L})/iu;
/** Given, but not as things over a counter. */
const NOT_SERVED = /(?:時間|機会|電話|返事|連絡|手紙|命|愛|答え)$/u;

function* otherRequests(sentence: ReadSentence, particle: number): Iterable<Rewrite> {
  const { units, vietnamese } = sentence;
  const to = sentenceEnd(sentence, particle);
  // A count may stand between: コーヒーを二つください.
  const from = units[particle + 1]?.kind === 'number' ? particle + 2 : particle + 1;
  const text = textOf(units.slice(from, to).filter((unit) => !isParticle(unit, 'よ', 'ね')));
  const asking = SAID.find(([pattern]) => pattern.test(text))?.[1];
  const thing = units[particle - 1];
  if (!asking || !thing || isPerson(thing) || hasQuestionWord(units)) return;
  const isAct = thing.tokens.at(-1)?.pos.startsWith('名詞/サ変接続') ?? false;
  const rewrite = { pattern: `〜を${text}`, points: asking === 'give' ? ['o-kudasai'] : [] };
  if (asking === 'please' && isAct) {
    yield* actsFor(sentence, particle, to, rewrite.pattern);
    return;
  }
  const isServed = !NOT_SERVED.test(thing.text);
  const mayAsk = asking === 'give' || (asking === 'please' ? FOR_ME : ASKS).test(vietnamese);
  if (!mayAsk || (asking === 'give' && !hasMood(units[from], 'imperative'))) return;
  const ways = [
    ...(isServed && !isAct ? [[ASK_KINDLY], GIVE] : [GIVE]),
    ...QUESTIONS,
    ...(asking === 'question' ? MAY_I : []),
  ];
  for (const tokens of ways) yield { from, to, tokens, ...rewrite };
}

/** ご確認ください: an act that is asked for by its noun. */
const isAsked = (sentence: ReadSentence, at: number): boolean =>
  verbOfPoliteStem(sentence.units[at])?.inflectionClass === 'suru' &&
  isFormOf(sentence.units[at + 1], 'くださる') &&
  hasMood(sentence.units[at + 1], 'imperative') &&
  sentenceEnd(sentence, at) === at + 2;

const kindly = (at: number): Rewrite => ({
  from: at + 1,
  to: at + 2,
  tokens: [caseParticle('を'), ASK_KINDLY],
  pattern: 'ご〜ください',
});

/** ご確認をお願いします, ご確認ください, 確認してください. */
function* actsFor({ units }: ReadSentence, particle: number, to: number, pattern: string): Iterable<Rewrite> {
  const tokens = tokensOf(units.slice(particle - 1, particle));
  const act = tokens.at(-1);
  // 世話をお願いします has の before it, which 世話してください does not take.
  if (!act || isFormOf(units[particle + 1], 'する') || isParticle(units[particle - 2], 'の')) return;
  const lexeme = suruLexeme(act.surface, act.reading);
  const stem = politeStem(lexeme);
  const te = inflect(lexeme, { mood: 'te' });
  const from = particle - 1;
  if (te && stem) yield { from, to, tokens: [...te, ...GIVE], pattern };
  if (stem) yield { from, to, tokens: [stem, ...GIVE], pattern };
}
