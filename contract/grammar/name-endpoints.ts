import { defineEndpoint, inBody } from '../endpoint.ts';
import { lookedUpText } from '../fields.ts';
import { SEARCH_MAX_CHARS } from '../limits.ts';
import { typedTextName } from '../texts/search.ts';
import { z } from '../zod.ts';
import { shortPoint } from './short-grammar.ts';

/** For the dictionary search: only exact names, so that ordinary words stay uncluttered. */
export const findGrammar = defineEndpoint({
  method: 'GET',
  path: '/api/grammar/named',
  summary: 'Những điểm ngữ pháp có đúng tên này: 〜てしまう, ている, te shimau',
  access: 'anyone',
  kept: 'shared',
  limits: ['searchPerAddress'],
  query: z.object({ kanji: z._default(lookedUpText(SEARCH_MAX_CHARS), '') }),
  fieldNames: { kanji: typedTextName },
  output: z.array(shortPoint),
});

export const findGrammarInSharedText = inBody(findGrammar);
