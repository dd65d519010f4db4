import type { Features, Mood } from '../predicate/features.ts';
import { contrast, type Explanation, point } from './explanation.ts';
import { type Forms, formsOf } from './forms.ts';
import { firstOf, type Place, type Rule, wordBefore } from './place.ts';

/** What the form before these words is about: 食べて of 食べてください. */
const FOLLOWED: readonly (readonly [RegExp, Explanation, ((model: string) => boolean)?])[] = [
  [/^(?:ください|下さい)/u, point('nai-de-kudasai'), (model) => model.endsWith('ないで')],
  [/^(?:ください|下さい)/u, point('te-kudasai')],
  [/^も(?:いい|良い|よ|かま|構|結構)/u, point('nakute-mo-ii'), (model) => model.endsWith('なくて')],
  [/^も(?:いい|良い|よ|かま|構|結構)/u, point('te-mo-ii')],
  [/^は(?:いけ|なり|だめ|駄目)/u, point('te-wa-ikenai')],
  [/^(?:なり|いけ)(?:ません|ない)/u, point('nakereba-naranai'), (model) => /な(?:ければ|くては)$/u.test(model)],
  [/^から/u, point('te-kara'), (model) => /[てで]$/u.test(model)],
  [/^も(?!ら)/u, point('temo'), (model) => /[てで]$/u.test(model)],
  [/^(?:み|見)(?:ます|まし|る|た|て)/u, point('te-miru'), (model) => /[てで]$/u.test(model)],
  [/^(?:お|置)(?:き|い|く)/u, point('te-oku'), (model) => /[てで]$/u.test(model)],
  [/^あ(?:り|る|っ)/u, point('te-aru'), (model) => /[てで]$/u.test(model)],
  [/^(?:い|行)(?:き|く|っ)/u, point('te-iku'), (model) => /[てで]$/u.test(model)],
  [/^(?:き|来|くる)/u, point('te-kuru'), (model) => /[てで]$/u.test(model)],
  [/^(?:あげ|上げ)/u, point('te-ageru'), (model) => /[てで]$/u.test(model)],
  [/^くれ/u, point('te-kureru'), (model) => /[てで]$/u.test(model)],
  [/^(?:もら|いただ|頂)/u, point('te-morau'), (model) => /[てで]$/u.test(model)],
  [/^(?:後|あと)/u, point('ato-de')],
  [/^(?:前|まえ)/u, point('mae-ni')],
  [/^つもり/u, point('tsumori')],
  [/^かも/u, point('kamo-shirenai')],
  [/^こと[がは](?:でき|出来)/u, point('koto-ga-dekiru')],
  [/^こと[がは](?:あ|な)/u, point('ta-koto-ga-aru'), (model) => /[ただ]$/u.test(model)],
  [/^ことにし/u, point('koto-ni-suru')],
  [/^ことにな/u, point('koto-ni-naru')],
  [/^(?:ほう|方)が/u, point('ta-hou-ga-ii')],
  [/^ばかり/u, point('ta-bakari')],
  [/^と(?:思|おも)/u, point('you-to-omou'), (model) => model.endsWith('う') && !/[いう]う$/u.test(model)],
  [/^と(?:思|おも)/u, point('to-omou')],
  [/^と(?:言|い[っいう])/u, point('to-iu-trich-dan')],
  [/^(?:ため|為)に/u, point('tame-muc-dich')],
  [/^ように?(?:な)/u, point('you-ni-naru')],
  [/^(?:よう|みたい)/u, point('you-da-mitai')],
  [/^必要/u, point('hitsuyou-ga-aru')],
  [/^(?:ん|の)(?:です|だ)/u, point('n-desu')],
  [/^(?:でしょ|だろ)/u, point('deshou')],
  [/^ので/u, point('node')],
  [/^ながら/u, point('nagara')],
  [/^に(?:行|い[きくっ]|来|き|帰)/u, point('ni-muc-dich')],
  [/^(?:とき|時)/u, contrast('masu-jisho')],
]; // oxfmt-ignore

/** The pattern that the model's form belongs to. */
export const followedBy = ({ model, after }: Place): Explanation | null => patternOf(model, after);

