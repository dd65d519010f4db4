import { getContrast, getGrammarPoint, listContrasts, listGrammar } from '#contract/grammar/endpoints.ts';
import { cachedRoute } from '#server/http/route.ts';
import type { GrammarService } from './grammar.service.ts';

interface GrammarServices {
  readonly grammar: GrammarService;
}

export const grammarRoutes = ({ grammar }: GrammarServices) => [
  cachedRoute(listGrammar, async () => grammar.points()),
  cachedRoute(getGrammarPoint, async ({ params }) => grammar.point(params.pointId)),
  cachedRoute(listContrasts, async () => grammar.contrasts()),
  cachedRoute(getContrast, async ({ params }) => grammar.contrast(params.contrastId)),
];
