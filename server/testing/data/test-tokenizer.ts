import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { builder, type IpadicFeatures, type Tokenizer as Kuromoji } from '@sglkc/kuromoji';
import { ipadicToken } from '#core/japanese/tokens/ipadic-token.ts';
import { faster } from '#server/gateways/tokenizer/faster-kuromoji.mjs';
import type { Tokenizer } from '#server/gateways/tokenizer/tokenizer.ts';

declare global {
  var testKuromoji: Promise<Kuromoji<IpadicFeatures>> | undefined;
}

/** The tokenizer without its process: its dictionary is loaded on demand, once for all tests of a worker. */
export const testTokenizer: Tokenizer = {
  async tokenize(texts) {
    const kuromoji = await (globalThis.testKuromoji ??= load());
    return texts.map((text) => kuromoji.tokenize(text).map(ipadicToken));
  },
  close: async () => {},
};

function load(): Promise<Kuromoji<IpadicFeatures>> {
  const { resolve: find } = createRequire(import.meta.url);
  const dicPath = join(dirname(find('@sglkc/kuromoji/package.json')), 'dict');
  return new Promise((resolve, reject) => {
    builder({ dicPath }).build((error: Error | null, kuromoji) =>
      error ? reject(error) : resolve(faster(kuromoji)),
    );
  });
}
