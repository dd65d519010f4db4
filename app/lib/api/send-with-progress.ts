import type { OnProgress } from './api.ts';

/** `fetch` for what takes a while to send: `fetch` itself does not tell how much of a body has left. */
export async function sendWithProgress(request: Request, onProgress: OnProgress): Promise<Response> {
  // The boundary of a multipart body stands in the request's headers, so its bytes travel as they are.
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open(request.method, request.url);
    call.responseType = 'arraybuffer';
    request.headers.forEach((value, name) => call.setRequestHeader(name, value));
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    call.addEventListener('load', () => resolve(responseOf(call)));
    // As `fetch` puts it.
    call.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    call.send(body);
  });
}

const responseOf = (call: XMLHttpRequest): Response =>
  new Response(call.response as ArrayBuffer, { status: call.status, headers: headersOf(call) });

function headersOf(call: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
