import { createHash } from 'node:crypto';
import type { Endpoint } from '#contract/endpoint.ts';

/** What makes a repeated call the same call. */
export interface CallKey {
  /** The id that the client gave to the action. */
  readonly id: string;
  /** A digest of what it asks for: the same id for something else is a mistake of the client. */
  readonly request: string;
}

type Fields = Readonly<Record<string, unknown>> | undefined;

/** The fields are parsed already, so that other spellings of one request are the same request. */
export function callKeyOf(
  id: string,
  { once = [] }: Pick<Endpoint, 'once'>,
  ...parsed: readonly Fields[]
): CallKey {
  const fields: Record<string, unknown> = Object.assign({}, ...parsed);
  // A field that is left out and one that is null ask for the same.
  const wanted = once.map((name) => fields[name] ?? null);
  return { id, request: createHash('sha256').update(JSON.stringify(wanted)).digest('base64url') };
}
