import { checkAnswer, getBreakdown, revealAnswer } from '#contract/practice/endpoints.ts';
import { listConfusions } from '#contract/practice/mistake-endpoints.ts';
import { decideSuggestion, listSuggestions, suggestAnswer } from '#contract/practice/suggestion-endpoints.ts';
import type { ConfusionsService } from '#server/features/scores/mistakes.service.ts';
import type { BreakdownService } from '#server/features/sentences/breakdown.service.ts';
import { boundsOf, withTotal } from '#server/http/requests/paging.ts';
import { route } from '#server/http/route.ts';
import type { PracticeService } from './practice.service.ts';
import type { SuggestionsService } from './suggestions.service.ts';

interface PracticeServices {
  readonly practice: PracticeService;
  readonly breakdowns: BreakdownService;
  readonly confusions: ConfusionsService;
  readonly suggestions: SuggestionsService;
}

export const practiceRoutes = ({ practice, breakdowns, confusions, suggestions }: PracticeServices) => [
  route(checkAnswer, ({ caller, query, body, visitor }) =>
    practice.check(
      caller,
      {
        sentenceId: body.sentenceId,
        mode: query.mode,
        typed: body.userAnswer,
        typedAs: body.typedAs,
      },
      visitor(),
    ),
  ),
  route(revealAnswer, ({ caller, params, body, visitor }) =>
    practice.reveal(caller, params.sentenceId, body.mode, visitor()),
  ),
  route(getBreakdown, ({ params }) => breakdowns.of(params.sentenceId)),
  route(listConfusions, ({ caller, query }) => confusions.mistakesByPoint(caller.id, query.period)),
  route(suggestAnswer, ({ caller, params, body }) =>
    suggestions.suggest(caller, params.sentenceId, body.answer),
  ),
  route(listSuggestions, async ({ caller, query, headers }) =>
    withTotal(await suggestions.list(caller, query, boundsOf(query)), headers),
  ),
  route(decideSuggestion, ({ caller, params, body }) => suggestions.decide(caller, params.id, body)),
];
