import { withoutMarks } from '../vietnamese/without-marks.ts';

/** A simple Vietnamese sentence, translated except for one word that must be looked up. */
export interface FramedSentence {
  /** The Vietnamese noun, as it was typed. */
  readonly noun: string;
  /** The kind of that word; a noun by default. */
  readonly kind?: 'adjective';
  readonly before: string;
  readonly after: string;
}

const SPEAKER = '(?:(?:toi|minh|to) )?';

const SUBJECTS: Readonly<Record<string, string>> = {
  toi: '私[わたし]',
  minh: '私[わたし]',
  'anh ay': '彼[かれ]',
  'co ay': '彼女[かのじょ]',
  day: 'これ',
  'cai nay': 'これ',
  'cai do': 'それ',
  'cai kia': 'あれ',
  'bo toi': '父[ちち]',
  'me toi': '母[はは]',
  'anh trai toi': '兄[あに]',
  'chi gai toi': '姉[あね]',
};

const TIMES: Readonly<Record<string, string>> = {
  'hom qua': '昨日[きのう]、',
  'hom nay': '今日[きょう]、',
  'ngay mai': '明日[あした]、',
  'toi nay': '今晩[こんばん]、',
  'moi ngay': '毎日[まいにち]、',
  'hang ngay': '毎日[まいにち]、',
  'cuoi tuan': '週末[しゅうまつ]、',
};

interface Verb {
  readonly particle: string;
  readonly stem: string;
  readonly te: string;
  readonly plain: string;
}
const verb = (particle: string, stem: string, te: string, plain: string): Verb => ({
  particle,
  stem,
  te,
  plain,
});

const VERBS: Readonly<Record<string, Verb>> = {
  an: verb('を', '食[た]べ', '食[た]べて', '食[た]べる'),
  uong: verb('を', '飲[の]み', '飲[の]んで', '飲[の]む'),
  mua: verb('を', '買[か]い', '買[か]って', '買[か]う'),
  xem: verb('を', '見[み]', '見[み]て', '見[み]る'),
  doc: verb('を', '読[よ]み', '読[よ]んで', '読[よ]む'),
  nghe: verb('を', '聞[き]き', '聞[き]いて', '聞[き]く'),
  viet: verb('を', '書[か]き', '書[か]いて', '書[か]く'),
  hoc: verb('を', '勉強[べんきょう]し', '勉強[べんきょう]して', '勉強[べんきょう]する'),
  choi: verb('を', 'し', 'して', 'する'),
  gap: verb('に', '会[あ]い', '会[あ]って', '会[あ]う'),
  di: verb('へ', '行[い]き', '行[い]って', '行[い]く'),
  'di den': verb('へ', '行[い]き', '行[い]って', '行[い]く'),
};

const ENDINGS: Readonly<Record<string, (verb: Verb) => string>> = {
  '': ({ stem }) => `${stem}ます`,
  se: ({ stem }) => `${stem}ます`,
  da: ({ stem }) => `${stem}ました`,
  khong: ({ stem }) => `${stem}ません`,
  'da khong': ({ stem }) => `${stem}ませんでした`,
  dang: ({ te }) => `${te}います`,
  muon: ({ stem }) => `${stem}たいです`,
  'khong muon': ({ stem }) => `${stem}たくないです`,
};

const names = (table: Readonly<Record<string, unknown>>): string =>
  Object.keys(table)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .join('|');

type Parts = Readonly<Record<string, string | undefined>>;
type Frame = readonly [RegExp, (parts: Parts) => Omit<FramedSentence, 'noun'> | null];

