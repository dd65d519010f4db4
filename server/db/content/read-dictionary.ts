import { contentTexts } from '#contract/texts/content.ts';
import { ContentError } from './content-error.ts';
import type { ContentFile } from './content-files.ts';
import type { ContentEntry } from './content-kinds.ts';
import { readEntry } from './read-entry.ts';

const COLUMNS = ['id', 'kanji', 'hiragana', 'sino', 'mean', 'type', 'wordClass', 'examples'] as const;

/** A TSV file holds one word a line, under a line with the names of the columns. */
export function readDictionary(file: ContentFile): ContentEntry[] {
  const [header, ...rows] = file.text.trimEnd().split('\n');
  if (header !== COLUMNS.join('\t')) {
    throw new ContentError({ file: file.name, line: 1 }, contentTexts.wrongColumns(COLUMNS.join(', ')));
  }
  return rows.map((row, index) => {
    const place = { file: file.name, line: index + 2 };
    const cells = row.split('\t');
    if (cells.length !== COLUMNS.length) {
      throw new ContentError(place, contentTexts.wrongColumnCount(cells.length, COLUMNS.length));
    }
    const { id, examples = '', ...fields } = Object.fromEntries(COLUMNS.map((name, at) => [name, cells[at]]));
    return readEntry(
      'items',
      { ...fields, id: Number(id), descriptions: readExamples(examples) },
      {},
      () => place,
    );
  });
}

/** `私は学生です。=Tôi là học sinh. | …`: with no `=` or with two there is no one translation, which the schema refuses. */
function readExamples(cell: string) {
  if (cell === '') return [];
  return cell.split(' | ').map((pair) => {
    const [text, translate, ...rest] = pair.split('=');
    return rest.length > 0 ? { text } : { text, translate };
  });
}
