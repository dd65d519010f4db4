import { isWilled, restOf } from '../reading/clauses.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  textOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from '../rule.ts';
import { caseParticle, dependentNoun, inflectUnit, topicParticle } from '../say.ts';

/**
 * 天気予報によると and によれば; 遅れないように and 遅れないよう; 寝ている間に and 寝ているうちに. 間に and 間 differ, and ように before
 * する or なる keeps its に.
 */
export const connectives: ParaphraseRule = {
  name: 'link',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* accordingTo(sentence, at);
      yield* soThat(sentence, at);
      yield* whileItLasts(sentence, at);
      yield* whenThere(sentence, at);
    }
  },
};

/** 天気予報によると, 天気予報によれば, 天気予報では. */
function* accordingTo(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [source, ni, verb, to] = units.slice(at);
  if (source?.kind !== 'word' || !isParticle(ni, 'に') || !isFormOf(verb, 'よる') || !verb) return;
  const isTo = isParticle(to, 'と') && hasMood(verb, 'statement');
  const isBa = hasMood(verb, 'ba');
  const end = at + (isTo ? 4 : 3);
  // 場所によると思います: と quotes.
  if ((!isTo && !isBa) || isFormOf(units[end], '思う', '言う', '考える')) return;
  const about = { to: end, pattern: isTo ? '〜によると' : '〜によれば', points: ['ni-yoru-to'] };
  const other = isTo ? inflectUnit(verb, { mood: 'ba' }) : inflectUnit(verb, { mood: 'statement' });
  if (other) yield { ...about, from: at + 2, tokens: isTo ? other : [...other, caseParticle('と')] };
  if (/(?:予報|ニュース|新聞|テレビ|ラジオ|調査|話)$/u.test(source.text))
    yield { ...about, from: at + 1, tokens: [caseParticle('で'), topicParticle('は')] };
}

/** 遅れないよう、早く出ました; ように before なる, する, 言う and 見える is another thing, but 言う takes both. */
function* soThat({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [verb, you, ni, next] = units.slice(at);
  const form = featuresOf(verb);
  if (!verb || !isVerb(verb) || !isWord(you, 'よう') || !isParticle(ni, 'に') || !next || !you) return;
  if (form?.past || form?.polite || form?.aspect !== 'simple' || next.kind === 'particle') return;
  // 日本人が話すように話す compares.
  const isPurpose = form.negative || form.voice === 'potential' || !isWilled([verb]);
  const isTold = isFormOf(next, '言う', '頼む', '注意する', '伝える');
  if ((!isPurpose && !isTold) || isFormOf(next, 'する', 'なる', '見える', '思う', '感じる')) return;
  yield {
    from: at + 1,
    to: at + 3,
    tokens: you.tokens,
    pattern: '〜ように',
    points: ['you-ni-muc-dich', 'you-ni-suru'],
  };
}

/** 赤ちゃんが寝ている間に, 寝ているうちに; 夏休みの間に, 夏休みのうちに. */
function* whileItLasts({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [before, word, ni] = units.slice(at);
  if (!isWord(word, '間', 'うち') || !isParticle(ni, 'に') || isParticle(units[at + 3])) return;
  const form = featuresOf(before);
  const isLasting = form?.aspect === 'progressive' && !form.past && !form.negative;
  const isHoliday = isParticle(before, 'の') && /(?:休み|学生|留学|旅行)$/u.test(units[at - 1]?.text ?? '');
  if (!isLasting && !isHoliday) return;
  const isAida = isWord(word, '間');
  yield {
    from: at + 1,
    to: at + 2,
    tokens: [isAida ? dependentNoun('うち') : dependentNoun('間', 'あいだ')],
    pattern: isAida ? '〜間に' : '〜うちに',
    points: [isAida ? 'aida-ni' : 'uchi-ni'],
  };
}

const ARRIVES = ['着く', '到着する', '終わる', '届く', '起きる', '来る'];

/** 駅に着いたら、電話してください, 着いたとき: where the prompt says "khi". */
function* whenThere(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, vietnamese } = sentence;
  const verb = units[at];
  const form = featuresOf(verb);
  if (!verb || form?.mood !== 'tara' || form.negative || !isFormOf(verb, ...ARRIVES)) return;
  if (!/(?<!\p{L})khi(?!\p{L})/iu.test(vietnamese) || /(?<!\p{L})(?:nếu|sau)(?!\p{L})/iu.test(vietnamese))
    return;
  const rest = restOf(sentence, at + 1);
  const isAsked = isFormOf(rest.at(-1), 'くださる', '下さる') && /電話|連絡|教え|知らせ/u.test(textOf(rest));
  const past = inflectUnit(verb, { mood: 'statement', past: true, polite: false });
  if (!isAsked || !past) return;
  const when = dependentNoun('とき');
  for (const tail of [[when], [when, caseParticle('に')]])
    yield { from: at, to: at + 1, tokens: [...past, ...tail], pattern: '〜たら', points: ['dieu-kien-tara'] };
}
