import type { IpadicFeatures } from '@sglkc/kuromoji';
import { loadIpadic } from '../grading/load-tokenizer.ts';

export type Token = Pick<
  IpadicFeatures,
  'surface_form' | 'reading' | 'pos' | 'pos_detail_1' | 'conjugated_type' | 'basic_form'
>;
export type Tokenize = (text: string) => readonly Token[];

export const loadTokenizer = (): Promise<Tokenize> => loadIpadic();