/** The first match is used. */
const FRAMES: readonly Frame[] = [
  [
    new RegExp(`^${SPEAKER}(?<very>rat )?thich (?<verb>${names(VERBS)}) (?<noun>.+)$`),
    ({ very, verb: said }) => {
      const does = VERBS[said ?? ''];
      return does
        ? {
            before: '',
            after: `${does.particle}${does.plain}のが${very ? '大好[だいす]き' : '好[す]き'}です。`,
          }
        : null;
    },
  ],
  [
    new RegExp(`^${SPEAKER}(?:(?<very>rat )?thich|(?<loves>yeu)) (?<noun>.+)$`),
    ({ very, loves }) => ({
      before: '',
      after: (very ?? loves) ? 'が大好[だいす]きです。' : 'が好[す]きです。',
    }),
  ],
  [
    new RegExp(`^${SPEAKER}khong thich (?<noun>.+)$`),
    () => ({ before: '', after: 'が好[す]きではありません。' }),
  ],
  [new RegExp(`^${SPEAKER}ghet (?<noun>.+)$`), () => ({ before: '', after: 'が嫌[きら]いです。' })],
  [
    new RegExp(`^(?<who>${names(SUBJECTS)}) (?<not>khong phai )?la (?<noun>.+)$`),
    ({ who, not }) => ({
      before: `${SUBJECTS[who ?? ''] ?? ''}は`,
      after: not ? 'ではありません。' : 'です。',
    }),
  ],
  [/^cho (?:toi|minh|em) xem (?<noun>.+)$/, () => ({ before: '', after: 'を見[み]せてください。' })],
  [
    /^cho (?:toi|minh|em) (?:xin )?(?:(?:mot )?(?:ly|coc|tach|chai|cai|phan|suat|bat) )?(?<noun>.+)$/,
    () => ({ before: '', after: 'をください。' }),
  ],
  [/^(?<noun>.+) o dau(?: vay| a)?$/, () => ({ before: '', after: 'はどこですか。' })],
  [
    /^(?<noun>.+?)(?<this> nay)? (?:gia )?bao nhieu(?: tien)?$/,
    (parts) => ({ before: parts['this'] ? 'この' : '', after: 'はいくらですか。' }),
  ],
  [
    new RegExp(
      `^(?:(?<time>${names(TIMES)}) )?${SPEAKER}(?:(?<ending>${names(ENDINGS)}) )?(?<verb>${names(VERBS)}) (?<noun>.+)$`,
    ),
    ({ time = '', ending = '', verb: said = '' }) => {
      const does = VERBS[said];
      const isPast = time === 'hom qua' && (ending === '' || ending === 'khong');
      const past = ending === 'khong' ? 'da khong' : 'da';
      const end = ENDINGS[isPast ? past : ending];
      return does && end ? { before: TIMES[time] ?? '', after: `${does.particle}${end(does)}。` } : null;
    },
  ],
];

/** Words for the listener are not nouns here: “bạn” would become 友達. */
const NO_NOUN = /^(?:ban|anh|em|chi|cau|may|no|ho|nguoi|toi|minh)$/;
/** Vehicles take で, and instruments take 弾く. */
const NOT_FRAMED = /\b(?:di (?:xe|tau|may bay|taxi|o to|thuyen|bo)|choi (?:dan|piano|ghi ta|guitar))\b/;

/** "tôi rất bận": tried last, because it matches any sentence about oneself. */
const SELF: Frame = [
  /^(?<who>toi|minh|to|ban) (?:dang )?(?<very>rat )?(?<noun>\S+(?: \S+)??)(?: qua| lam| roi)?$/,
  ({ who, very }) => ({
    before: very ? 'とても' : '',
    after: who === 'ban' ? 'ですね。' : 'です。',
    kind: 'adjective',
  }),
];

/** Reads a Vietnamese sentence of a kind that always has the same Japanese form; null if it is of no such kind. */
export function frameSentence(text: string): FramedSentence | null {
  const typed = text
    .normalize('NFC')
    .trim()
    .replace(/[.?!]+$/u, '');
  const plain = withoutMarks(typed).normalize('NFC').toLowerCase();
  if (plain.length !== typed.length) return null;
  for (const [pattern, build] of [...FRAMES, SELF]) {
    const parts = pattern.exec(plain)?.groups;
    const noun = parts?.['noun'];
    const built = parts && noun && !NOT_FRAMED.test(plain) ? build(parts) : null;
    // The noun is at the end of most frames, otherwise at their beginning.
    const at = noun ? (plain.endsWith(noun) ? plain.length - noun.length : plain.indexOf(noun)) : 0;
    if (!built || !noun) continue;
    const isNamed = built.kind === 'adjective' || !NO_NOUN.test(noun);
    return isNamed ? { ...built, noun: typed.slice(at, at + noun.length) } : null;
  }
  return null;
}
