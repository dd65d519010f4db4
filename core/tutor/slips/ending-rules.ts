import {
  broken,
  formOf,
  isEnd,
  isPlainAdjective,
  isPlainVerb,
  isVerbOf,
  type Rule,
  says,
  type Tokens,
} from './rule.ts';

const isDeshita = (tokens: Tokens, at: number): boolean =>
  says(tokens[at], 'でし') && says(tokens[at + 1], 'た');
const isNaWord = (pos: string | undefined): boolean => pos?.startsWith('名詞/形容動詞語幹') ?? false;

/** Mistakes at the end of a sentence or a clause. */
export const ENDING_RULES = {
  // 行きますでした, 行くでした
  'verb-deshita': (tokens, at) => {
    const token = tokens[at];
    if (token?.pos.startsWith('動詞') && says(tokens[at + 1], 'ます') && isDeshita(tokens, at + 2))
      return broken(4, 1, 3, 'ました');
    if (!token || !isDeshita(tokens, at + 1)) return null;
    return isPlainVerb(token) ? broken(3, 0, 3, formOf(token, 'polite').replace(/ます$/u, 'ました')) : null;
  },
  // 会うました
  'plain-masu': (tokens, at) => {
    const token = tokens[at];
    return token && isPlainVerb(token) && says(tokens[at + 1], 'ます', 'まし', 'ませ')
      ? broken(2, 0, 1, formOf(token, 'polite').replace(/ます$/u, ''))
      : null;
  },
  // 飲みますが好きです, 飲むが好きです
  'verb-ga-suki': (tokens, at) => {
    const verb = tokens[at];
    if (!verb?.pos.startsWith('動詞')) return null;
    const polite = says(tokens[at + 1], 'ます') ? 1 : 0;
    if (polite === 0 && !isPlainVerb(verb)) return null;
    return says(tokens[at + 1 + polite], 'が') &&
      says(tokens[at + 2 + polite], '好き', '嫌い', '上手', '下手')
      ? broken(3 + polite, 0, 1 + polite, `${verb.base}の`)
      : null;
  },
  // 食べるです, 食べますです
  'verb-desu': (tokens, at) => {
    const token = tokens[at];
    if (!token || !says(tokens[at + 1], 'です')) return null;
    if (says(token, 'ます')) return broken(2, 1, 1, '');
    return isPlainVerb(token) ? broken(2, 0, 2, formOf(token, 'polite')) : null;
  },
  // 食べましたです, 行きませんでしたです, 行きましたでした
  'mashita-desu': (tokens, at) => {
    if (!says(tokens[at], 'まし', 'でし') || !says(tokens[at + 1], 'た')) return null;
    if (says(tokens[at], 'でし') && !says(tokens[at - 1], 'ん')) return null;
    if (says(tokens[at + 2], 'です')) return broken(3, 2, 1, '');
    return isDeshita(tokens, at + 2) ? broken(4, 2, 2, '') : null;
  },
  // 食べないでした, 高くないでした
  'nai-deshita': (tokens, at) =>
    says(tokens[at], 'ない') && isDeshita(tokens, at + 1) ? broken(3, 0, 3, 'なかったです') : null,
  // 静かなです
  'na-desu': (tokens, at) =>
    isNaWord(tokens[at]?.pos) && says(tokens[at + 1], 'な') && says(tokens[at + 2], 'です')
      ? broken(3, 1, 1, '')
      : null,
  // 学生だです
  'da-desu': (tokens, at) =>
    says(tokens[at], 'だ') && says(tokens[at + 1], 'です') && isEnd(tokens[at + 2])
      ? broken(2, 0, 1, '')
      : null,
  // 行くほしいです
  'verb-hoshii': (tokens, at) => {
    const token = tokens[at];
    return token && isPlainVerb(token) && says(tokens[at + 1], 'ほしい', '欲しい')
      ? broken(2, 0, 2, formOf(token, 'polite').replace(/ます$/u, 'たい'))
      : null;
  },
  // いいですと思います, 学生ですと思います
  'desu-to-omou': (tokens, at) =>
    says(tokens[at + 1], 'です') && says(tokens[at + 2], 'と') && isVerbOf(/^(思う|おもう)$/, tokens[at + 3])
      ? broken(4, 1, 1, isPlainAdjective(tokens[at]) || says(tokens[at], 'たい', 'ない') ? '' : 'だ')
      : null,
  // 寝ます前に, 行きますつもりです, 行きますと思います
  'masu-inside': (tokens, at) => {
    const verb = tokens[at];
    const [ending, next, after] = tokens.slice(at + 1, at + 4);
    if (!verb?.pos.startsWith('動詞') || !says(ending, 'ます')) return null;
    const isInside =
      says(next, '前', 'まえ', 'つもり', 'こと') || (says(next, 'と') && isVerbOf(/^(思う|おもう)$/, after));
    return isInside ? broken(3, 0, 2, verb.base) : null;
  },
} satisfies Readonly<Record<string, Rule>>;
