/** Makes a value on first use: most parts of a model are only needed for wrong answers. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
