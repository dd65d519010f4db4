/** Made when it is first asked for: only wrong answers need most of what a model could hold. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
