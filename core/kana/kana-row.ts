export const KANA_SCRIPTS = ['hiragana', 'katakana'] as const;
export type KanaScript = (typeof KANA_SCRIPTS)[number];

/** `long` has the long vowels, `pause` the small っ, `foreign` the katakana for sounds of borrowed words. */
export const KANA_GROUPS = ['basic', 'voiced', 'digraph', 'long', 'pause', 'foreign'] as const;
export type KanaGroup = (typeof KANA_GROUPS)[number];

export interface KanaItem {
  /** One kana, a digraph (きゃ), a long vowel (おう) or a pause with its kana (っか). */
  readonly kana: string;
  /** Hepburn; long vowels as they are typed (ou). を, ぢ and づ sound like お, じ and ず and are romanised like them. */
  readonly romaji: string;
  /** A Vietnamese way to remember its shape. */
  readonly remember: string;
  /** How to say it, starting from Vietnamese sounds. */
  readonly pronounce: string;
}

/** Three to six kana that are learnt together (content/kana). */
export interface KanaRow {
  readonly id: string;
  readonly script: KanaScript;
  readonly group: KanaGroup;
  readonly title: string;
  readonly about: string;
  readonly kana: readonly KanaItem[];
  /** Ids of dictionary items that need only the kana of this row and of the rows before it; can be empty. */
  readonly words: readonly number[];
}

/** Kana of one script that learners confuse. */
export interface LookAlikes {
  readonly kana: readonly string[];
  readonly tell: string;
}

export interface SoundExample {
  readonly kana: string;
  /** What the voice reads, where kana do not tell the pitch: 箸 for はし. */
  readonly say?: string | undefined;
  readonly vi: string;
}

/** A short lesson about something that Vietnamese speakers get wrong. */
export interface SoundNote {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** To listen to, two that learners confuse after each other. */
  readonly examples: readonly SoundExample[];
}

export interface KanaCourse {
  /** Hiragana first, each script in the order in which it is learnt. */
  readonly rows: readonly KanaRow[];
  readonly lookAlikes: readonly LookAlikes[];
  readonly sounds: readonly SoundNote[];
}
