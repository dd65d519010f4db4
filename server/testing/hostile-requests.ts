import { BODY_MEDIA_TYPES, type Endpoint, pathParameters } from '#contract/endpoint.ts';
import { type FieldPath, sampleOf, type TextField, textFieldsOf, withValue } from './contract-fields.ts';
import { fileOf, formOf } from './data/upload.ts';

/**
 * Requests with strings that are expensive to process, in every text field of every endpoint, as long as the field
 * allows and longer. The tests look for server errors, `bench/noisy-client.mjs` for other requests that have to wait.
 */

/** By what makes them expensive. */
const STRINGS: readonly Readonly<Record<string, string>>[] = [
  { numerals: '一〇', digits: '0123456789' },
  { 'repetition 々': '々', 'mark 〆': '〆', 'mark ヶ': 'ヶ', 'mark 〻': '〻' },
  { 'one kanji': '生', 'one kana': 'す' },
  {
    particles: 'はがをにへとでものねよかばやから',
    'no spaces': 'わたしはにほんごをべんきょうしています',
    verbs: '食べさせられたくなくて',
  },
  { Vietnamese: 'e\u0302\u0301', zalgo: 'あ\u0301\u0323\u0302\u030a' },
  { 'half a letter': '\ud800' },
  { brackets: '[({', slots: '{(に|へ) [は] も}' },
];
const LENGTHS = [300, 1_000, 5_000];

const DEEP = 30_000;
const NESTED = Object.entries({
  'nested lists': '['.repeat(DEEP) + ']'.repeat(DEEP),
  'nested objects': `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  'a list without an end': '['.repeat(DEEP),
});

/** Lists are filled up, because their cost grows with the number of entries. */
const LIST_LENGTHS = { all: 20, some: 3 };

export interface HostileRequest {
  /** The string, and where it stands. */
  readonly what: string;
  readonly address: string;
  readonly body: Sent | BodyInit | undefined;
  /** For a body that is already text: as any other text it would not be parsed. */
  readonly headers?: Readonly<Record<string, string>>;
}

type Sent = Readonly<Record<string, unknown>>;

const PARTS = ['params', 'query', 'body'] as const;
type Part = (typeof PARTS)[number];

interface Attempt {
  readonly string: string;
  readonly part: Part;
  readonly path: FieldPath;
  readonly value: string;
}

export interface HostileOptions {
  /** Ids and names that exist, so that a request is not refused for another reason than the string. */
  readonly known: Sent;
  /** All strings; otherwise one of each class, another one in each field. */
  readonly all: boolean;
}

export const hasTextFields = (endpoint: Endpoint): boolean =>
  PARTS.some((part) => textFieldsOf(endpoint[part]).length > 0);

export function hostileRequests(endpoint: Endpoint, { known, all }: HostileOptions): HostileRequest[] {
  const fields = PARTS.flatMap((part) => textFieldsOf(endpoint[part]).map((field) => ({ part, field })));
  const turn = endpoint.path.length;
  const attempts = fields.flatMap(({ part, field }, at) => attemptsAt(part, field, all ? null : turn + at));
  return [
    ...attempts.map((attempt) => withAttempt(endpoint, attempt, { known, all })),
    ...nestedBodies(endpoint, all ? null : turn),
  ];
}

/** One of them, or all of them without a turn. */
const atTurn = <Item>(items: readonly Item[], turn: number | null): readonly Item[] =>
  turn === null ? items : items.slice(turn % items.length).slice(0, 1);

const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Strings of the maximum length of the field, and some that are too long; ids and e-mails get only the latter. */
function attemptsAt(part: Part, { path, isFree, maxChars }: TextField, turn: number | null): Attempt[] {
  const strings = STRINGS.flatMap((alike) => atTurn(Object.entries(alike), turn));
  // Fewer strings for the slow fields: a list costs as much as twenty fields, and hashing a password is slow by design.
  const isSlow = path.at(-1) === 0 || /password/i.test(path.join());
  const fitting = strings
    .filter((_, at) => isFree && (!isSlow || at % 3 === 0))
    .map(([string, unit]) => ({ string, part, path, value: repeated(unit, maxChars) }));
  const tooLong = atTurn(LENGTHS, turn).map((length, at) => {
    const [string, unit] = strings[(path.join('.').length + at * 5) % strings.length] ?? ['', ''];
    return { string, part, path, value: repeated(unit, length) };
  });
  return [...fitting, ...tooLong];
}

function withAttempt(endpoint: Endpoint, attempt: Attempt, { known, all }: HostileOptions): HostileRequest {
  const { string, part, path } = attempt;
  const sent: Record<Part, Sent> = { params: {}, query: {}, body: {} };
  for (const each of PARTS) {
    const schema = endpoint[each];
    if (schema) sent[each] = withKnown(sampleOf(schema), known) as Sent;
  }
  sent[part] = filled(sent[part], attempt, all ? LIST_LENGTHS.all : LIST_LENGTHS.some) as Sent;
  return {
    what: `${string} in ${path.join('.')}`,
    address: addressOf(endpoint, sent.params, sent.query),
    body: bodyOf(endpoint, sent.body),
  };
}

function nestedBodies({ path, body, accepts = 'json' }: Endpoint, turn: number | null): HostileRequest[] {
  if (!body || accepts !== 'json') return [];
  const address = path.replaceAll(/\{\w+\}/g, '1');
  const headers = { 'Content-Type': BODY_MEDIA_TYPES.json };
  return atTurn(NESTED, turn).map(([what, nested]) => ({ what, address, body: nested, headers }));
}

const withKnown = (sent: unknown, known: Sent): unknown =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)
    ? Object.fromEntries(
        Object.entries(sent).map(([key, value]) => [
          key,
          key in known ? known[key] : withKnown(value, known),
        ]),
      )
    : sent;

function filled(sent: unknown, { path, value }: Attempt, length: number): unknown {
  if (path.at(-1) !== 0) return withValue(sent, path, value);
  const list = Array.from({ length }, (_, at) => value.slice(at) + value.slice(0, at));
  return withValue(sent, path.slice(0, -1), list);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

function addressOf({ path, query }: Endpoint, params: Sent, asked: Sent): string {
  const address = pathParameters(path).reduce(
    (begun, name) =>
      begun.replace(`{${name}}`, encodeURIComponent(textOf(params[name]).replaceAll(/\p{Cs}/gu, '?'))),
    path,
  );
  if (!query) return address;
  const fields = Object.entries(asked).filter(([, value]) => value !== undefined);
  return `${address}?${new URLSearchParams(fields.map(([key, value]) => [key, textOf(value)]))}`;
}

function bodyOf({ body, accepts }: Endpoint, sent: Sent): Sent | BodyInit | undefined {
  if (!body) return undefined;
  if (accepts === 'form')
    return new URLSearchParams(Object.entries(sent).map(([key, value]) => [key, textOf(value)]));
  if (accepts === 'multipart')
    return formOf({ ...(sent as Record<string, object>), file: fileOf('a,b'), img: fileOf('a') });
  return sent;
}