/** 食べます for 食べてみます: the model's side has the helping verb too. */
const withHelpingVerb: Rule = ({ model, after }) => {
  const [, te, helping] = /^(.+?[てで])(.+)$/u.exec(model) ?? [];
  return te !== undefined && helping !== undefined ? patternOf(te, helping + after) : null;
};

const patternOf = (model: string, after: string): Explanation | null =>
  FOLLOWED.find(([pattern, , when]) => pattern.test(after) && (when?.(model) ?? true))?.[1] ?? null;

const ADJECTIVES: readonly (readonly [RegExp, Explanation])[] = [
  [/いでした$/u, point('i-qua-khu')],
  [/(?:じゃ|では)(?:な|あり)/u, point('i-keiyoushi')],
  [/いくな/u, point('i-keiyoushi')],
  [/いだ$/u, contrast('desu-da')],
  [/いば$/u, point('dieu-kien-ba')],
  [/いで$|いと$/u, point('kute-de')],
  [/いすぎ|い過ぎ/u, point('sugiru')],
  [/いそう$/u, contrast('sou-sou')],
];

const malformedAdjective: Rule = (place) => {
  if (/[てで]$/u.test(place.model) && place.after.startsWith('も')) return point('temo');
  if (/い(?:に)?$/u.test(place.typed) && place.model.endsWith('く')) return adverbOf(place);
  return ADJECTIVES.find(([pattern]) => pattern.test(place.typed))?.[1] ?? point('i-keiyoushi');
};

/** 寒くなる is a change, 早く起きる a manner. */
const adverbOf = (place: Place): Explanation =>
  /^(?:な[りるっ]|し|する)/u.test(place.after) ? point('ku-naru') : point('ku-trang-tu');

const malformedCopula: Rule = (place) => {
  if (/ま(?:す|せん|した)/u.test(place.typed))
    return /好き|嫌い/u.test(wordBefore(place)?.surface ?? '') ? point('ga-suki') : contrast('desu-masu');
  if (/^(?:かった|く)/u.test(place.typed)) return contrast('i-na');
  return place.model.endsWith('たら') ? point('dieu-kien-tara') : null;
};

const VERBS: readonly (readonly [RegExp, Explanation])[] = [
  [/(?:[うくぐすつぬぶむる]|[ただ])(?:です|でした)$/u, contrast('desu-masu')],
  [/ないで(?:す|した)$|ないました$|ませんです$/u, point('mashita')],
  [/たいでした$/u, point('tai')],
  [/[うくぐすつぬぶむる]た(?:い|く|か)/u, point('tai')],
  [/[うくぐすつぬぶむる]ません/u, point('masu')],
  [/[うくぐすつぬぶむる]ましょう/u, point('mashou')],
  [/[うくぐすつぬぶむる]まし/u, point('mashita')],
  [/[うくぐすつぬぶむる]てい/u, point('te-iru')],
  [/ながら$/u, point('nagara')],
];

/** A form that does not exist is explained by the form that was meant. */
const malformedVerb = (place: Place, model: Features): Explanation | null => {
  const named = VERBS.find(([pattern]) => pattern.test(place.typed))?.[1];
  if (named) return named;
  const voice = voiceOf(model);
  if (voice) return voice;
  if (/な(?:ければ|くては|いと)/u.test(place.model)) return point('nakereba-naranai');
  if (/[てでただ](?:ら|り|い.*)?$/u.test(place.model) && !model.negative) return contrast('the-te');
  if (model.negative && !model.polite) return contrast('the-nai');
  if (model.mood !== 'statement') return ofMood(place, model);
  return model.polite ? point('masu') : null;
};

const VOICES: Partial<Record<Features['voice'], Explanation>> = {
  passive: point('bi-dong'),
  causative: point('sai-khien'),
  'causative-passive': point('sai-khien-bi-dong'),
  potential: point('the-kha-nang'),
};
const voiceOf = ({ voice }: Features): Explanation | null => VOICES[voice] ?? null;

const ASPECTS: Partial<Record<Features['aspect'], Explanation>> = {
  progressive: contrast('masu-teiru'),
  finished: point('te-shimau'),
  beforehand: point('te-oku'),
  'too-much': point('sugiru'),
};

