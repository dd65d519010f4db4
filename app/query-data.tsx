import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { knownQueries } from '#app/lib/api/query-client.ts';
import { InertData, inertJson } from '#app/lib/choices/document-scripts.tsx';

const ELEMENT_ID = 'query-data';

/** The data that the server has loaded for this page, as inert JSON, which needs no exception in the policy. */
export function QueryData() {
  const client = useQueryClient();
  // Written once: data that the browser loads later does not belong in the document.
  const [json] = useState(() => inertJson(knownQueries(client)));
  return <InertData id={ELEMENT_ID} json={json} />;
}

export function readQueryData(): [readonly unknown[], unknown][] {
  const text = document.getElementById(ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as [readonly unknown[], unknown][]) : [];
}
