import {
  getContrast,
  getGrammarPoint,
  getGrammarUse,
  listContrasts,
  listGrammar,
} from '#contract/grammar/endpoints.ts';
import { findGrammar, findGrammarInSharedText } from '#contract/grammar/name-endpoints.ts';
import { cachedRoute, route } from '#server/http/route.ts';
import type { GrammarUseService } from './grammar-use.service.ts';
import type { GrammarService } from './grammar.service.ts';

interface GrammarServices {
  readonly grammar: GrammarService;
  readonly use: GrammarUseService;
}

export const grammarRoutes = ({ grammar, use }: GrammarServices) => [
  cachedRoute(listGrammar, async () => grammar.points()),
  cachedRoute(findGrammar, async ({ query }) => grammar.named(query.kanji)),
  route(findGrammarInSharedText, async ({ body }) => grammar.named(body.kanji)),
  cachedRoute(getGrammarPoint, async ({ params }) => grammar.point(params.pointId)),
  cachedRoute(getGrammarUse, ({ params }) => use.of(params.pointId)),
  cachedRoute(listContrasts, async () => grammar.contrasts()),
  cachedRoute(getContrast, async ({ params }) => grammar.contrast(params.contrastId)),
];
