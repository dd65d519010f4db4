import type { OnProgress } from './api.ts';

/** `fetch` for large uploads: `fetch` itself reports no upload progress. */
export async function sendWithProgress(request: Request, onProgress: OnProgress): Promise<Response> {
  // The multipart boundary is in the request's headers, so the bytes are sent unchanged.
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
    // The same error as `fetch`.
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
