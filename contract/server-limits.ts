/** The numbers of the running server, with their units and reasons: what it may hold, wait for and refuse. */

// Mail
/** Mails sent at the same time; each takes its own connection. */
export const MAIL_BATCH = 5;
/** How often a node checks for mails that are due; a new mail is announced and does not wait for this. */
export const MAIL_POLL_MS = 5_000;
/** A node must send a mail that it took within this time; after that it counts as crashed and another node tries. */
export const MAIL_LEASE_MS = 60_000;
/** The pause after the first failure, the second and so on, then always the last one: about a day in total. */
export const MAIL_BACK_OFF_MS = [5_000, 30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000] as const;
export const MAIL_BACK_OFF_LAST_MS = 60 * 60_000;
export const MAIL_RETRIES_MAX = 30;
/** A mail of a kind that this node does not know is left for a newer node for this long. */
export const MAIL_UNKNOWN_KIND_MS = 15_000;
export const MAIL_FAILURE_MAX_CHARS = 300;
/** Name lookup, connection and greeting together. */
export const SMTP_CONNECT_MS = 8_000;
export const SMTP_SILENCE_MS = 10_000;
/** A server that answers very slowly is never silent, so one mail has a total limit too. */
export const SMTP_SEND_MS = 20_000;
export const SMTP_IDLE_MS = 30_000;

// Reminders
/** How often a node looks for reminders that are due: so late they are at most. */
export const REMINDERS_EVERY_MS = 5 * 60_000;
/** How often a node stores what it has counted for the dashboard. */
export const COUNT_EVERY_MS = 5 * 60_000;
/** A request that takes longer is slow for the one who waits. */
export const SLOW_REQUEST_MS = 500;
/** Reminders that one transaction orders. */
export const REMINDERS_BATCH = 100;
/** How far back a streak is read: a mail need not count more than ten years. */
export const REMINDER_STREAK_DAYS_READ = 4_000;
/** The latest moves of a learner to another time zone. */
export const ZONE_NOTES_READ = 200;
export const REMINDER_TOKEN_BYTES = 24;
/** How often a node looks for notifications that are due. */
export const PUSH_POLL_MS = 15_000;
/** Notifications that a node takes at once, and how many of them it sends at the same time, in all and to one host. */
export const PUSH_BATCH = 100;
export const PUSH_AT_ONCE = 20;
export const PUSH_AT_ONCE_PER_HOST = 5;
/** Name lookup, connection and reply of a push service together. */
export const PUSH_ANSWER_MS = 10_000;
/** Longer than a batch of silent hosts takes; after that the node counts as crashed. */
export const PUSH_LEASE_MS = 3 * 60_000;
/** The pause after the first failure, the second and so on; then it is given up. */
export const PUSH_BACK_OFF_MS = [60_000, 5 * 60_000, 15 * 60_000, 45 * 60_000] as const;
/** The longest pause that a push service can ask for. */
export const PUSH_RETRY_AFTER_MAX_MS = 60 * 60_000;
/** A device is forgotten after so many reminders in a row that never arrived. */
export const PUSH_FAILURES_MAX = 5;

// Weekly leagues
/**
 * Answers that count: one every three seconds, as for points (decision 035), and two hours of brisk practice a day.
 * Beyond that they are saved as always, but hammering does not pay.
 */
export const LEAGUE_PACE = { perMinute: 20, perDay: 600 } as const;
/** How active a learner is, from so many weeks and at most so many events of them. */
export const LEAGUE_WEEKS_BEFORE = 4;
export const LEAGUE_EVENTS_READ = 2_000;
/** Groups of an earlier week that one transaction deletes: some thousand rows, so that no request waits for a week. */
export const LEAGUE_GROUPS_CLOSED_AT_ONCE = 5;
/** Seats of learners who have left that one statement finds; each is freed in a transaction of its own. */
export const LEAGUE_SEATS_FREED_AT_ONCE = 100;

/** When to retry a service that is unavailable or overloaded. */
export const UNAVAILABLE_RETRY_S = 10;

// Requests
/** The longest turn of the event loop: all other requests wait for it. */
export const LOOP_TURN_MAX_MS = 50;
/** Long work yields this often, which leaves room for the rest of the turn. */
export const SLICE_MS = 5;
/**
 * Of several nodes, each counts so large a part of a rate limit in memory before it asks the database, and then asks for
 * as much again: a tenth. Fewer statements with a larger part, but each further node lets through as much too many.
 */
