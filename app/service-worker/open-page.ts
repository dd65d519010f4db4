import { SERVER_AWAY_STATUSES } from '#contract/device-limits.ts';

interface PageSources {
  readonly fetchPage: () => Promise<Response>;
  /** Starts the app at whatever address; undefined before it is stored. */
  readonly shell: () => Promise<Response | undefined>;
  /** After that time the shell opens, and shows what is on the device while the network goes on trying. */
  readonly patienceMs: number;
}

/** A page from the server; without one, or when it takes too long, the shell, which finds its data on the device. */
export async function openPage({ fetchPage, shell, patienceMs }: PageSources): Promise<Response> {
  const fetched = fetchPage().then(
    (reply) => (SERVER_AWAY_STATUSES.includes(reply.status) ? null : reply),
    () => null,
  );
  const page = await Promise.race([fetched, after(patienceMs)]);
  // A store that fails must not close the page to those who have a network.
  const stored = page ? undefined : await shell().catch(() => undefined);
  return page ?? stored ?? (await fetched) ?? Response.error();
}

const after = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