const MOODS: Partial<Record<Mood, Explanation>> = {
  te: point('te-noi'),
  ba: point('dieu-kien-ba'),
  tara: point('dieu-kien-tara'),
  nara: point('dieu-kien-nara'),
  imperative: point('the-menh-lenh'),
  prohibitive: point('cam-na'),
  adnominal: point('na-keiyoushi'),
  while: point('nagara'),
  listing: point('tari-tari'),
  conjecture: point('deshou'),
  seems: contrast('sou-sou'),
};

function ofMood(place: Place, { mood, polite }: Features): Explanation | null {
  if (mood === 'volitional') return polite ? point('mashou') : point('the-y-chi');
  return mood === 'adverb' ? adverbOf(place) : (MOODS[mood] ?? null);
}

/** Two existing forms of one word: named by what differs, the model's side first. */
function between(place: Place, { kind, model }: Forms, typed: Features): Explanation | null {
  if (model.voice !== typed.voice) return voiceOf(model) ?? voiceOf(typed);
  if (model.mood !== typed.mood) return ofMood(place, model) ?? followedBy(place) ?? ofMood(place, typed);
  if (model.wish !== typed.wish) return point('tai');
  if (model.aspect !== typed.aspect) return ASPECTS[model.aspect] ?? ASPECTS[typed.aspect] ?? null;
  if (/な(?:いで|くて)$/u.test(place.model) && /な(?:いで|くて)$/u.test(place.typed))
    return contrast('naide-nakute');
  if (model.polite === typed.polite) return saidOtherwise(place, kind);
  return kind === 'verb' ? contrast('masu-jisho') : contrast('desu-da');
}

/** The same meaning in other words, where only what was said is right: 忘れちゃいました, 食べないです. */
function saidOtherwise({ model }: Place, kind: Forms['kind']): Explanation | null {
  if (/[てで]しま/u.test(model)) return point('te-shimau');
  if (/[てで]い/u.test(model)) return point('te-iru');
  if (kind === 'copula') return point('desu');
  return kind === 'verb' ? point('masu') : point('i-keiyoushi');
}

/** だ and な before ので and から follow the particle, not the learner's taste. */
const beforeReason: Rule = (place) => {
  if (!/^(?:だ|な|です|でした)$/u.test(place.model)) return null;
  const { after } = place;
  if (after.startsWith('ので')) return point('node');
  return after.startsWith('から') && place.typed === 'な' ? contrast('kara-node') : null;
};

/** The particle もいい, ください … decides the form, so its point is better than one on the form alone. */
function inItsPattern(place: Place, { model, typed }: Forms): Explanation | null {
  if (typed && /な(?:いで|くて)$/u.test(place.typed) && /な(?:いで|くて)$/u.test(place.model))
    return contrast('naide-nakute');
  if (typed && model.voice !== typed.voice) return null;
  // 飲みて is no form at all: first how to make it.
  if (!typed && !/[うくぐすつぬぶむる]$/u.test(place.typed)) return null;
  return followedBy(place);
}

const BEFORE_NOUN = /^[\p{sc=Han}\p{sc=Katakana}]/u;

/** 会いました人: before a noun, verbs are plain. */
const beforeNoun = (place: Place, { model, typed }: Forms): Explanation | null => {
  const isPoliteThere = typed?.polite === true && !model.polite && model.mood === 'statement';
  return isPoliteThere && BEFORE_NOUN.test(place.after) ? point('menh-de-bo-nghia') : null;
};

export const verbForm: Rule = (place) => {
  const forms = formsOf(place);
  if (!forms)
    return firstOf([beforeReason, withHelpingVerb, malformedCopula, followedBy, byTextAlone], place);
  const { kind, model, typed } = forms;
  return (
    beforeReason(place) ??
    inItsPattern(place, forms) ??
    beforeNoun(place, forms) ??
    (typed ? between(place, forms, typed) : malformed(place, kind, model))
  );
};

function malformed(place: Place, kind: Forms['kind'], model: Features): Explanation | null {
  if (kind === 'adjective') return malformedAdjective(place);
  return kind === 'copula' ? malformedCopula(place) : malformedVerb(place, model);
}

/** 降りそう and 見 before に: forms that are no predicate of their own. */
const byTextAlone: Rule = (place) => {
  if (/そう/u.test(place.model)) return contrast('sou-sou');
  return place.before.endsWith('を') && place.after.startsWith('に') ? point('ni-muc-dich') : null;
};
