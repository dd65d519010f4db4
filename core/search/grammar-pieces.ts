/** Grammar that has pages of its own, but no entry: ばかり is not ばか and a rest. The longer ones first. */
const PIECE = new RegExp(
  [
    'かもしれない|かもしれません|(?<![をがは])みたい[なに]?',
    'ばかり|について|によって|によると|にとって|として|ながら|ために',
    'だけど|けれど|なので|なのに|なんて|だって|かしら|でしょう|だろう|らしい|じゃん',
    'さえ|こそ|ほど|ので|のに|けど|って|かな|っけ|べき|とか',
  ].join('|'),
  'uy',
);

/** A pattern begins with the ending of a verb that is not said: た of たことがある, て of てからでないと. */
const HEAD =
  /^[たて](?=こと|ほう|方|ところ|とき|時|まま|あと|後|ばかり|から|しまう|しまった|ください|はいけ|もいい|いる|ある|おく|みる)/u;

/** The grammar that stands at a place of a sentence; empty if none does. */
export function grammarAt(key: string, from: number): string {
  if (from === 0) return HEAD.exec(key)?.[0] ?? '';
  PIECE.lastIndex = from;
  return PIECE.exec(key)?.[0] ?? '';
}
