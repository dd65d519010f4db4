// A generated dictionary of any size with realistic properties: few characters make many words, few syllables make many
// meanings.
const KANA = Array.from(
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわんがぎぐげござじずぜぞだでどばびぶべぼ',
);
const KANJI = Array.from({ length: 3_000 }, (_, at) => String.fromCodePoint(0x4e00 + at * 6));
const INITIALS = [
  'b',
  'c',
  'd',
  'đ',
  'g',
  'h',
  'kh',
  'l',
  'm',
  'n',
  'ng',
  'nh',
  'ph',
  'qu',
  's',
  't',
  'th',
  'tr',
  'v',
  'x',
];
const VOWELS = ['a', 'à', 'á', 'ạ', 'ơ', 'ờ', 'ê', 'ế', 'i', 'í', 'ô', 'ộ', 'u', 'ù', 'ươ', 'ườ', 'oa', 'óa'];
const FINALS = ['', 'n', 'ng', 'm', 't', 'c'];
const SYLLABLES = INITIALS.flatMap((initial) =>
  VOWELS.flatMap((vowel) => FINALS.map((final) => initial + vowel + final)),
);
const LEVELS = 5;

export function generateEntries(count) {
  const random = randomFrom(count);
  const pick = (list) => list[random(list.length)];
  const phrase = () => Array.from({ length: 1 + random(3) }, () => pick(SYLLABLES)).join(' ');
  return Array.from({ length: count }, (_, at) => {
    const ruby = Array.from({ length: 2 + random(2) }, () => ({
      text: pick(KANJI),
      reading: Array.from({ length: 1 + random(2) }, () => pick(KANA)).join(''),
    }));
    return {
      id: at + 1,
      kanji: ruby.map(({ text }) => text).join(''),
      hiragana: ruby.map(({ reading }) => reading).join(''),
      sino: ruby.map(() => pick(SYLLABLES).toUpperCase()).join(' '),
      mean: `${phrase()}, ${phrase()}`,
      level: random(LEVELS),
      wordClass: 'noun',
      variants: '',
      ruby,
    };
  });
}

/** Realistic queries: whole words in every script, prefixes, inflected forms, and words that do not exist. */
export function generateQueries(entries, count) {
  const random = randomFrom(entries.length + 1);
  const kinds = [
    ({ kanji }) => kanji,
    ({ hiragana }) => hiragana,
    ({ mean }) => mean.split(',')[0],
    ({ sino }) => sino.toLowerCase(),
    ({ mean }) =>
      mean
        .split(',')[0]
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036f]/g, ''),
    ({ kanji }) => kanji.slice(0, 1),
    ({ hiragana }) => hiragana.slice(0, 2),
    ({ kanji }) => `${kanji}しました`,
    () => 'gakkou',
  ];
  return Array.from({ length: count }, (_, at) => kinds[at % kinds.length](entries[random(entries.length)]));
}

/** The same numbers in every run. */
function randomFrom(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % below;
  };
}
