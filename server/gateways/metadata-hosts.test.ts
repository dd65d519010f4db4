import type { LookupAddress } from 'node:dns';
import { afterEach, describe, expect, test } from 'vitest';
import { AI_KEY } from '#server/testing/asking-ai.ts';
import { says, startAiProvider } from '#server/testing/fakes/ai-provider.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { createAi } from './ai/create-ai.ts';
import { createProvider } from './ai/provider.ts';
import { createSmtpMailer } from './mailer/smtp-mailer.ts';
import { createLookupWithoutMetadata, isMetadataAddress } from './metadata-hosts.ts';

/** What owners and operators may connect, and what not (decision 072). */

test.each([
  { address: '169.254.169.254', isRefused: true, why: 'AWS, Google Cloud, Azure, and most others' },
  { address: '169.254.170.2', isRefused: true, why: 'containers of AWS' },
  { address: '100.100.100.200', isRefused: true, why: 'Alibaba Cloud' },
  { address: 'fd00:ec2::254', isRefused: true, why: 'AWS in IPv6' },
  { address: 'fe80::1', isRefused: true, why: 'the same cable' },
  { address: '::ffff:169.254.169.254', isRefused: true, why: 'IPv4 mapped to IPv6' },
  { address: '::ffff:a9fe:a9fe', isRefused: true, why: 'the same in hexadecimal' },
  { address: '64:ff9b::a9fe:a9fe', isRefused: true, why: 'translated by NAT64' },
  { address: '2002:a9fe:a9fe::1', isRefused: true, why: 'tunnelled by 6to4' },
  { address: '127.0.0.1', isRefused: false, why: 'a model on this machine' },
  { address: '::1', isRefused: false, why: 'the same in IPv6' },
  { address: '192.168.1.20', isRefused: false, why: 'a model next door' },
  { address: '10.0.0.5', isRefused: false, why: 'a mail server of the network' },
  { address: '100.64.0.9', isRefused: false, why: 'a machine of a private network over the internet' },
  { address: 'fd12:3456::1', isRefused: false, why: 'a private network in IPv6' },
  { address: '8.8.8.8', isRefused: false, why: 'the internet' },
  { address: 'model.example.com', isRefused: false, why: 'a name is checked when it is resolved' },
])('$address is refused: $isRefused ($why)', ({ address, isRefused }) => {
  expect(isMetadataAddress(address)).toBe(isRefused);
});

const SPELLINGS = [
  { host: '169.254.169.254', why: 'as it is known' },
  { host: '169.254.169.254.', why: 'with a dot' },
  { host: '2852039166', why: 'as a decimal number' },
  { host: '0xa9fea9fe', why: 'in hexadecimal' },
  { host: '0251.0376.0251.0376', why: 'in octal' },
  { host: '169.254.43518', why: 'shortened' },
  { host: '１６９.２５４.１６９.２５４', why: 'in full-width digits' },
  { host: '[::ffff:169.254.169.254]', why: 'IPv4 mapped to IPv6' },
  { host: '[fe80::1]', why: 'the same cable' },
];

describe('a model', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  const ask = async (baseUrl: string, lookUp?: Parameters<typeof createLookupWithoutMetadata>[0]) => {
    const { log, text } = recordLog();
    const lookup = createLookupWithoutMetadata(lookUp);
    const provider = createProvider({ baseUrl, model: 'gia-su', apiKey: AI_KEY, lookup }, log);
    const ai = createAi(provider, log, { silenceMs: 5_000, answerMs: 5_000, backOffMs: 1 });
    const pieces: string[] = [];
    const failure: unknown = await (async () => {
      const answer = ai.stream([{ role: 'user', content: 'Chào' }], new AbortController().signal);
      for await (const piece of answer) pieces.push(piece);
    })().catch((error: unknown) => error);
    expect(text()).not.toContain(AI_KEY);
    return { text: pieces.join(''), failure };
  };

  test.each(SPELLINGS)('is not asked at the metadata of a cloud, $why: $host', async ({ host }) => {
    const { failure } = await ask(`http://${host}/latest`);
    expect(failure).toMatchObject({ kind: 'refused', cause: { name: 'MetadataHostError' } });
  });

  test('is not asked any more once its name leads there', async () => {
    const provider = await startAiProvider([says('Chào'), says('Chào')]);
    closing.push(provider.close);
    const local: LookupAddress = { address: '127.0.0.1', family: 4 };
    const answers: LookupAddress[][] = [
      [local],
      [{ address: '169.254.169.254', family: 4 }],
      [local, { address: 'fe80::1', family: 6 }],
    ];
    const lookUp: Parameters<typeof createLookupWithoutMetadata>[0] = (_name, _options, done) =>
      done(null, answers.shift() ?? []);
    const address = provider.address.replace('127.0.0.1', 'model.example.com');
    expect(await ask(address, lookUp)).toMatchObject({ text: 'Chào' });
    // Another address, then one of several.
    for (let times = 0; times < 2; times += 1)
      expect((await ask(address, lookUp)).failure).toMatchObject({ kind: 'refused' });
    expect(provider.requests()).toHaveLength(1);
  });
});

describe('a mail server', () => {
  test.each(SPELLINGS.filter(({ host }) => !host.startsWith('１') && !host.endsWith('.')))(
    'is not called at the metadata of a cloud, $why: $host',
    async ({ host }) => {
      const mailer = createSmtpMailer(`smtp://user:mat-khau-thu@${host}:25`, 'a@example.com', {
        connectMs: 5_000,
        silenceMs: 5_000,
        sendMs: 5_000,
      });
      const mail = { to: 'lan@example.com', subject: 'x', text: 'x', html: '<p>x</p>' };
      const failure: unknown = await mailer.send(mail).catch((error: unknown) => error);
      mailer.close();
      expect(failure).toMatchObject({ name: 'MetadataHostError' });
      expect(String(failure)).not.toContain('mat-khau-thu');
    },
  );
});
