import type { GrammarLibrary } from '../grammar/grammar-library.ts';
import type { GrammarPoint } from '../grammar/grammar-point.ts';
import type { Token } from '../japanese/tokens/token.ts';

interface Known {
  readonly named: GrammarLibrary['named'];
  /** Tokens that a pattern or a dictionary word already explains. */
  readonly explained: ReadonlySet<number>;
}

/** A point with the tokens that its name covers, the last one excluded. */
interface NamedGrammar {
  readonly point: GrammarPoint;
  readonly from: number;
  readonly to: number;
}

interface LeftGrammar {
  /** Points of endings that no pattern matched here, by their names. */
  readonly named: readonly NamedGrammar[];
  readonly uncovered: readonly string[];
}

const GRAMMATICAL =
  /^(?:助詞|助動詞|動詞\/(?:接尾|非自立)|形容詞\/(?:接尾|非自立)|名詞\/(?:特殊|接尾\/助動詞語幹))/u;
/** ませんでした is the longest ending with a name of its own. */
const ENDING_MAX_TOKENS = 4;

/**
 * The particles, endings and dependent words that no pattern explains. Patterns prefer missing a point to misnaming it,
 * so finding none does not mean that there is none: a name decides where it can.
 */
export function uncoveredGrammar(tokens: readonly Token[], { named, explained }: Known): LeftGrammar {
  const found: NamedGrammar[] = [];
  const uncovered: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    const ending = token && !explained.has(at) ? namedAt(tokens, at, named) : null;
    if (ending) found.push({ point: ending.point, from: at, to: at + ending.length });
    else if (token && !explained.has(at) && GRAMMATICAL.test(token.pos) && !isKnown(token, named))
      uncovered.push(token.surface);
    at += ending?.length ?? 1;
  }
  return { named: found, uncovered };
}

/** The point of an ending or of a compound particle: these have one meaning, so their name is enough. */
function namedAt(tokens: readonly Token[], at: number, named: Known['named']) {
  for (let length = ENDING_MAX_TOKENS; length > 0; length -= 1) {
    // でした of 食べられませんでした is half of ませんでした, although a pattern explains the other half.
    const from = isAfterMasen(tokens, at) ? at - 2 : at;
    const parts = tokens.slice(from, at + length);
    if (tokens.length < at + length || !parts.every(({ pos }) => pos.startsWith('助動詞'))) continue;
    const point = onlyPoint(parts.map(({ surface }) => surface).join(''), named);
    if (point) return { point, length };
  }
  const name = nameOf(tokens, at);
  const point = name === null ? null : onlyPoint(name, named);
  return point && { point, length: 1 };
}

const isAfterMasen = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 2]?.surface === 'ませ' && tokens[at - 1]?.surface === 'ん';

function onlyPoint(name: string, named: Known['named']): GrammarPoint | null {
  const [point, other] = named(name);
  return point && !other ? point : null;
}

/** ている and について can be one thing only; という quotes, names and explains. */
function nameOf(tokens: readonly Token[], at: number): string | null {
  const { pos = '', base = '', surface = '' } = tokens[at] ?? {};
  if (pos.startsWith('助詞/格助詞/連語')) return surface === 'という' ? null : surface;
  const follows = JOINING.includes(tokens[at - 1]?.surface ?? '');
  return follows && pos.startsWith('動詞/非自立') ? `て${base}` : null;
}

const JOINING: readonly string[] = ['て', 'で'];

/** In the table of forms on the page of every verb and adjective. */
const FORMS: readonly string[] = 'た だ ない ぬ ん う れる られる せる させる て で ば'.split(' ');
/** Words whose points are found by their name; which of several it is, only the sentence tells. */
const FOUND_BY_NAME =
  /^(?:助動詞|動詞\/非自立|助詞\/(?:格助詞\/一般|格助詞\/引用|係助詞|並立助詞|連体化|終助詞|副詞化|副助詞／並立助詞／終助詞))/u;

const isKnown = ({ surface, base, pos }: Token, named: Known['named']): boolean => {
  if (FORMS.includes(base) || FORMS.includes(surface)) return true;
  return FOUND_BY_NAME.test(pos) && [surface, base].some((name) => named(name).length > 0);
};
