import { isPlace, isTime } from '../reading/noun-kinds.ts';
import { phraseStart } from '../reading/phrase-places.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
  textOf,
  tokensOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { adverb, caseParticle, clauseParticle, inflect, inflectUnit, verbLexeme } from '../say.ts';
import { countedAt } from './counted.ts';

/** もう三年日本に住んでいます, 日本に住んで三年になります, 三年経ちました: how long it has lasted. */
export const lasting: ParaphraseRule = {
  name: 'time',
  *rewrites(sentence) {
    if (!/(?<!\p{L})(?:được|đã)(?!\p{L})/iu.test(sentence.vietnamese)) return;
    for (const at of sentence.units.keys()) {
      yield* hasBecome(sentence, at);
      yield* goesOn(sentence, at);
    }
  },
};

const NARU = verbLexeme('なる', 'なる', 'godan');
const TATSU = verbLexeme('経つ', 'たつ', 'godan');
const MO = adverb('もう');

const isDuration = (unit: ReadUnit | undefined): unit is ReadUnit =>
  /^(?:年|か月|ヶ月|カ月|ヵ月|週間|年間|時間|日間)$/u.test(countedAt(unit)?.counter ?? '') ||
  isWord(unit, '半年', '一年半');

/** 勉強してもう三年になります: the て form, perhaps から, perhaps もう, the time, になる. */
function* hasBecome(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const verb = units[at];
  if (!isVerb(verb) || !hasMood(verb, 'te') || featuresOf(verb)?.negative) return;
  const rest = units.slice(at + 1, sentenceEnd(sentence, at));
  const kara = isParticle(rest[0], 'から') ? 1 : 0;
  const mo = isWord(rest[kara], 'もう') ? 1 : 0;
  const time = rest[kara + mo];
  const [ni, naru] = rest.slice(kara + mo + 1);
  const form = featuresOf(naru);
  if (!isDuration(time) || !isParticle(ni, 'に') || !isFormOf(naru, 'なる') || !form || form.negative) return;
  const to = at + 1 + kara + mo + 3;
  const timeAt = to - 3;
  const isOver = units.slice(to, sentenceEnd(sentence, at)).every(({ role }) => role === 'final');
  if (!isOver || form.mood !== 'statement' || form.past) return;
  const pattern = textOf(units.slice(at, to));
  for (const past of [false, true]) {
    const passes = inflect(TATSU, { past, polite: form.polite });
    if (passes)
      for (const ga of [[], [caseParticle('が')]])
        yield { from: timeAt, to, tokens: [...time.tokens, ...ga, ...passes], pattern: '〜になります' };
  }
  const lasts = inflectUnit(verb ?? time, { mood: 'statement', aspect: 'progressive', polite: form.polite });
  if (!lasts || !LASTS.test(verb?.lexeme?.dictionary ?? '')) return;
  // もう三年 may also come before what is done: 三年日本語を勉強しています.
  const start = isParticle(units[at - 1], 'を', 'に', 'で') ? phraseStart(units, at - 2) : at;
  for (const from of new Set([at, start]))
    for (const first of [[MO], []])
      yield {
        from,
        to,
        tokens: [...first, ...time.tokens, ...tokensOf(units.slice(from, at)), ...lasts],
        pattern,
      };
}

/** What goes on for years; 結婚する happens once, so 結婚している says the same of it. */
const LASTS =
  /^(?:勉強する|住む|働く|習う|暮らす|勤める|使う|続ける|付き合う|学ぶ|飼う|研究する|結婚する|通う)$/u;

/** (もう)三年日本に住んでいます → 日本に住んで(もう)三年になります. */
function* goesOn(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const mo = isWord(units[at], 'もう') ? 1 : 0;
  const time = units[at + mo];
  const end = sentenceEnd(sentence, at);
  const last = units.slice(0, end).findLastIndex(({ role }) => role !== 'final');
  const verb = units[last];
  const form = featuresOf(verb);
  if (!isDuration(time) || !form || !LASTS.test(verb?.lexeme?.dictionary ?? '')) return;
  if (form.aspect !== 'progressive' || form.negative || form.past || form.mood !== 'statement') return;
  const start = at + mo + 1;
  const phrases = units.slice(start, last);
  // Only where it is or what is done may stand between.
  const isPlain = phrases.every(
    (unit, index) =>
      isParticle(unit, 'に', 'で', 'を') ||
      (unit.kind === 'word' &&
        !isTime(unit) &&
        (isPlace(unit) || isParticle(phrases[index + 1], 'を', 'に'))),
  );
  // "được ba năm" says as much as もう.
  if (isPlain && mo === 1)
    for (const said of [
      [...time.tokens, ...tokensOf(phrases)],
      [...tokensOf(phrases), ...time.tokens],
    ])
      yield { from: at, to: last, tokens: said, pattern: 'もう' };
  const te = inflectUnit(verb ?? time, { mood: 'te', aspect: 'simple', polite: false });
  const becomes = inflect(NARU, { polite: form.polite });
  if (!isPlain || !te || !becomes) return;
  const pattern = textOf(units.slice(at, last + 1));
  for (const kara of [[], [clauseParticle('から')]])
    for (const first of [[], [MO]])
      yield {
        from: at,
        to: last + 1,
        tokens: [
          ...tokensOf(phrases),
          ...te,
          ...kara,
          ...first,
          ...time.tokens,
          caseParticle('に'),
          ...becomes,
        ],
        pattern,
      };
}
