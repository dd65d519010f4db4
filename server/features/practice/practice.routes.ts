import { checkAnswer, revealAnswer } from '#contract/practice/endpoints.ts';
import { decideSuggestion, listSuggestions, suggestAnswer } from '#contract/practice/suggestion-endpoints.ts';
import { boundsOf, withTotal } from '#server/http/paging.ts';
import { route } from '#server/http/route.ts';
import type { PracticeService } from './practice.service.ts';
import type { SuggestionsService } from './suggestions.service.ts';

interface PracticeServices {
  readonly practice: PracticeService;
  readonly suggestions: SuggestionsService;
}

export const practiceRoutes = ({ practice, suggestions }: PracticeServices) => [
  route(checkAnswer, ({ caller, query, body }) =>
    practice.check(caller, { sentenceId: body.sentenceId, mode: query.mode, typed: body.userAnswer }),
  ),
  route(revealAnswer, ({ caller, params, body }) => practice.reveal(caller, params.sentenceId, body.mode)),
  route(suggestAnswer, ({ caller, params, body }) =>
    suggestions.suggest(caller, params.sentenceId, body.answer),
  ),
  route(listSuggestions, async ({ query, headers }) =>
    withTotal(await suggestions.list(query.state, boundsOf(query)), headers),
  ),
  route(decideSuggestion, ({ caller, params, body }) => suggestions.decide(caller, params.id, body)),
];
