import { withNumberReadings } from './number-tokens.ts';
import { readTokenAs } from './shared-forms.ts';
import { saysTenMinutes } from './ten-minutes.ts';
import type { Token } from './token.ts';

/** Words that mean something else for learners than in the newspapers on which the tokenizer was trained. */
const USUAL_READINGS = [
  { surface: /^日本/, rare: 'にっぽん', usual: 'にほん' },
  { surface: /^弾[かきくけこい]/, rare: 'はじ', usual: 'ひ' },
  { surface: /^大勢$/, rare: 'たいせい', usual: 'おおぜい' },
  { surface: /^夜中$/, rare: 'やちゅう', usual: 'よなか' },
  { surface: /^この間$/, rare: 'このかん', usual: 'このあいだ' },
  { surface: /^後$/, rare: 'のち', usual: 'あと' },
  { surface: /^何時$/, rare: 'いつ', usual: 'なんじ' },
];

const FALLS_FROM_THE_SKY = /(雨|雪|あめ|ゆき)[がはも][^を]*$/;
/** 何ですか, 何の本, 何という, 何でも; but 何で行きますか and 何とも. */
const NAN_BEFORE = /^(?:です|でし|だ|の|と(?!も)|でも)/u;
const A_LONG_TIME = /[一1１](?:日|晩|年)$/u;
/** 夏休みの間, 長い間, 待っている間; but 少し間を置く and 八畳の間. */
const WHILE_OR_BETWEEN = /(?:(?<!畳)の|[いうくぐすたつぬぶむる])$/u;

/** Corrects known misreadings of the tokenizer, and reads numbers. An author's reading still wins. */
export function withUsualReadings(tokens: readonly Token[]): readonly Token[] {
  let before = '';
  return withNumberReadings(tokens).map((token, at, all) => {
    const reading = usualReading(token, before, all.slice(at + 1, at + 3));
    before += token.surface;
    return readTokenAs(token, reading);
  });
}

function usualReading(token: Token, before: string, following: readonly Token[]): string {
  const { surface, reading, base } = token;
  const next = following[0]?.surface ?? '';
  // 会議を行った, but 私が行った所.
  if (surface === '行っ' && base === '行う' && !before.endsWith('を')) return 'いっ';
  // 雪が降ります, but 駅で降ります.
  if (surface === '降り' && base === '降りる' && FALLS_FROM_THE_SKY.test(before)) return 'ふり';
  if (surface === '十分' && saysTenMinutes(before, following)) return 'じゅっぷん';
  // 何分かかりますか, but 何分よろしくお願いします.
  if (surface === '何分' && !/^(?:に|よろしく|宜しく|お|ご)$/u.test(next)) return 'なんぷん';
  if (surface === '何' && NAN_BEFORE.test(following.map((one) => one.surface).join(''))) return 'なん';
  if (surface === '中' && A_LONG_TIME.test(before)) return 'じゅう';
  if (surface === '日' && before.endsWith('数')) return 'じつ';
  if (surface === '間' && WHILE_OR_BETWEEN.test(before) && next !== 'も') return 'あいだ';
  if (surface === '色' && before.endsWith('何')) return 'いろ';
  const word = USUAL_READINGS.find((one) => one.surface.test(surface) && reading.startsWith(one.rare));
  return word ? word.usual + reading.slice(word.rare.length) : reading;
}
