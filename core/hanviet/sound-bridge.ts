import { toHiragana } from '#core/japanese/kana.ts';
import { withoutMarks } from '#core/vietnamese/without-marks.ts';

/** What a Hán Việt final became in Japanese; each rule has a text in `contract/texts/dictionary.ts`. */
export type BridgeRule = 'c' | 'ch' | 't' | 'p-long' | 'p-tsu' | 'n' | 'm' | 'ng' | 'nh';

export interface SoundBridge {
  readonly hanViet: string;
  readonly on: string;
  readonly rule: BridgeRule;
}

// Both languages borrowed the same Chinese syllable: Vietnamese has a final consonant where Japanese has a second kana.
const LONG_VOWEL =
  /[おこそとのほもよろごぞどぼぽょうくすつぬふむゆるぐずぶぷゅ]う$|[えけせてねへめれげぜでべぺ]い$/;
const LONG_U = /[おこそとのほもよろごぞどぼぽょうくすつぬふむゆるぐずぶぷゅ]う$/;

/** A single き or う is a whole syllable, not a final: something must come before it. */
const FINALS: readonly { final: RegExp; on: RegExp; rule: BridgeRule }[] = [
  { final: /c$/, on: /.[くき]$/, rule: 'c' },
  { final: /ch$/, on: /.[くき]$/, rule: 'ch' },
  { final: /t$/, on: /.[つち]$/, rule: 't' },
  { final: /p$/, on: LONG_U, rule: 'p-long' },
  { final: /p$/, on: /.つ$/, rule: 'p-tsu' },
  { final: /n$/, on: /.ん$/, rule: 'n' },
  { final: /m$/, on: /.ん$/, rule: 'm' },
  { final: /ng$/, on: LONG_VOWEL, rule: 'ng' },
  { final: /nh$/, on: LONG_VOWEL, rule: 'nh' },
];

/**
 * The Vietnamese initials that usually correspond to a Japanese one; only used to choose between several Hán Việt
 * readings.
 */
const INITIALS: readonly { on: RegExp; hanViet: RegExp }[] = [
  { on: /^[かきくけこ]/, hanViet: /^(c|k|q|gi|h|x)/ },
  { on: /^[がぎぐげご]/, hanViet: /^(ng|nh|c|k|q|gi|h)/ },
  { on: /^[さしすせそ]/, hanViet: /^(t(?!r)|s|x|ch|tr)/ },
  { on: /^[ざじずぜぞ]/, hanViet: /^(t|s|x|ch|nh)/ },
  { on: /^[たちつてと]/, hanViet: /^(d|t|ch|s)/ },
  { on: /^[だぢづでど]/, hanViet: /^(d|t|n|ch)/ },
  { on: /^[なにぬねの]/, hanViet: /^n/ },
  { on: /^[はひふへほぱぴぷぺぽ]/, hanViet: /^(b|ph|t)/ },
  { on: /^[ばびぶべぼ]/, hanViet: /^(b|ph|m|v)/ },
  { on: /^[まみむめも]/, hanViet: /^(m|v|d)/ },
  { on: /^[らりるれろ]/, hanViet: /^l/ },
  { on: /^[あいうえおやゆよわ]/, hanViet: /^(d|v|h|[aeiouy])/ },
];

/**
 * How the Hán Việt readings of a character correspond to its On readings: HỌC → ガク by the final -c. An On reading whose
 * end contradicts every Hán Việt final is left out. If several explain it, the reading whose initial fits too is used
 * (楽: NHẠC → ガク, LẠC → ラク), then the usual one, which comes first.
 */
export function hanVietBridges(hanViet: readonly string[], on: readonly string[]): SoundBridge[] {
  return [...new Set(on)].flatMap((sound) => {
    const kana = toHiragana(sound);
    const bridges = hanViet.flatMap((reading) => bridgeBetween(reading, sound, kana) ?? []);
    return bridges.find((bridge) => initialFits(bridge.hanViet, kana)) ?? bridges[0] ?? [];
  });
}

function bridgeBetween(hanViet: string, on: string, kana: string): SoundBridge | null {
  const syllable = withoutMarks(hanViet.trim());
  const found = FINALS.find((rule) => rule.final.test(syllable) && rule.on.test(kana));
  return found ? { hanViet, on, rule: found.rule } : null;
}

const initialFits = (hanViet: string, kana: string): boolean =>
  INITIALS.some((pair) => pair.on.test(kana) && pair.hanViet.test(withoutMarks(hanViet.trim())));
