import { type SQL, sql } from 'drizzle-orm';
import { answerSuggestions, contentVersions } from './schema/index.ts';

/**
 * A suggested answer that its maker has accepted and that a reviewer has yet to approve. It is read from the version
 * that waits: when that one is withdrawn, sent back, discarded or rewritten without the answer, the suggestion is open again.
 */
export const answerInReview: SQL<boolean> = sql<boolean>`(
  ${answerSuggestions.acceptedAs} is not null and exists (
    select 1 from ${contentVersions}
    where ${contentVersions.kind} = 'sentences'
      and ${contentVersions.contentId} = ${answerSuggestions.sentenceId}
      and ${contentVersions.state} = 'waiting'
      and ${contentVersions.fields}->'accepted' @> to_jsonb(${answerSuggestions.acceptedAs})
  )
)`;
