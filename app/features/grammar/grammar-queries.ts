import {
  getContrast,
  getGrammarPoint,
  getGrammarUse,
  listContrasts,
  listGrammar,
} from '#contract/grammar/endpoints.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';

export const grammarQuery = () => endpointQuery(listGrammar, {});

export const pointQuery = (pointId: string) => endpointQuery(getGrammarPoint, { params: { pointId } });

export const grammarUseQuery = (pointId: string) => endpointQuery(getGrammarUse, { params: { pointId } });

export const contrastsQuery = () => endpointQuery(listContrasts, {});

export const contrastQuery = (contrastId: string) => endpointQuery(getContrast, { params: { contrastId } });
