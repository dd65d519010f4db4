import { useQuery } from '@tanstack/react-query';
import { getAssistant } from '#contract/chat/endpoints.ts';
import { chatTexts } from '#contract/texts/chat.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';

/** Says what kind of assistant answers. Claims nothing until that is known. */
export function AssistantKindNote() {
  const { data } = useQuery({ ...endpointQuery(getAssistant, {}), staleTime: Infinity });
  return <span className="block min-h-5 text-xs text-ink-soft">{data && chatTexts.kinds[data.kind]}</span>;
}
