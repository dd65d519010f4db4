import { faq } from '#contract/texts/home.ts';
import { StructuredData } from '#app/lib/structured-data.tsx';
import { homeGraph } from './home-graph.ts';

/** The questions are those that the page shows (`faq.tsx`). */
export function HomeStructuredData() {
  return <StructuredData graph={import.meta.env.SSR && ((origin) => homeGraph(origin, faq))} />;
}
