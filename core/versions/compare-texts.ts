/** A part of a text, and whether the other text has it too. */
export interface TextPart {
  readonly text: string;
  readonly changed: boolean;
}

export interface ComparedTexts {
  readonly before: readonly TextPart[];
  readonly after: readonly TextPart[];
}

// Vietnamese is compared by word; Japanese has no spaces and is compared by character.
const TOKEN =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]\p{M}*|[^\s\p{P}\p{S}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+|\s+|./gsu;

// Our longest field has 500 characters. A longer text is not compared; all of it counts as changed.
const TOKENS_COMPARED_MAX = 1_000;

interface Token {
  readonly text: string;
  changed: boolean;
}

/** Marks what differs between two versions of a text. */
export function compareTexts(before: string, after: string): ComparedTexts {
  const [old, fresh] = [tokensOf(before), tokensOf(after)];
  markCommon(old, fresh);
  return { before: partsOf(old), after: partsOf(fresh) };
}

const tokensOf = (text: string): Token[] =>
  Array.from(text.match(TOKEN) ?? [], (token) => ({ text: token, changed: true }));

function markCommon(old: readonly Token[], fresh: readonly Token[]): void {
  if (old.length > TOKENS_COMPARED_MAX || fresh.length > TOKENS_COMPARED_MAX) return;
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

/**
 * For each pair of positions, how many tokens the rests have in common: the longest common subsequence, from the end.
 */
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
    // A space between two changed words belongs to them: one mark over both reads better than two.
    const marked = changed || (text.trim() === '' && isChanged(tokens[at - 1]) && isChanged(tokens[at + 1]));
    const last = parts.at(-1);
    if (last?.changed === marked) last.text += text;
    else parts.push({ text, changed: marked });
  }
  return parts;
}

const isChanged = (token: Token | undefined): boolean => token?.changed ?? false;
