/**
 * Sorted keys with the numbers of the words that have them, in typed arrays: written once when the product is built,
 * read as they are. A Map of the same keys takes ten times the memory and seconds to build.
 */
export interface KeyFile {
  /** All keys, one after the other, as UTF-16. */
  readonly text: Uint16Array;
  /** Where each key begins in `text`; one more than there are keys. */
  readonly starts: Uint32Array;
  /** Where the words of each key begin in `words`; one more than there are keys. */
  readonly wordStarts: Uint32Array;
  readonly words: Uint32Array;
}

/** The words of a key keep the order in which they come; the keys of one word come together. */
export function buildKeyFile(pairs: Iterable<readonly [key: string, word: number]>): KeyFile {
  // Lists of numbers for all keys together: an array for each of a million keys takes twice the time.
  const idOfKey = new Map<string, number>();
  const lastWords: number[] = [];
  const counts: number[] = [];
  const ids: number[] = [];
  const wordsById: number[] = [];
  for (const [key, word] of pairs) {
    const known = idOfKey.get(key);
    const id = known ?? idOfKey.size;
    if (known === undefined) idOfKey.set(key, id);
    else if (lastWords[id] === word) continue;
    lastWords[id] = word;
    counts[id] = (counts[id] ?? 0) + 1;
    ids.push(id);
    wordsById.push(word);
  }
  const keys = [...idOfKey.keys()].toSorted();
  const starts = new Uint32Array(keys.length + 1);
  const wordStarts = new Uint32Array(keys.length + 1);
  const nextPlaces = new Uint32Array(keys.length);
  keys.forEach((key, at) => {
    const id = idOfKey.get(key) ?? 0;
    const wordStart = wordStarts[at] ?? 0;
    starts[at + 1] = (starts[at] ?? 0) + key.length;
    wordStarts[at + 1] = wordStart + (counts[id] ?? 0);
    nextPlaces[id] = wordStart;
  });
  const words = new Uint32Array(ids.length);
  ids.forEach((id, at) => {
    const place = nextPlaces[id] ?? 0;
    words[place] = wordsById[at] ?? 0;
    nextPlaces[id] = place + 1;
  });
  return { text: encodeText(keys.join('')), starts, wordStarts, words };
}

export function wordsOf(file: KeyFile, key: string): Uint32Array {
  const at = firstNotBefore(file, key);
  return at < keyCount(file) && compareAt(file, at, key) === 0 ? wordsAt(file, at) : NONE;
}

/** The words of longer keys that begin so. */
export function wordsBeginning(file: KeyFile, key: string, limit: number): number[] {
  const found = new Set<number>();
  for (let at = firstNotBefore(file, key); at < keyCount(file) && found.size < limit; at += 1) {
    if (!beginsAt(file, at, key)) break;
    if (lengthAt(file, at) === key.length) continue;
    for (const word of wordsAt(file, at)) found.add(word);
  }
  return [...found].slice(0, limit);
}

const NONE = new Uint32Array(0);

export function encodeText(text: string): Uint16Array {
  const letters = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) letters[at] = text.charCodeAt(at);
  return letters;
}

const keyCount = ({ starts }: KeyFile): number => starts.length - 1;

const lengthAt = ({ starts }: KeyFile, at: number): number => (starts[at + 1] ?? 0) - (starts[at] ?? 0);

const wordsAt = ({ words, wordStarts }: KeyFile, at: number): Uint32Array =>
  words.subarray(wordStarts[at], wordStarts[at + 1]);

function firstNotBefore(file: KeyFile, key: string): number {
  let [low, high] = [0, keyCount(file)];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(file, middle, key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Below 0 if the key in the file comes first. */
function compareAt(file: KeyFile, at: number, key: string): number {
  const { text, starts } = file;
  const start = starts[at] ?? 0;
  const length = lengthAt(file, at);
  for (let letter = 0; letter < Math.min(length, key.length); letter += 1) {
    const difference = (text[start + letter] ?? 0) - key.charCodeAt(letter);
    if (difference !== 0) return difference;
  }
  return length - key.length;
}

function beginsAt(file: KeyFile, at: number, key: string): boolean {
  const start = file.starts[at] ?? 0;
  if (lengthAt(file, at) < key.length) return false;
  for (let letter = 0; letter < key.length; letter += 1)
    if (file.text[start + letter] !== key.charCodeAt(letter)) return false;
  return true;
}
