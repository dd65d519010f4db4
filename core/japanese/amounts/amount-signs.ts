/** Signs and Latin letters of amounts, as the words that are said: ¥500 is 500円, 5km 5キロメートル. */

/** Money that is written before its number. */
const MONEY: Readonly<Record<string, string>> = {
  '¥': '円',
  $: 'ドル',
  '€': 'ユーロ',
  '£': 'ポンド',
  '₫': 'ドン',
};

/** What follows a number; where two names are usual, the full one first. */
const UNITS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^%/u, ['パーセント']],
  [/^(?:¥|yen|yên|jpy)(?![a-z])/iu, ['円']],
  [/^(?:\$|usd|đô)(?!\p{L})/iu, ['ドル']],
  [/^€/u, ['ユーロ']],
  [/^£/u, ['ポンド']],
  [/^(?:₫|vnd|vnđ|đồng|đ)(?!\p{L})/iu, ['ドン']],
  [/^°C?/u, ['度']],
  [/^km(?![a-z\d/])/iu, ['キロメートル', 'キロ']],
  [/^cm(?![a-z\d])/iu, ['センチメートル', 'センチ']],
  [/^mm(?![a-z\d])/iu, ['ミリメートル', 'ミリ']],
  [/^(?:m2|m²)(?![a-z\d])/iu, ['平米']],
  [/^kg(?![a-z])/iu, ['キログラム', 'キロ']],
  [/^mg(?![a-z])/iu, ['ミリグラム']],
  [/^ml(?![a-z])/iu, ['ミリリットル', 'ミリ']],
  [/^cc(?![a-z])/iu, ['シーシー']],
  [/^kcal(?![a-z])/iu, ['キロカロリー']],
  [/^GB(?![a-z])/iu, ['ギガバイト', 'ギガ']],
  [/^MB(?![a-z])/iu, ['メガバイト', 'メガ']],
  [/^m(?![a-z\d])/u, ['メートル']],
  [/^g(?![a-z])/u, ['グラム']],
  [/^t(?![a-z])/u, ['トン']],
  [/^L(?![a-z])/iu, ['リットル']],
];

const MONEY_FIRST = /^([¥$€£₫])(\d[\d,.]*(?:万|億)?)/u;
const NUMBER_FIRST = /^((?:[^\d]*?)(?:\d[\d,.]*|何)(?:万|億)?)/u;

/** In the writing of Vietnam a point divides thousands: 1.000.000, and 10.000 more often than a decimal. */
const THOUSANDS = /(?<![\d.])\d{1,3}(?:(?:\.\d{3}){2,}|\.000)(?![\d.])/gu;

/** The text without signs, the more usual name of its unit first. */
export function withoutSigns(typed: string): readonly string[] {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\s/gu, '')
    .replaceAll(/[ヶケヵカ箇](?=[月所国])/gu, 'か')
    .replaceAll(THOUSANDS, (number) => number.replaceAll('.', ''))
    // A room of 4.5畳 is called 四畳半.
    .replace(/\.5畳$/u, '畳半');
  const money = MONEY_FIRST.exec(text);
  if (money) {
    const [all, sign = '', number = ''] = money;
    return [number + (MONEY[sign] ?? '') + text.slice(all.length)];
  }
  const [number = ''] = NUMBER_FIRST.exec(text) ?? [];
  const rest = text.slice(number.length);
  for (const [pattern, names] of number === '' ? [] : UNITS) {
    const sign = pattern.exec(rest);
    if (sign) return names.map((name) => number + name + rest.slice(sign[0].length));
  }
  return [text];
}
