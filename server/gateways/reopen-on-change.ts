/**
 * Something outside that is opened by settings which can change while the product runs. It is opened at the first use,
 * and again when the settings differ from those of the last use.
 */
export function reopenOnChange<Settings, Opened>({
  settings,
  open,
  close = () => {},
}: {
  readonly settings: () => Promise<Settings>;
  readonly open: (settings: Settings) => Opened;
  readonly close?: (opened: Opened) => void;
}) {
  let current: { readonly key: string; readonly opened: Opened } | null = null;

  function closeCurrent(): void {
    if (current) close(current.opened);
    current = null;
  }

  return {
    async obtain(): Promise<Opened> {
      const wanted = await settings();
      const key = JSON.stringify(wanted);
      if (current?.key !== key) {
        closeCurrent();
        current = { key, opened: open(wanted) };
      }
      return current.opened;
    },
    close: closeCurrent,
  };
}
