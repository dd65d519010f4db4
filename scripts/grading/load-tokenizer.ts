import { join } from 'node:path';
import kuromoji, { type IpadicFeatures } from '@sglkc/kuromoji';
import { ipadicToken } from '#core/japanese/tokens/ipadic-token.ts';
import type { Tokenize } from '#core/japanese/tokens/token.ts';
import { projectRoot } from '#server/project-root.ts';

type IpadicTokenize = (text: string) => readonly IpadicFeatures[];

let unpacked: Promise<IpadicTokenize> | undefined;

/** The tokenizer in this very thread, for commands and tests, as its dictionary says it. It takes a second to unpack, once. */
export const loadIpadic = (): Promise<IpadicTokenize> => (unpacked ??= unpack());

/** The same as the judge wants its words. */
export async function loadTokenizer(): Promise<Tokenize> {
  const tokenize = await loadIpadic();
  return (text) => tokenize(text).map(ipadicToken);
}

function unpack(): Promise<IpadicTokenize> {
  const dicPath = join(projectRoot, 'node_modules/@sglkc/kuromoji/dict');
  return new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath }).build((error: Error | null, tokenizer) => {
      if (error) reject(error);
      else resolve((text) => tokenizer.tokenize(text));
    });
  });
}
