import { type SQL, sql } from 'drizzle-orm';
import { answerSuggestions, contentVersions } from './schema/index.ts';

/**
 * Whether the author accepted a suggested answer and a reviewer has yet to approve it. Derived from the waiting
 * version: when that is withdrawn, sent back, discarded or saved without the answer, the suggestion is open again.
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
