// A reverse proxy as a public site has one: it ends TLS and speaks HTTP/2, so that many small files come together instead of
// six at a time. Needs `openssl` for its certificate.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of one connection; HTTP/2 refuses them. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

export async function openHttp2Proxy(target) {
  const { hostname, port, host } = new URL(target);
  const proxy = createSecureServer(certificate(), (incoming, reply) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
    );
    const { url: path, method } = incoming;
    const asked = request({ hostname, port, path, method, headers: { ...headers, host } }, (answer) => {
      const passedOn = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.includes(name));
      reply.writeHead(answer.statusCode, Object.fromEntries(passedOn));
      answer.pipe(reply);
    });
    asked.on('error', () => reply.destroy());
    incoming.pipe(asked);
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return { url: `https://127.0.0.1:${proxy.address().port}`, close: () => proxy.close() };
}

function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'kakehashi-bench-'));
  try {
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
    const { status } = spawnSync('openssl', [...made, '-keyout', key, '-out', cert]);
    if (status !== 0) throw new Error('openssl has made no certificate');
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
