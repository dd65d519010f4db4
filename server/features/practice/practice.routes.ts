import { COURSE_REPLIES_MAX_AGE_MS } from '#contract/content-limits.ts';
import { getCarriedModels, getExplainingTexts } from '#contract/practice/carried-endpoints.ts';
import { checkAnswer, getBreakdown, revealAnswer } from '#contract/practice/endpoints.ts';
import { listConfusions } from '#contract/practice/mistake-endpoints.ts';
import { decideSuggestion, listSuggestions, suggestAnswer } from '#contract/practice/suggestion-endpoints.ts';
import { REVIEWED_ROLES } from '#contract/roles.ts';
import type { ConfusionsService } from '#server/features/scores/mistakes.service.ts';
import type { BreakdownService } from '#server/features/sentences/breakdown.service.ts';
import { draftsFor } from '#server/http/requests/drafts-for.ts';
import { boundsOf, withTotal } from '#server/http/requests/paging.ts';
import { cachedRoute, route } from '#server/http/route.ts';
import type { CarriedModelsService } from './carried-models.service.ts';
import type { PracticeService } from './practice.service.ts';
import type { SuggestionsService } from './suggestions.service.ts';

interface PracticeServices {
  readonly practice: PracticeService;
  readonly carriedModels: CarriedModelsService;
  readonly breakdowns: BreakdownService;
  readonly confusions: ConfusionsService;
  readonly suggestions: SuggestionsService;
}

export const practiceRoutes = ({
  practice,
  carriedModels,
  breakdowns,
  confusions,
  suggestions,
}: PracticeServices) => [
  route(checkAnswer, ({ caller, query, body, visitor, idempotencyKey: key }) =>
    practice.check(
      caller,
      {
        sentenceId: body.sentenceId,
        mode: query.mode,
        typed: body.userAnswer,
        typedAs: body.typedAs,
        answeredAt: body.answeredAt,
        key,
      },
      visitor(),
    ),
  ),
  route(revealAnswer, ({ caller, params, body, visitor }) =>
    practice.reveal(caller, params.sentenceId, body.mode, visitor()),
  ),
  route(getBreakdown, ({ caller, params }) => breakdowns.of(params.sentenceId, draftsFor(caller))),
  cachedRoute(
    getCarriedModels,
    ({ caller, params }) => carriedModels.of(caller, params.lessonId),
    // Those who may see drafts get a reply of their own.
    { maxAgeMs: COURSE_REPLIES_MAX_AGE_MS, bypassRoles: REVIEWED_ROLES },
  ),
  cachedRoute(getExplainingTexts, () => carriedModels.texts()),
  route(listConfusions, ({ caller, query }) => confusions.mistakesByPoint(caller.id, query.period)),
  route(suggestAnswer, ({ caller, params, body }) =>
    suggestions.suggest(caller, params.sentenceId, body.answer),
  ),
  route(listSuggestions, async ({ caller, query, headers }) =>
    withTotal(await suggestions.list(caller, query, boundsOf(query)), headers),
  ),
  route(decideSuggestion, ({ caller, params, body }) => suggestions.decide(caller, params.id, body)),
];
