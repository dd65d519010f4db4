import { numeralValue } from '../numerals.ts';
import type { Token } from './token.ts';

const DIGITS = /^(?:\d+|[〇零一二三四五六七八九])$/u;
const NUMBER = '名詞/数';
/** 0.5, but not 192.168.0.1. */
export const DECIMAL = /^(\d+)\.(\d+)$/u;

const textOf = (token: Token | undefined): string => token?.surface.normalize('NFKC') ?? '';

const isDigits = (token: Token | undefined): boolean =>
  token !== undefined && token.pos.startsWith(NUMBER) && DIGITS.test(textOf(token));

/** The tokenizer splits １０, 1,000, 0.5 and 二〇二六 into digits, which cannot be read one by one. They become one token. */
export function joinDigits(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const end = endOfDigits(tokens, at);
    const whole = tokens.slice(at, end);
    joined.push(...(isOneNumber(whole) ? [asOne(whole)] : whole));
    at = end;
  }
  return joined;
}

function endOfDigits(tokens: readonly Token[], from: number): number {
  let end = from + 1;
  if (!isDigits(tokens[from])) return end;
  for (;;) {
    const isDivided = /^[,.]$/u.test(textOf(tokens[end])) && isDigits(tokens[end + 1]);
    if (!isDivided && !isDigits(tokens[end])) return end;
    end += isDivided ? 2 : 1;
  }
}

/** Characters are one number as in a year (一九九八, 二〇〇); 二三 of 二三日 means two or three, and 七五三 is a feast. */
function isOneNumber(tokens: readonly Token[]): boolean {
  const text = tokens.map(textOf).join('');
  if (tokens.length === 1) return false;
  if (DECIMAL.test(text)) return true;
  if (numeralValue(text) === null) return false;
  return /\d/u.test(text) || /[〇零]|^.{4}$/u.test(text);
}

function asOne(tokens: readonly Token[]): Token {
  const surface = tokens.map((token) => token.surface).join('');
  return { surface, reading: '', pos: NUMBER, base: surface, conjugation: '' };
}