export const RATE_LIMIT_LEASE_PARTS = 10;
/** Callers whose uses a node counts in memory: about 300 bytes each. The least recent ones are forgotten. */
export const RATE_LIMIT_KEYS_MAX = 100_000;
/** What starts prepared and a node keeps on disk: about 1 MB for each version of code and content. */
export const PREPARED_FILES_BYTES = 16 * 1024 * 1024;
/** Curriculums whose introductions a node keeps in memory: about 20 KB each. */
export const INTRODUCED_CURRICULUMS_KEPT = 500;
/** Steps of the path whose sentences and reply a node keeps in memory: about 300 KB each. */
export const PREPARED_STEPS_KEPT = 200;
/** Lessons whose models for browsers a node keeps in memory: about 500 KB each. */
export const CARRIED_LESSONS_KEPT = 60;
/** A browser gets the models of so many sentences of a lesson: ours have about ten, with 20 KB each. */
export const CARRIED_SENTENCES_MAX = 60;
/** Wrong choices for one sentence come from so many others of its lesson. */
export const SENTENCES_BESIDE_MAX = 8;
/** Exercises of single sentences that a node keeps ready for review. */
export const SENTENCE_CARDS_KEPT = 400;
/** Words that a card of a kanji shows. */
export const KANJI_CARD_WORDS = 3;
/** A checkpoint asks so many sentences of the lessons of its unit. */
export const CHECKPOINT_SENTENCES = 14;
/** Wrong choices of a step come from so many lessons before it too: one lesson alone has few particles and forms. */
export const LESSONS_TO_CHOOSE_FROM = 4;
/** The placement test has so many questions of each unit to choose from: enough to differ when it is taken again. */
export const PLACEMENT_QUESTIONS_PER_UNIT = 10;
/**
 * The wordings of one answer that are checked for grammar while its author types: all of them, or as many as show any
 * two alternatives together. The longest answers of our courses need about 150.
 */
export const WORDINGS_CHECKED = { all: 32, most: 200 } as const;
/** The longest cell in an uploaded table; our own exports have half as much at most. */
export const CSV_CELL_MAX_CHARS = 20_000;
/** A timer with this interval measures how long the event loop was blocked. */
export const LOOP_LOOK_EVERY_MS = 50;
/**
 * Each measurement has a weight of a fifth in the average, and counts as one second at most: a single block does not
 * cause requests to be refused.
 */
export const LOOP_LAG_WEIGHT = 0.2;
export const LOOP_LAG_COUNTED_MAX_MS = 1_000;
/** If replies wait this long on average, new requests are refused until the lag is less than half. */
export const SHED_ABOVE_LAG_MS = 500;
/** Long enough for current work to finish. */
export const TURNED_AWAY_RETRY_S = 2;
/** Blocked turns are logged together, at most this often, and with this many names. */
export const LOOP_LAG_LOGGED_EVERY_MS = 1_000;
export const LOOP_SUSPECTS_LOGGED = 10;
/** One page is rendered while another waits for its data. */
export const RENDERS_AT_ONCE = 2;
/** The last one in the queue already waits for seconds; further requests are refused. */
export const RENDERS_WAITING_MAX = 200;
export const JSON_BODY_MAX_BYTES = 64 * 1024;
/** Well above the largest picture, so that an original phone photo gets a message about the allowed size. */
export const UPLOAD_BODY_MAX_BYTES = 16 * 1024 * 1024;
export const PAGE_SIZE_MAX = 100;
/** The words of a whole notebook in one reply, more than twice the shipped dictionary. */
export const NOTEBOOK_LIST_MAX = 10_000;
/** Memory for ready replies: words, searches and courses. */
export const READY_REPLIES_MAX_BYTES = 48 * 1024 * 1024;
/** Longer than the address of any ready reply: a search for 200 characters of Japanese. */
export const READY_ADDRESS_MAX_CHARS = 2_048;
/** Shorter replies fit into one packet without compression. */
export const COMPRESSED_FROM_BYTES = 1_024;

// Connections
/** A long text pasted into a search box arrives in the address, and should get a proper error message. */
export const HEADERS_MAX_BYTES = 128 * 1024;
export const HEADERS_TIMEOUT_MS = 10_000;
/** How long a request may take to arrive, besides the time that its body takes at the slowest rate. */
export const REQUEST_TIMEOUT_MS = 30_000;
/**
 * The slowest rate of a body, in bytes per second on average: half of a line with 256 kbit/s, on which a picture of 5 MB takes
 * nearly three minutes. Whoever wants to hold a thousand connections open has to send 16 MB every second.
 */
export const UPLOAD_BYTES_PER_SECOND_MIN = 16 * 1024;
/** Longer than the 60 s of common proxies, so that the proxy closes first and no request is lost. */
export const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** Enough for 800 learners with six connections each. */
export const CONNECTIONS_MAX = 5_000;
/**
 * Schools and phone carriers share addresses: 160 browsers with six connections each. Four fifths are left for others.
 */
