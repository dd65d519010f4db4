import { isDeepStrictEqual } from 'node:util';
import { type TypedWord, typedWord } from '#contract/dictionary/item.ts';
import { idText } from '#contract/fields.ts';
import { itemFieldNames } from '#contract/texts/item-fields.ts';
import { itemCsvRefusals, itemRefusals } from '#contract/texts/items.ts';
import { wordFieldNames } from '#contract/texts/validation.ts';
import { z } from '#contract/zod.ts';
import type { LineError } from '#server/csv/csv.ts';
import { readWordCells } from '#server/csv/word-cells.ts';
import { check } from '#server/http/requests/validation.ts';
import { createPause, type Pause } from '#server/in-slices.ts';
import type { ItemCsvRow } from './item-csv.ts';
import { itemFields } from './item-fields.ts';
import type { ItemFields, ItemRow } from './items.repository.ts';

export interface ImportPlan {
  readonly created: readonly ItemFields[];
  readonly edited: readonly { readonly before: ItemRow; readonly after: ItemRow }[];
  readonly unchanged: number;
  readonly errors: readonly LineError[];
}

type Verdict =
  | { readonly error: string }
  | { readonly fields: ItemFields; readonly before: ItemRow | null; readonly error?: never };

type HanVietOf = (word: string) => string;

/**
 * What an import would change in the dictionary. Each row is checked against the dictionary as it is, not against the
 * effects of earlier rows.
 */
export async function planImport(
  rows: readonly ItemCsvRow[],
  dictionary: readonly ItemRow[],
  hanVietOf: HanVietOf,
  pause: Pause = createPause(),
): Promise<ImportPlan> {
  const judge = createJudge(dictionary, hanVietOf);
  const created: ItemFields[] = [];
  const edited: { before: ItemRow; after: ItemRow }[] = [];
  const errors: LineError[] = [];
  let unchanged = 0;

  for (const row of rows) {
    const verdict = judge(row);
    if (verdict.error !== undefined) errors.push({ line: row.line, message: verdict.error });
    else if (!verdict.before) created.push(verdict.fields);
    else {
      const { before, fields } = verdict;
      const after = { id: before.id, ...fields };
      if (isDeepStrictEqual(before, after)) unchanged += 1;
      else edited.push({ before, after });
    }
    await pause();
  }
  return { created, edited, unchanged, errors };
}

function createJudge(dictionary: readonly ItemRow[], hanVietOf: HanVietOf) {
  const byId = new Map(dictionary.map((item) => [item.id, item]));
  const bySpelling = new Map(dictionary.map((item) => [spellingOf(item), item]));
  /** The line of the file that used a spelling or an id before. */
  const lineOf = new Map<string | number, number>();

  return ({ line, cells }: ItemCsvRow): Verdict => {
    const typed = readCells(cells);
    if ('error' in typed) return typed;
    const { id, item } = typed;
    const spelling = spellingOf(item);
    const holder = bySpelling.get(spelling) ?? null;
    const before = id === null ? holder : (byId.get(id) ?? null);
    if (id !== null && !before) return { error: itemCsvRefusals.unknownId(id) };
    // Refused even if a later row renames the holder: two rows must never share a spelling, not even temporarily.
    if (holder && holder.id !== before?.id)
      return { error: itemRefusals.spellingTaken(holder.kanji, holder.hiragana) };

    const earlier = lineOf.get(spelling) ?? (before ? lineOf.get(before.id) : undefined);
    if (earlier !== undefined) return { error: itemCsvRefusals.sameAsLine(earlier) };
    lineOf.set(spelling, line);
    if (before) lineOf.set(before.id, line);

    // A blank or missing cell computes the Hán Việt of a new spelling. An unchanged spelling keeps its Hán Việt, even
    // an empty one.
    const sinoOf = before?.kanji === item.kanji ? () => before.sino : hanVietOf;
    return { fields: itemFields({ ...item, sino: item.sino ?? '' }, before, sinoOf), before };
  };
}

// The separator is a control character, which cells cannot contain.
const spellingOf = ({ kanji, hiragana }: { kanji: string; hiragana: string }) => `${kanji}\0${hiragana}`;

const optionalId = z.union([z.literal(''), idText]);

function readCells(cells: ItemCsvRow['cells']): { id: number | null; item: TypedWord } | { error: string } {
  const id = check(z.object({ id: z._default(optionalId, '') }), cells, {
    names: itemFieldNames,
  });
  if (id.problem) return { error: id.problem.sentence };
  const { fields, unreadable } = readWordCells(cells);
  if (unreadable === 'descriptions') return { error: itemCsvRefusals.badExamples };
  if (unreadable) return { error: itemCsvRefusals.badPairs(wordFieldNames[unreadable]) };

  // In the format that contributors type: the readings of an example are part of its text.
  const descriptions = fields.descriptions?.map(({ text, translate, ruby = text }) => ({
    text: ruby,
    translate,
  }));
  const checked = check(typedWord, { ...fields, descriptions }, { names: itemFieldNames });
  if (checked.problem) return { error: checked.problem.sentence };
  return { id: id.data.id === '' ? null : id.data.id, item: checked.data };
}
