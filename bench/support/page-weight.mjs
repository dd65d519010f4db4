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

/** Counts everything that this page requests from now on; the returned function gives the sum so far. */
export function weigh(page) {
  const bytes = Object.fromEntries(WEIGHED_KINDS.map((kind) => [kind, 0]));
  const underWay = [];
  page.on('requestfinished', (request) => {
    const kind = KINDS[request.resourceType()] ?? 'other';
    underWay.push(request.sizes().then(({ responseBodySize }) => (bytes[kind] += responseBodySize)));
  });
  return async () => {
    await Promise.all(underWay);
    return Object.fromEntries(Object.entries(bytes).map(([kind, size]) => [kind, size / BYTES_PER_KB]));
  };
}