export const CONNECTIONS_PER_ADDRESS_MAX = 1_000;
/** A client that cannot receive 1.5 MB in two minutes is slower than 100 kbit/s, or does not read. */
export const REPLY_TAKEN_WITHIN_MS = 120_000;
export const CONNECTIONS_CHECKED_EVERY_MS = 2_000;
/** Refused connections are logged together in one line. */
export const CONNECTION_REFUSALS_LOGGED_MS = 10_000;

// Shutting down
/**
 * After SIGTERM, `/ready` fails for this long before the port is closed: a load balancer on the same network checks
 * every second or two.
 */
export const DRAIN_NOTICE_DEFAULT_MS = 2_000;
/** Balancers that check every 10 s and react to the third failure need 30 s. */
export const DRAIN_NOTICE_MAX_MS = 60_000;
/**
 * Twice the default backlog of a port in Node (511): all waiting connections are accepted, and new ones do not delay
 * the shutdown.
 */
export const BACKLOG_TURNS_MAX = 1_024;
/**
 * A request that was sent before its client noticed the shutdown arrives within this time: a round trip around the
 * world.
 */
export const QUIET_CONNECTION_MS = 500;
export const SHUTDOWN_SWEEP_MS = 50;
/**
 * Requests in flight may finish while replies are still being sent; after this long without any, the rest is aborted.
 */
export const SHUTDOWN_GRACE_MS = 10_000;
/** The total limit: together with the notice and the mails in flight, it fits into the 40 s of `compose.yaml`. */
export const SHUTDOWN_MAX_MS = 30_000;
/** The readiness check answers within this time, even if the database hangs. */
export const READY_WITHIN_MS = 1_500;

// Memory
/** Rows that one statement reads: they are mapped in one turn of the event loop. */
export const MEMORY_ROWS_PER_STATEMENT = 300;
/**
 * Events of one card, with those that depend on it. A card of ten years has about fifty; one with more than this was
 * not made by a person. Its row stays as it is, so that nobody makes the server replay a whole log with each answer.
 */
export const MEMORY_EVENTS_PER_CARD_MAX = 5_000;
/** Events that one call replays: 200 answers on cards of ten years. Cards beyond it wait for the next call. */
export const MEMORY_EVENTS_PER_CALL = 10_000;
/** Cards that are replayed from one reading of their events, if they have few. */
export const MEMORY_CARDS_PER_PART = 100;
/** The latest settings of a learner that the server knows: a change every day for years. */
export const MEMORY_SETTINGS_READ = 1_000;
/** Cards that one call computes again after a setting that arrived late; the next call goes on. */
export const MEMORY_CAUGHT_UP_PER_CALL = 1_000;
/** Cards that the queue of a day is made from, those that were asked before and new ones: many times what it takes. */
export const MEMORY_STARTED_CARDS_READ = 5_000;
export const MEMORY_NEW_CARDS_READ = 1_000;

// Speech
/** Browsers load their voices late; some never report that they have none, and some never begin to speak. */
export const SPEECH_VOICES_MS = 500;
export const SPEECH_START_MS = 2_500;
/** Speeds of both voices relative to normal, as in addresses. */
export const SPEECH_SPEEDS = ['0.5', '0.75', '1', '1.25'] as const;
/** The pause between two repetitions of a sentence. */
export const LOOP_PAUSE_MS = 1_200;
/** Recordings of the server's voice that a page caches for replay. */
export const RECORDINGS_KEPT = 20;
/** The server's voice is unloaded when it was not used for this long. */
export const SPEECH_IDLE_MS = 60_000;
/**
 * Includes unpacking its dictionary on a slow machine and speaking the longest text slowly. The engine counts as hung
 * after this.
 */
export const SPEECH_ANSWER_MS = 60_000;
/** Requests that may wait for the voice, which handles one at a time; further ones are refused. */
export const SPEECH_WAITING_MAX = 20;
/** For one account or address, so that nobody takes all the slots. */
export const SPEECH_WAITING_MAX_EACH = 2;
/**
 * The longest text for one request: about a minute and a half at the slowest speed. A full sentence of 200 letters has some 260 beats.
 */
export const SPEECH_BEATS_MAX = 300;
/** The JavaScript heap of the voice process; the engine and its dictionary come on top of it. */
export const SPEECH_HEAP_MB = 96;
export const SPEECH_RETRY_S = 5;
/** Audio that a node caches on disk: about 20,000 sentences. */
export const SPEECH_CACHE_BYTES = 256 * 1024 * 1024;
/** How long a browser may replay audio from its cache. */
export const SPEECH_MAX_AGE_S = 60 * 60;

/** How long the number of answers of the language model on a day is kept. */
export const MODEL_DAYS_KEPT = 90;
