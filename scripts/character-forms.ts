import type { Database } from 'sql.js';

/** Forms that Kanjium does not list, most of them of names; 𠮟 is the form of the jōyō list, 叱 the one that is typed. */
const MORE_FORMS = '髙高 﨑崎 𠮷吉 濵浜 桒桑 槗橋 邉辺 冨富 嶌島 曻昇 𠮟叱';

/** Kyūjitai before other variants before the simplified characters of China. */
const FORMS = `
  SELECT kyuujitai AS forms, 0 AS kind, v.kanji, k.grade, k.frequency FROM variants v JOIN kanjidict k ON k.kanji = v.kanji
  UNION SELECT variants, 1, v.kanji, k.grade, k.frequency FROM variants v JOIN kanjidict k ON k.kanji = v.kanji
  UNION SELECT simplified, 2, v.kanji, k.grade, k.frequency FROM variants v JOIN kanjidict k ON k.kanji = v.kanji`;

interface Form {
  readonly written: string;
  readonly kind: number;
  readonly kanji: string;
  readonly rank: number;
}

const IN_USE = /^(?:Kyōiku|Jōyō|Jinmeiyō \((?!traditional))/u;
const RARE = 10_000;
/** 发 is 發, and 發 is 発. */
const STEPS_MAX = 3;

/** Old, simplified and other forms of characters, each with the form that Japanese uses today: 會 会, 习 習. */
export function readCharacterForms(database: Database): string {
  const rows = database.exec(FORMS)[0]?.values ?? [];
  const usedToday = new Set(rows.flatMap(([, , kanji, grade]) => (isInUse(grade) ? [String(kanji)] : [])));
  const best = new Map<string, Form>();
  for (const form of rows.flatMap(formsIn)) {
    // 学 is no variant of 學, and 机 is a desk, though China writes 機 so.
    if (usedToday.has(form.written)) continue;
    const known = best.get(form.written);
    if (!known || form.kind < known.kind || (form.kind === known.kind && form.rank < known.rank))
      best.set(form.written, form);
  }
  const modernOf = (character: string): string => {
    let found = character;
    for (let step = 0; step < STEPS_MAX && !(step > 0 && usedToday.has(found)); step++)
      found = best.get(found)?.kanji ?? found;
    return found;
  };
  const pairs = [...best.keys()].map((written): readonly [string, string] => [written, modernOf(written)]);
  const more = MORE_FORMS.split(' ').map((pair): readonly [string, string] => {
    const [written = '', modern = ''] = pair;
    return [written, modern];
  });
  const used = pairs.filter(([written, modern]) => written !== modern && usedToday.has(modern));
  return [...new Map([...used, ...more])].map(([written, modern]) => `${written}\t${modern}\n`).join('');
}

const isInUse = (grade: unknown): boolean => IN_USE.test(String(grade));

/** “邊,邉”, “会(C)”; what is in the private area of Unicode has no form that anybody sees. */
function formsIn([forms, kind, kanji, , frequency]: readonly unknown[]): Form[] {
  return Array.from(String(forms ?? '').matchAll(/[\p{sc=Han}\u{f900}-\u{faff}]/gu), ([written]) => ({
    written,
    kind: Number(kind),
    kanji: String(kanji),
    rank: Number(frequency) || RARE,
  })).filter(({ written }) => written !== String(kanji));
}
