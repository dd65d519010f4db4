import { join } from 'node:path';
import type { NameKind } from '#core/names/name.ts';
import { openKanjiLibrary } from '#server/features/kanji/kanji-library.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { readNames } from '#server/features/names/names-library.ts';
import { projectRoot } from '#server/project-root.ts';
import type { ContentCheck } from '../content-check.ts';
import { readExceptionList } from '../exception-list.ts';
import { checkName, checkNameReadings, checkRepeatedNames } from './check-names.ts';

const contentFolder = join(projectRoot, 'content');

/** How many of a kind there are at least. */
const PROMISED: readonly (readonly [name: string, kinds: readonly NameKind[], count: number])[] = [
  ['family names', ['family'], 200],
  ['given names', ['female', 'male', 'given'], 150],
  ['prefectures', ['prefecture'], 47],
  ['cities, wards and stations', ['city', 'ward', 'district'], 60],
];

/** Checks the names of people and places. */
export async function nameChecks(): Promise<ContentCheck[]> {
  const [names, library, irregular] = await Promise.all([
    readNames(contentFolder),
    openKanjiLibrary(contentFolder),
    readExceptionList('irregular-names.tsv', ['spelling', 'reading']),
  ]);
  const { align, hanVietOf } = createKanjiService(library);
  return [
    { rule: 'a name stands once in its kind', find: () => checkRepeatedNames(names) },
    {
      rule: 'names have readings in hiragana and Hán Việt',
      find: () => names.flatMap((name) => checkName(name, hanVietOf)),
    },
    {
      rule: 'the readings of a name follow from its characters',
      find: () => [
        ...names.flatMap((name) => checkNameReadings(name, align, irregular.accepts)),
        ...irregular.unneeded(),
      ],
    },
    {
      rule: 'there are as many names as promised',
      find: () =>
        PROMISED.map(([what, kinds, promised]) => ({
          what,
          promised,
          found: names.filter(({ kind }) => kinds.includes(kind)).length,
        }))
          .filter(({ promised, found }) => found < promised)
          .map(({ what, promised, found }) => `${found} ${what}, ${promised} promised`),
    },
  ];
}
