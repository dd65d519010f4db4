/** A run of a text, and whether the other text has it too. */
export interface TextPart {
  readonly text: string;
  readonly changed: boolean;
}

export interface ComparedTexts {
  readonly before: readonly TextPart[];
  readonly after: readonly TextPart[];
}

// Vietnamese is compared word by word, Japanese, which has no spaces, character by character.
const TOKEN =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]\p{M}*|[^\s\p{P}\p{S}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+|\s+|./gsu;

// Our longest field has 500 characters: a text beyond this is none of ours, and is shown as changed from end to end.
const TOKENS_COMPARED = 1_000;

interface Token {
  readonly text: string;
  changed: boolean;
}

/** What two versions of a text have in common; the rest of either is marked as changed. */
export function compareTexts(before: string, after: string): ComparedTexts {
  const [old, fresh] = [tokensOf(before), tokensOf(after)];
  markCommon(old, fresh);
  return { before: partsOf(old), after: partsOf(fresh) };
}

const tokensOf = (text: string): Token[] =>
  Array.from(text.match(TOKEN) ?? [], (token) => ({ text: token, changed: true }));

function markCommon(old: readonly Token[], fresh: readonly Token[]): void {
  if (old.length > TOKENS_COMPARED || fresh.length > TOKENS_COMPARED) return;
  const lengths = commonLengths(old, fresh);
  let [at, beside] = [0, 0];
  for (let one = old[at], other = fresh[beside]; one && other; one = old[at], other = fresh[beside]) {
    if (one.text === other.text) {
      one.changed = other.changed = false;
      at += 1;
      beside += 1;
    } else if (lengthAt(lengths, at + 1, beside) >= lengthAt(lengths, at, beside + 1)) at += 1;
    else beside += 1;
  }
}

/** How many tokens can be kept from each place on: the longest common subsequence, from the end. */
function commonLengths(old: readonly Token[], fresh: readonly Token[]): Uint16Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  for (const [at, row] of [...rows.entries()].toReversed()) {
    if (at === old.length) continue;
    for (let beside = fresh.length - 1; beside >= 0; beside -= 1) {
      row[beside] =
        old[at]?.text === fresh[beside]?.text
          ? lengthAt(rows, at + 1, beside + 1) + 1
          : Math.max(lengthAt(rows, at + 1, beside), lengthAt(rows, at, beside + 1));
    }
  }
  return rows;
}

const lengthAt = (rows: readonly Uint16Array[], at: number, beside: number): number =>
  rows[at]?.[beside] ?? 0;

function partsOf(tokens: readonly Token[]): TextPart[] {
  const parts: { text: string; changed: boolean }[] = [];
  for (const [at, { text, changed }] of tokens.entries()) {
    // A blank between two changed words belongs to them: one mark over both reads better than two.
    const marked = changed || (text.trim() === '' && isChanged(tokens[at - 1]) && isChanged(tokens[at + 1]));
    const last = parts.at(-1);
    if (last?.changed === marked) last.text += text;
    else parts.push({ text, changed: marked });
  }
  return parts;
}

const isChanged = (token: Token | undefined): boolean => token?.changed ?? false;
