// What a browser downloads for a page: bodies as transferred, without headers, by kind, in kilobytes.
const KINDS = {
  document: 'document',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
};
export const WEIGHED_KINDS = [...Object.values(KINDS), 'other'];
const BYTES_PER_KB = 1024;

/** Counts everything that this page requests until the returned function is called, which gives the sum. */
export function weigh(page) {
  const bytes = Object.fromEntries(WEIGHED_KINDS.map((kind) => [kind, 0]));
  const underWay = [];
  const count = (request) => {
    const kind = KINDS[request.resourceType()] ?? 'other';
    underWay.push(request.sizes().then(({ responseBodySize }) => (bytes[kind] += responseBodySize)));
  };
  page.on('requestfinished', count);
  return async () => {
    // What finishes later has no size any more once the page is closed.
    page.off('requestfinished', count);
    await Promise.all(underWay);
    return Object.fromEntries(Object.entries(bytes).map(([kind, size]) => [kind, size / BYTES_PER_KB]));
  };
}
