/** The address no longer asks for what the reader has left; a reload must not go back there. */
export function dropHash(): void {
  const { hash, pathname, search } = window.location;
  if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
}
