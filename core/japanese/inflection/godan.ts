/** The five rows of a godan verb: 飲む → 飲ま, 飲み, 飲め, 飲も. */
export const GODAN_ROWS = [
  { u: 'う', i: 'い', a: 'わ', e: 'え', o: 'お' },
  { u: 'く', i: 'き', a: 'か', e: 'け', o: 'こ' },
  { u: 'ぐ', i: 'ぎ', a: 'が', e: 'げ', o: 'ご' },
  { u: 'す', i: 'し', a: 'さ', e: 'せ', o: 'そ' },
  { u: 'つ', i: 'ち', a: 'た', e: 'て', o: 'と' },
  { u: 'ぬ', i: 'に', a: 'な', e: 'ね', o: 'の' },
  { u: 'ぶ', i: 'び', a: 'ば', e: 'べ', o: 'ぼ' },
  { u: 'む', i: 'み', a: 'ま', e: 'め', o: 'も' },
  { u: 'る', i: 'り', a: 'ら', e: 'れ', o: 'ろ' },
] as const;

/** How a godan verb changes before て or た (T), で or だ (D). */
export const ONBIN = [
  { onbin: 'いT', endings: ['く'] },
  { onbin: 'いD', endings: ['ぐ'] },
  { onbin: 'しT', endings: ['す'] },
  { onbin: 'っT', endings: ['う', 'つ', 'る'] },
  { onbin: 'んD', endings: ['ぬ', 'ぶ', 'む'] },
] as const;
