/** What a device keeps for the time without a network, and how long it waits for one. */

/** The statuses of a server that is being restarted, or that a proxy does not reach. */
export const SERVER_AWAY_STATUSES: readonly number[] = [502, 503, 504];
/** A page that has not come after that opens from the device. */
export const PAGE_PATIENCE_MS = 4_000;
/** A recording of a sentence has about 12 KB, that of a word 7. */
export const SOUNDS_KEPT = 1_500;
/** Fetched ahead: the due cards and three units of the path have some 500. The others are what was heard on the way. */
export const SOUNDS_AHEAD_MAX = 1_000;
/** At one time; the rest is fetched the next time. */
export const SOUNDS_AHEAD_MAX_BYTES = 12 * 2 ** 20;
/** So many in a row that could not be had: the voice or the network is gone for now. */
export const SOUNDS_AHEAD_FAILED_MAX = 4;
/** Pictures, drawings of strokes and pieces of the Japanese font. */
export const PICTURES_KEPT = 400;
/** As much of a shared text as the search box takes. */
export const SHARED_TEXT_MAX_CHARS = 200;
/** How often an open page asks whether there is a new version. */
export const VERSION_CHECKED_EVERY_MS = 60 * 60_000;
/** Replies that the device keeps: a step of the path has up to 100 KB, most others a few. */
export const KEPT_REPLIES_MAX = 900;
/** A call that has not been answered after that shows what is kept. */
export const CALL_PATIENCE_MS = 6_000;
/** The same for a search that a dictionary on the device answers nearly as well. */
export const PACK_PATIENCE_MS = 2_000;
/** And for both while the server is silent, until it answers any call again. */
export const PATIENCE_IN_SILENCE_MS = 500;
/** The unit of the path that the learner is at, and the next two. */
export const UNITS_KEPT = 3;
/** Cards that come up within three days, the soonest first. */
export const CARDS_KEPT = 200;
export const CARDS_KEPT_AHEAD_MS = 3 * 24 * 60 * 60_000;
/** The latest words of the notebook, whose pages open without a network. */
export const WORD_PAGES_KEPT = 100;
/** Looking for what to fetch replays the whole log: not with every page. */
export const FETCHING_AHEAD_PAUSE_MS = 60 * 60_000;
/** What was cut is not tried again sooner. */
export const FETCHING_AHEAD_RETRY_MS = 60_000;
/** A call that fetches ahead on a network that hangs ends after that. A sound may have to be made first. */
export const FETCHING_AHEAD_CALL_MS = 60_000;
/** What was fetched ahead is fetched again after a day. */
export const FETCHED_AHEAD_EVERY_MS = 24 * 60 * 60_000;
/** At a logout, what waits is sent for so long at most. */
export const LAST_SENDING_MS = 3_000;
/** What one person can leave waiting for the network in a browser: some days of lessons. */
export const OUTBOX_MAX = 300;
/** A call of the outbox, or of the log of learning, without a reply is repeated later. */
export const OUTBOX_CALL_TIMEOUT_MS = 30_000;
/** After that the learner goes on: what was sent is still on its way, and its reply comes later. */
export const OUTBOX_PATIENCE_MS = 4_000;
/** An entry that the server has answered so often without taking it is put aside: about ten minutes with the pauses. */
export const OUTBOX_FAILURES_MAX = 8;
/** So many entries that fail one after the other are the server's trouble: the others need not try it now. */
export const OUTBOX_FAILING_IN_A_ROW = 3;
/** Pauses after failures: the first, doubled each time, up to the longest. */
export const OUTBOX_FIRST_PAUSE_MS = 5_000;
export const OUTBOX_LONGEST_PAUSE_MS = 10 * 60_000;
/** A mouse that rests on a link for so long is about to follow it. */
export const HOVER_MEANS_INTENT_MS = 80;
/** Pages that one page may open ahead. */
export const PAGES_AHEAD_MAX = 12;
/** A tap that has not led to its page after that shows that the page is on its way. */
export const PAGE_IS_SLOW_MS = 200;
/** A database of the device that another tab still has open in an older form; that tab closes it at once if it can. */
export const DATABASE_PATIENCE_MS = 3_000;
