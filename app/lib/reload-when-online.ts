/**
 * When the code of a page does not come, the router loads the document anew. Without a network that would end at the
 * browser's own error page: whoever reads stays where they are, and the document is loaded when the network is back.
 */
export function reloadWhenOnline(): void {
  // Browsers without it do at once what the router says.
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || navigator.onLine) return;
    event.preventDefault();
    window.addEventListener('online', () => window.location.reload(), { once: true });
  });
}
