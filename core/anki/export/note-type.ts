import { ANKI_DIRECTIONS, type AnkiDirection } from '../anki-note.ts';

/**
 * Our note type in Anki. Anki compares id, names of fields and names of templates: if one of them changed, the notes of
 * an earlier export could not be updated any more.
 */
export const NOTE_TYPE_ID = 1_763_400_000_000;
const NOTE_TYPE_NAME = 'Kakehashi';
export const NOTE_FIELDS = [
  'Word',
  'Reading',
  'HanViet',
  'Meaning',
  'Example',
  'ExampleMeaning',
  'Sound',
  'KakehashiId',
] as const;
export type NoteField = (typeof NOTE_FIELDS)[number];

/**
 * When the templates or the style were last changed. Anki takes them over if this is later than what it has, so that a
 * learner's own style survives every export until then.
 */
const CHANGED_S = 1_763_424_000;

/** The sentences on the cards. */
export interface CardTexts {
  readonly say: string;
  readonly hear: string;
}

const BACK = `
<div class="word" lang="ja" id="answer">{{furigana:Reading}}</div>
{{#HanViet}}<div class="han-viet">{{HanViet}}</div>{{/HanViet}}
<div class="meaning" lang="vi">{{Meaning}}</div>
{{#Example}}<div class="example" lang="ja">{{furigana:Example}}</div>
<div class="example-meaning" lang="vi">{{ExampleMeaning}}</div>{{/Example}}
<div class="sound">{{Sound}}</div>`.trim();

interface Template {
  readonly name: string;
  /** The field without which there is no card. */
  readonly needs: NoteField;
  readonly front: (texts: CardTexts) => string;
}

const TEMPLATES: Readonly<Record<AnkiDirection, Template>> = {
  read: { name: 'Read', needs: 'Word', front: () => '<div class="word" lang="ja">{{Word}}</div>' },
  say: {
    name: 'Say',
    needs: 'Meaning',
    front: ({ say }) =>
      `<div class="meaning" lang="vi">{{Meaning}}</div>\n<div class="prompt" lang="vi">${escapeHtml(say)}</div>`,
  },
  hear: {
    name: 'Hear',
    needs: 'Sound',
    front: ({ hear }) =>
      `{{#Sound}}<div class="sound">{{Sound}}</div>\n<div class="prompt" lang="vi">${escapeHtml(hear)}</div>{{/Sound}}`,
  },
};

/** Anki sets the class of the night mode on the card; AnkiDroid has spelt it with an underscore. */
const STYLE = `
.card {
  max-width: 34rem;
  margin: 0 auto;
  padding: 1.25rem 1rem;
  background: #fbfaf7;
  color: #1f2328;
  font-family: "Be Vietnam Pro", "Noto Sans", system-ui, sans-serif;
  font-size: 18px;
  line-height: 1.6;
  text-align: center;
  overflow-wrap: anywhere;
}
[lang="ja"] { font-family: "Noto Sans JP", "Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP", sans-serif; }
.word { font-size: 2.4em; line-height: 1.7; }
rt { font-size: 0.45em; }
.han-viet { color: #8a4b08; letter-spacing: 0.04em; }
.meaning { font-size: 1.3em; margin: 0.4em 0; }
.example { font-size: 1.15em; margin-top: 1em; line-height: 2; }
.example-meaning, .prompt { color: #57606a; }
.sound { margin-top: 0.6em; }
.card.nightMode, .card.night_mode, .nightMode .card, .night_mode .card { background: #17191c; color: #eceae4; }
.nightMode .han-viet, .night_mode .han-viet { color: #f0b35e; }
.nightMode .example-meaning, .night_mode .example-meaning,
.nightMode .prompt, .night_mode .prompt { color: #a9b1ba; }
`.trim();

/** As the column `models` of Anki's collection has it. */
export const noteTypeJson = (texts: CardTexts, deckId: number) => ({
  id: NOTE_TYPE_ID,
  name: NOTE_TYPE_NAME,
  type: 0,
  mod: CHANGED_S,
  usn: -1,
  sortf: 0,
  did: deckId,
  tmpls: ANKI_DIRECTIONS.map((direction, ord) => ({
    name: TEMPLATES[direction].name,
    ord,
    qfmt: TEMPLATES[direction].front(texts),
    afmt: BACK,
    bqfmt: '',
    bafmt: '',
    did: null,
    bfont: '',
    bsize: 0,
  })),
  flds: NOTE_FIELDS.map((name, ord) => ({
    name,
    ord,
    sticky: false,
    rtl: false,
    font: 'Arial',
    size: 20,
    media: [],
  })),
  css: STYLE,
  latexPre:
    '\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\begin{document}\n',
  latexPost: '\\end{document}',
  latexsvg: false,
  req: ANKI_DIRECTIONS.map((direction, ord) => [
    ord,
    'any',
    [NOTE_FIELDS.indexOf(TEMPLATES[direction].needs)],
  ]),
  tags: [],
  vers: [],
});

/** Fields and templates of Anki are HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
