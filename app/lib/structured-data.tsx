/** What a page is about, for search engines (schema.org). Inert JSON: the Content-Security-Policy lets it pass. */
export function StructuredData({ data }: { readonly data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  );
}
