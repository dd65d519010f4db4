import { join } from 'node:path';
import kuromoji, { type IpadicFeatures } from '@sglkc/kuromoji';
import { projectRoot } from '#server/project-root.ts';

export type Token = Pick<
  IpadicFeatures,
  'surface_form' | 'reading' | 'pos' | 'pos_detail_1' | 'conjugated_type' | 'basic_form'
>;
export type Tokenize = (text: string) => readonly Token[];

/** Its dictionary takes a second to unpack: load it once. */
export function loadTokenizer(): Promise<Tokenize> {
  const dicPath = join(projectRoot, 'node_modules/@sglkc/kuromoji/dict');
  return new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath }).build((error: Error | null, tokenizer) => {
      if (error) reject(error);
      else resolve((text) => tokenizer.tokenize(text));
    });
  });
}
