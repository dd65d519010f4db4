import type { Token } from '../japanese/tokens/token.ts';

/** Corrects readings that the IPADIC tokenizer gets wrong. */
export function correctedTokens(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at): Token[] => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (isNow(token)) return [{ ...token, reading: 'いま', pos: '名詞/副詞可能' }];
    if (isGlass(token, next)) return [{ ...token, pos: '名詞/数' }];
    if (isOpening(token, before)) return [{ ...token, reading: token.reading.replace(/^ひら/u, 'あ') }];
    if (isHungry(token, before, tokens[at - 2]))
      return [{ ...token, reading: token.reading.replace(/^あ/u, 'す') }];
    if (isThough(token, next))
      return [{ ...token, surface: 'のに', reading: 'のに', base: 'のに', pos: '助詞/接続助詞' }];
    return isThough(before, token) ? [] : [token];
  });
}

/** 今教室にいます: not the prefix of 今週. */
const isNow = ({ surface, pos }: Token): boolean => surface === '今' && pos.startsWith('接頭詞');

/** 一杯飲みませんか: one glass, not "full". */
const isGlass = ({ surface }: Token, next: Token | undefined): boolean =>
  surface === '一杯' && (next?.base === '飲む' || /^(ください|いかが|どう)$/u.test(next?.surface ?? ''));

/** 窓が開いています: intransitive 開く is read あく. */
const isOpening = ({ base }: Token, before: Token | undefined): boolean =>
  base === '開く' && before?.surface === 'が';

/** お腹が空いた: for an empty stomach, 空く is read すく. */
const isHungry = ({ base }: Token, before: Token | undefined, first: Token | undefined): boolean =>
  base === '空く' && before?.surface === 'が' && /^(おなか|お腹|腹|なか)$/u.test(first?.surface ?? '');

/** 雨なのに: の and に are one word. */
const isThough = (token: Token | undefined, next: Token | undefined): boolean =>
  token?.surface === 'の' && token.pos.startsWith('名詞/非自立') && next?.surface === 'に';
