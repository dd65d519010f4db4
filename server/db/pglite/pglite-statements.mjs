// Statements of PGlite, each prepared once. PGlite's own `query` parses and plans every statement anew and sends the six
// messages of the protocol one by one; a prepared statement is bound, executed and synced in one call.
// Plain JavaScript, because the database thread loads it beside the source and beside the bundle.
import { parse, protocol } from '@electric-sql/pglite';

const { serialize } = protocol;

/** The least recently used statement beyond these is closed. */
const STATEMENTS_MAX = 300;
/** Longer texts are inserts of many rows: hardly any of them comes twice. */
const TEXT_MAX_CHARS = 3_000;

/**
 * @typedef {{ readonly name: string, readonly paramTypes: readonly number[] }} Statement
 * @typedef {'array' | 'object' | undefined} RowMode
 */

/** @param {import('@electric-sql/pglite').PGlite} client */
export function createStatements(client) {
  /** By text; the least recently used comes first. @type {Map<string, Statement>} */
  const prepared = new Map();
  let lastNumber = 0;

  /** @param {string} text */
  async function prepare(text) {
    const known = prepared.get(text);
    if (known) prepared.delete(text);
    const statement = known ?? (await parseStatement(text));
    prepared.set(text, statement);
    if (prepared.size > STATEMENTS_MAX) await closeOldest();
    return statement;
  }

  /** @param {string} text @returns {Promise<Statement>} */
  async function parseStatement(text) {
    const name = `s${++lastNumber}`;
    const { messages } = await client.execProtocol(
      joined(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()),
    );
    return { name, paramTypes: parse.parseDescribeStatementResults(messages) };
  }

  async function closeOldest() {
    const [[text, { name }]] = prepared;
    prepared.delete(text);
    await client.execProtocol(joined(serialize.close({ type: 'S', name }), serialize.sync()));
  }

  /** @param {Statement} statement @param {readonly unknown[]} params */
  const execute = ({ name, paramTypes }, params) =>
    client.execProtocol(
      joined(
        serialize.bind({
          statement: name,
          values: params.map((value, at) => written(value, paramTypes[at])),
        }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ),
    );

  /** @param {unknown} value @param {number | undefined} type */
  function written(value, type) {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : client.serializers[type];
    return serializer ? serializer(value) : String(value);
  }

  /**
   * The same as `client.query`. Statements of a transaction must not be mixed with others: callers take turns.
   * @template Row
   * @param {string} text
   * @param {readonly unknown[]} [params]
   * @param {RowMode} [rowMode]
   * @returns {Promise<import('@electric-sql/pglite').Results<Row>>}
   */
  async function query(text, params = [], rowMode) {
    if (text.length > TEXT_MAX_CHARS) return client.query(text, [...params], { rowMode });
    return client.runExclusive(async () => {
      const { messages } = await execute(await prepare(text), params);
      const [result] = parse.parseResults(messages, client.parsers, { rowMode });
      return result;
    });
  }

  return { query };
}

/** One buffer for messages that are sent together. @param {...Uint8Array} messages */
function joined(...messages) {
  const bytes = new Uint8Array(messages.reduce((length, message) => length + message.byteLength, 0));
  let at = 0;
  for (const message of messages) {
    bytes.set(message, at);
    at += message.byteLength;
  }
  return bytes;
}
