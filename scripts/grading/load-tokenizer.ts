import { join } from 'node:path';
import kuromoji, { type IpadicFeatures } from '@sglkc/kuromoji';
import { ipadicToken } from '#core/japanese/tokens/ipadic-token.ts';
import type { Tokenize } from '#core/japanese/tokens/token.ts';
import { faster } from '#server/gateways/tokenizer/faster-kuromoji.mjs';
import { projectRoot } from '#server/project-root.ts';

type IpadicTokenize = (text: string) => readonly IpadicFeatures[];

let unpacked: Promise<IpadicTokenize> | undefined;

/**
 * The tokenizer in the current thread, for commands and tests, with the output of its dictionary. Unpacking takes a
 * second, once.
 */
export const loadIpadic = (): Promise<IpadicTokenize> => (unpacked ??= unpack());

/** The same with the tokens that the judge needs. */
export async function loadTokenizer(): Promise<Tokenize> {
  const tokenize = await loadIpadic();
  return (text) => tokenize(text).map(ipadicToken);
}

function unpack(): Promise<IpadicTokenize> {
  const dicPath = join(projectRoot, 'node_modules/@sglkc/kuromoji/dict');
  return new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath }).build((error: Error | null, tokenizer) => {
      if (error) reject(error);
      else {
        const quick = faster(tokenizer);
        resolve((text) => quick.tokenize(text));
      }
    });
  });
}
