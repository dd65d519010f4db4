import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { json } from 'node:stream/consumers';

// Used by the browser tests too, where `#server/…` does not work: import only Node's own modules here.

/** A received request. */
export interface AiRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** How one request is answered. */
export type AiTurn = (response: ServerResponse, asked: AiRequest) => void | Promise<void>;

/** A fake language model with the chat completions API. The last turn of the script answers all further requests. */
export async function startAiProvider(script: readonly AiTurn[], wantedPort = 0) {
  const requests: AiRequest[] = [];
  const sockets = new Set<Socket>();
  const arrivals = new EventEmitter();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request;
    const asked: AiRequest = { method, path: url, headers, body: await json(request) };
    requests.push(asked);
    arrivals.emit('asked');
    await script[Math.min(requests.length, script.length) - 1]?.(response, asked);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(wantedPort, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://127.0.0.1:${port}/v1`,
    /** All requests so far, oldest first. */
    requests: (): readonly AiRequest[] => requests,
    /** Resolves when this many requests have arrived. */
    async asked(count = 1): Promise<void> {
      while (requests.length < count) await once(arrivals, 'asked');
    },
    openSockets: () => sockets.size,
    /** Resolves when the clients have closed every connection. */
    async clientLeft(): Promise<void> {
      await Promise.all([...sockets].map((socket) => new Promise((resolve) => socket.on('close', resolve))));
    },
    async close(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** One event of a stream, with a choice of the answer. */
export const event = (choice: object, rest: object = {}): string =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }], ...rest })}\n\n`;

/** An event with a piece of text. */
export const piece = (content: string): string => event({ delta: { content } });

export const DONE = 'data: [DONE]\n\n';

/** Writes these chunks unchanged, and ends. */
export const writes =
  (...chunks: readonly (string | Uint8Array)[]): AiTurn =>
  (response) => {
    begin(response, chunks);
    response.end();
  };

/** A whole answer in pieces, as a correct provider sends it. */
export const says = (...pieces: readonly string[]): AiTurn =>
  writes(
    event({ delta: { role: 'assistant', content: '' } }),
    ...pieces.map(piece),
    event({ delta: {}, finish_reason: 'stop' }),
    DONE,
  );

/** Writes these chunks and then nothing more; without any, not even a status. */
export const stalls =
  (...chunks: readonly string[]): AiTurn =>
  (response) => {
    if (chunks.length > 0) begin(response, chunks);
  };

/** Writes these chunks, then the connection breaks. */
export const breaksOff =
  (...chunks: readonly string[]): AiTurn =>
  (response) => {
    if (chunks.length === 0) response.socket?.destroy();
    else begin(response, chunks, () => response.socket?.destroy());
  };

/** Writes the same chunk again and again until the client disconnects. */
export const repeats =
  (
    chunk: string,
    { first = [], status = 200 }: { first?: readonly string[]; status?: number } = {},
  ): AiTurn =>
  (response) => {
    response.statusCode = status;
    begin(response, first);
    const again = () => {
      if (!response.destroyed) response.write(chunk, () => setImmediate(again));
    };
    again();
  };

/** Answers with a status and a body. */
export const replies =
  (status: number, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): AiTurn =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

function begin(
  response: ServerResponse,
  chunks: readonly (string | Uint8Array)[],
  onLast?: () => void,
): void {
  response.setHeader('Content-Type', 'text/event-stream').flushHeaders();
  chunks.forEach((chunk, place) => {
    response.write(chunk, place === chunks.length - 1 ? onLast : undefined);
  });
}
