import { AiError } from './ai.ts';

/** The data of each event, parsed as in the HTML standard; names, ids and comments are ignored. */
export async function* serverSentEvents(
  bytes: AsyncIterable<Uint8Array>,
  maxChars: number,
): AsyncGenerator<string> {
  let data: string[] = [];
  let held = 0;
  for await (const line of linesOf(bytes, maxChars)) {
    if (line === '') {
      if (data.length > 0) yield data.join('\n');
      data = [];
      held = 0;
    } else if (/^data(:|$)/.test(line)) {
      const value = line.slice('data:'.length).replace(/^ /, '');
      held += value.length + 1;
      if (held > maxChars) throw tooLong(maxChars);
      data.push(value);
    }
  }
  // Some servers close without the empty line after their last event.
  if (data.length > 0) yield data.join('\n');
}

async function* linesOf(bytes: AsyncIterable<Uint8Array>, maxChars: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let unfinished = '';
  let carriageReturn = '';
  for await (const chunk of bytes) {
    const text = carriageReturn + decoder.decode(chunk, { stream: true });
    // A line feed may follow in the next chunk: CRLF is one line end.
    carriageReturn = text.endsWith('\r') ? '\r' : '';
    const [first = '', ...others] = text.slice(0, text.length - carriageReturn.length).split(/\r\n|\n|\r/);
    unfinished += first;
    for (const next of others) {
      yield unfinished;
      unfinished = next;
    }
    if (unfinished.length > maxChars) throw tooLong(maxChars);
  }
  unfinished += decoder.decode();
  if (unfinished !== '') yield unfinished;
}

const tooLong = (maxChars: number) =>
  new AiError('malformed', `The model sent an event of more than ${maxChars} characters.`);
