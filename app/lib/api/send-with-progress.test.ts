import { afterEach, expect, test, vi } from 'vitest';
import { sendWithProgress } from './send-with-progress.ts';

/** The part of XMLHttpRequest that an upload needs; the test acts as the network. */
class FakeCall extends EventTarget {
  static onSend: (call: FakeCall) => void = () => {};
  readonly upload = new EventTarget();
  readonly headers = new Headers();
  status = 0;
  response: ArrayBuffer | null = null;
  address = '';
  body: Blob | null = null;

  open(method: string, url: string) {
    this.address = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-token: new:one\r\n';
  }
  send(body: Blob) {
    this.body = body;
    FakeCall.onSend(this);
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { lengthComputable: total > 0, loaded, total }),
    );
  }
  answer(status: number, text: string) {
    this.status = status;
    this.response = new TextEncoder().encode(text).buffer;
    this.dispatchEvent(new Event('load'));
  }
}

async function start(onProgress: (share: number) => void = () => {}) {
  vi.stubGlobal('XMLHttpRequest', FakeCall);
  const leaving = new Promise<FakeCall>((resolve) => {
    FakeCall.onSend = resolve;
  });
  const request = new Request('http://kakehashi.test/api/topics', {
    method: 'POST',
    headers: { Authorization: 'Bearer abc', 'Content-Type': 'text/plain' },
    body: 'ảnh',
  });
  const reply = sendWithProgress(request, onProgress);
  return { reply, call: await leaving };
}

afterEach(() => vi.unstubAllGlobals());

test('sends the request unchanged, and returns the reply like fetch', async () => {
  const { reply, call } = await start();
  expect(call.address).toBe('POST http://kakehashi.test/api/topics');
  expect(call.headers.get('Authorization')).toBe('Bearer abc');
  expect(call.headers.get('Content-Type')).toBe('text/plain');
  expect(await call.body?.text()).toBe('ảnh');
  call.answer(201, '{"id":1}');
  const response = await reply;
  expect(response.status).toBe(201);
  expect(response.headers.get('X-Token')).toBe('new:one');
  expect(await response.json()).toEqual({ id: 1 });
});

test('reports the progress, unless the length is unknown', async () => {
  const shares: number[] = [];
  const { reply, call } = await start((share) => shares.push(share));
  call.progress(1, 4);
  call.progress(5, 0);
  call.progress(4, 4);
  call.answer(200, '{}');
  await reply;
  expect(shares).toEqual([0.25, 1]);
});

test('a network failure looks like that of fetch', async () => {
  const { reply, call } = await start();
  call.dispatchEvent(new Event('error'));
  await expect(reply).rejects.toThrow(TypeError);
});
