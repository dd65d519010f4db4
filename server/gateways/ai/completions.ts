import type { IncomingMessage } from 'node:http';
import { AI_EVENT_MAX_CHARS } from '#contract/model-limits.ts';
import { z } from '#contract/zod.ts';
import type { Logger } from '#server/log.ts';
import { AiError } from './ai.ts';
import { serverSentEvents } from './server-sent-events.ts';
import { failureOfStatus } from './try-again.ts';
import { listenTo, type Watch } from './watch.ts';

// The thoughts of models are ignored: `reasoning`, `reasoning_content`, and parts of another type than text.
const textPart = z.object({ type: z.optional(z.string()), text: z.optional(z.string()) });
const messageSchema = z.nullish(z.object({ content: z.nullish(z.union([z.string(), z.array(textPart)])) }));
const choice = z.object({
  delta: messageSchema,
  message: messageSchema,
  finish_reason: z.nullish(z.string()),
});
const completion = z.object({ choices: z.nullish(z.array(choice)), error: z.optional(z.unknown()) });

type CompletionMessage = z.output<typeof messageSchema>;

interface Reading {
  readonly watch: Watch;
  readonly log: Pick<Logger, 'warn'>;
  /** The beginning of a provider's error, safe to log. */
  readonly excerpt: (text: string) => string;
}

/** The text of a chat completion: streamed, or whole from a server that does not support streams. */
export async function* completionText(response: IncomingMessage, reading: Reading): AsyncGenerator<string> {
  const bytes = listenTo(response, reading.watch);
  if (/\bjson\b/i.test(response.headers['content-type'] ?? '')) yield* wholeAnswer(bytes, reading);
  else yield* streamedAnswer(serverSentEvents(bytes, AI_EVENT_MAX_CHARS), reading);
}

async function* streamedAnswer(events: AsyncIterable<string>, reading: Reading): AsyncGenerator<string> {
  let understood = false;
  let hasWarned = false;
  for await (const data of events) {
    if (data.trim() === '[DONE]') return;
    // A keep-alive of servers that do not use comments for it.
    if (data.trim() === '') continue;
    const chunk = readCompletion(data, reading);
    if (chunk === null) {
      // The content is not logged: it may be a part of the answer, which is private to the learner.
      if (!hasWarned) reading.log.warn({ chars: data.length }, 'malformed chunk of a model skipped');
      hasWarned = true;
      continue;
    }
    understood = true;
    // Only one choice was requested; chunks without choices report the usage.
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

/** Null if it is not a completion; throws if the provider reports an error. */
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

/** Some servers report an HTTP status as code, others a word. */
function statusOf(error: unknown): number | null {
  const read = reported.safeParse(error);
  return read.success ? read.data.code : null;
}

function textOf(one: CompletionMessage): string {
  const content = one?.content ?? '';
  if (typeof content === 'string') return content;
  return content.map(({ type, text = '' }) => (type === 'text' ? text : '')).join('');
}

/** At most `maxChars` of the text; does not wait for the rest. */
export async function readBeginning(bytes: AsyncIterable<Uint8Array>, maxChars: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of bytes) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxChars) break;
  }
  return text.slice(0, maxChars);
}
