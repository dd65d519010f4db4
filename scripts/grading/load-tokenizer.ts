import { join } from 'node:path';
import kuromoji from '@sglkc/kuromoji';
import { ipadicToken } from '#core/grading/analysis/ipadic-token.ts';
import type { Tokenize } from '#core/grading/analysis/token.ts';
import { projectRoot } from '#server/project-root.ts';

/** The tokenizer in this very thread, for commands and tests. Its dictionary takes a second to unpack: load it once. */
export function loadTokenizer(): Promise<Tokenize> {
  const dicPath = join(projectRoot, 'node_modules/@sglkc/kuromoji/dict');
  return new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath }).build((error: Error | null, tokenizer) => {
      if (error) reject(error);
      else resolve((text) => tokenizer.tokenize(text).map(ipadicToken));
    });
  });
}
