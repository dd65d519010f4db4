/** Messages between pages and the service worker, and names that both use. Tabs of earlier builds send them too. */

/** Sent to a new worker that waits: it takes over now, because its learner has asked for it. */
export const TAKE_OVER = 'take-over';

/** Sent to the worker by a page: which build it runs, so that its files stay on the device. */
export interface RunsBuild {
  readonly runs: string;
}

/** Sent to a page: a reminder that was tapped leads there. */
export interface OpensPage {
  readonly open: string;
}

export const isRunsBuild = (message: unknown): message is RunsBuild => hasText(message, 'runs');
export const isOpensPage = (message: unknown): message is OpensPage => hasText(message, 'open');

const hasText = (message: unknown, name: string): boolean =>
  typeof message === 'object' && message !== null && typeof Reflect.get(message, name) === 'string';

/** The names of what is in Cache Storage; /privacy lists them. */
export const CACHES = {
  /** Followed by the version of a build. */
  files: 'kakehashi-files',
  /** Which of these builds each open tab runs. */
  tabs: 'kakehashi-tabs',
  /** Sounds that were heard or fetched ahead. */
  sounds: 'kakehashi-sounds',
  /** Pictures and pieces of fonts that were seen. */
  pictures: 'kakehashi-pictures',
  /** A text that another app has shared, until the search page takes it. */
  shared: 'kakehashi-shared',
} as const;

export const SHARED_TEXT = '/shared-text';
