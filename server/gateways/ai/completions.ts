import type { IncomingMessage } from 'node:http';
import { AI_EVENT_MAX_CHARS } from '#contract/model-limits.ts';
import { z } from '#contract/zod.ts';
import type { Logger } from '#server/log.ts';
import { AiError } from './ai.ts';
import { serverSentEvents } from './server-sent-events.ts';
import { failureOfStatus } from './try-again.ts';
import { listenTo, type Watch } from './watch.ts';

// What models think is not read: `reasoning`, `reasoning_content`, and parts of another type than text.
const textPart = z.object({ type: z.optional(z.string()), text: z.optional(z.string()) });
const said = z.nullish(z.object({ content: z.nullish(z.union([z.string(), z.array(textPart)])) }));
const choice = z.object({ delta: said, message: said, finish_reason: z.nullish(z.string()) });
const completion = z.object({ choices: z.nullish(z.array(choice)), error: z.optional(z.unknown()) });

type Said = z.output<typeof said>;

interface Reading {
  readonly watch: Watch;
  readonly log: Pick<Logger, 'warn'>;
  /** The beginning of an error that a provider reports, fit for a log. */
  readonly excerpt: (text: string) => string;
}

/** The text of a chat completion: streamed as it was asked for, or whole from a server that knows no streams. */
export async function* completionText(response: IncomingMessage, reading: Reading): AsyncGenerator<string> {
  const bytes = listenTo(response, reading.watch);
  if (/\bjson\b/i.test(response.headers['content-type'] ?? '')) yield* wholeAnswer(bytes, reading);
  else yield* streamedAnswer(serverSentEvents(bytes, AI_EVENT_MAX_CHARS), reading);
}

async function* streamedAnswer(events: AsyncIterable<string>, reading: Reading): AsyncGenerator<string> {
  let understood = false;
  let complained = false;
  for await (const data of events) {
    if (data.trim() === '[DONE]') return;
    // A sign of life of servers that do not know comments.
    if (data.trim() === '') continue;
    const chunk = readCompletion(data, reading);
    if (chunk === null) {
      // Not what it says: that may be a part of the answer, which concerns the learner alone.
      if (!complained) reading.log.warn({ chars: data.length }, 'malformed chunk of a model skipped');
      complained = true;
      continue;
    }
    understood = true;
    // One answer was asked for; chunks without any tell what it costs.
    const [first] = chunk.choices ?? [];
    const text = textOf(first?.delta);
    if (text !== '') yield text;
    if (first?.finish_reason) return;
  }
  if (understood) throw new AiError('cut', 'The answer of the model ended in the middle.');
  throw new AiError('malformed', 'The model sent nothing that is a stream of completions.');
}

async function* wholeAnswer(bytes: AsyncIterable<Uint8Array>, reading: Reading): AsyncGenerator<string> {
  const body = await readBeginning(bytes, AI_EVENT_MAX_CHARS);
  const answer = readCompletion(body, reading);
  if (answer === null) {
    throw new AiError('malformed', 'The model sent nothing that is a completion.');
  }
  yield textOf(answer.choices?.[0]?.message);
}

/** Null for what is no completion; throws what the provider reports as its own failure. */
function readCompletion(json: string, { excerpt }: Reading): z.output<typeof completion> | null {
  const read = completion.safeParse(parseJson(json));
  if (!read.success) return null;
  const { error } = read.data;
  if (error === undefined || error === null) return read.data;
  const status = statusOf(error);
  throw new AiError(
    status === null ? 'failing' : failureOfStatus(status),
    'The model answered with an error.',
    { cause: new Error(excerpt(JSON.stringify(error))) },
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const reported = z.object({ code: z.coerce.number().check(z.int(), z.minimum(400), z.maximum(599)) });

/** Some servers report an HTTP status as code, others a word of their own. */
function statusOf(error: unknown): number | null {
  const read = reported.safeParse(error);
  return read.success ? read.data.code : null;
}

function textOf(one: Said): string {
  const content = one?.content ?? '';
  if (typeof content === 'string') return content;
  return content.map(({ type, text = '' }) => (type === 'text' ? text : '')).join('');
}

/** What comes, as far as it fits; the rest is not waited for. */
export async function readBeginning(bytes: AsyncIterable<Uint8Array>, maxChars: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of bytes) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxChars) break;
  }
  return text.slice(0, maxChars);
}
