/** Every number of the product, with its unit and its reason. What the product promises cites docs/PRODUCT.md. */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

// Times on screen (PRODUCT.md, Navigation, Accounts)
export const FORM_MESSAGE_MS = 5_000;
export const APP_TOAST_MS = 2_100;
export const DEFAULT_TOAST_MS = 5_000;
export const REGISTER_REDIRECT_MS = 2_000;
export const VERIFIED_REDIRECT_MS = 1_500;
export const PASSWORD_REDIRECT_MS = 1_500;
/** Ours: how long a search waits for the next letter, and how often the bell looks for news. */
export const SEARCH_PAUSE_MS = 300;
/** Suggestions come between two keys of someone who types slowly. */
export const SUGGEST_PAUSE_MS = 150;
export const BELL_REFRESH_MS = 60_000;

// Sessions
export const TOKEN_LIFETIME_S = 7 * 24 * 60 * 60;
/** The oldest session ends when there are more. */
export const SESSIONS_PER_USER_MAX = 50;
/** How exactly is kept when a session was last used. */
export const SESSION_SEEN_EVERY_MS = 60 * MINUTE_MS;
export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_CHARS = 128;
export const EMAIL_MAX_CHARS = 254;

/** A browser is known as one of an account's for so long after the last login. */
export const DEVICE_REMEMBERED_DAYS = 180;
/** So many accounts can be at home in one browser: a family, or a classroom's computer. */
export const DEVICE_ACCOUNTS_MAX = 8;

// Accounts
export const NAME_MAX_CHARS = 100;
export const PHONE_MIN_DIGITS = 8;
export const PHONE_MAX_DIGITS = 15;
/** With the spaces and signs that people put between the digits. */
export const PHONE_MAX_CHARS = 30;
export const OTP_DIGITS = 6;
export const OTP_LIFETIME_MS = 10 * 60_000;
export const OTP_TRIES_PER_CODE = 5;
/** Over all codes of an account: a resend does not begin anew. */
export const OTP_TRIES_PER_DAY = 20;
export const OTP_RESEND_MS = 60_000;
/** Of all registrations of one e-mail together: strangers who register it cannot flood the mailbox. */
export const OTP_CODES_PER_HOUR = 10;
/** Of one unconfirmed e-mail, each from another browser; those that a living code was sent for are kept besides. */
export const REGISTRATIONS_PER_EMAIL_MAX = 5;
export const RESET_TOKEN_BYTES = 32;
/** What may stand in the place of a token before it is looked up. */
export const RESET_TOKEN_MAX_CHARS = 200;
export const RESET_TOKEN_LIFETIME_MS = 30 * 60_000;
/** As many links can live for one account: the owner finds one in the mailbox, and strangers cannot flood it. */
export const RESET_LINKS_LIVE_MAX = 5;
export const ACCOUNT_DELETION_DAYS = 7;
/** Who never confirmed the code made no account: the e-mail is forgotten again. */
export const UNVERIFIED_ACCOUNT_DAYS = 7;
export const GOOGLE_CREDENTIAL_MAX_CHARS = 4_096;
export const GOOGLE_KEYS_TIMEOUT_MS = 5_000;
/** Deleting an account that has no password asks for a Google sign-in of this moment. */
export const GOOGLE_FRESH_S = 5 * 60;
/** How often what is over is thrown away: unconfirmed accounts, dead tokens, accounts whose deletion is due. */
export const CLEAN_UP_EVERY_MS = 60 * 60_000;
export const RANKING_SHOWN = 100;
/** So long the points of others may be late in the ranking; the own ones never are. */
export const RANKING_CACHE_MS = 15_000;
export const OWN_NOTIFICATIONS_SHOWN = 50;
/** What was read is forgotten when it is this old. */
export const READ_NOTIFICATIONS_DAYS = 90;
export const USERS_PER_PAGE = 20;
export const NOTIFICATIONS_PER_PAGE = 20;

// Mail
/** So many leave at once; each takes a connection of its own. */
export const MAIL_BATCH = 5;
/** How often a node looks for mails that are due; a new mail is announced and does not wait for that. */
export const MAIL_POLL_MS = 5_000;
/** A node that took a mail has so long to send it; after that it counts as crashed and another one tries. */
export const MAIL_LEASE_MS = 60_000;
/** The pause after the first failure, the second and so on, then always the last one: about a day in all. */
export const MAIL_BACK_OFF_MS = [5_000, 30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000] as const;
export const MAIL_BACK_OFF_LAST_MS = 60 * 60_000;
export const MAIL_RETRIES_MAX = 30;
/** A mail of a newer node is left alone so long, for that one to take it. */
export const MAIL_UNKNOWN_KIND_MS = 15_000;
export const MAIL_FAILURE_MAX_CHARS = 300;
/** Name lookup, connection and greeting together. */
export const SMTP_CONNECT_MS = 8_000;
export const SMTP_SILENCE_MS = 10_000;
/** A server that answers drop by drop is never silent; one mail takes no longer than this in all. */
export const SMTP_SEND_MS = 20_000;
export const SMTP_IDLE_MS = 30_000;

// Database
/** A server that does not take a connection by then is treated as away. */
export const DATABASE_CONNECT_MS = 5_000;
/** The longest statement of ours takes a tenth of this on a slow machine: what takes longer hangs. */
export const DATABASE_STATEMENT_MS = 15_000;
/** A transaction that asks nothing for so long was left behind by a node that hangs. */
export const DATABASE_IDLE_TRANSACTION_MS = 30_000;
/** Statements that may wait for the one connection of the embedded database, some seconds' worth; the next is told to come back. */
export const DATABASE_WAITING_MAX = 2_000;
/** When to ask again for what is away or overloaded. */
export const UNAVAILABLE_RETRY_S = 10;

// Requests
/** No turn of the event loop may take longer: whoever else is there would wait for it. */
export const LOOP_TURN_MAX_MS = 50;
/** Long work lets others have their turn this often, which leaves room for what else such a turn does. */
export const SLICE_MS = 5;
/** Of a cell in a table that is sent as a file; the longest that we print ourselves have half as many. */
export const CSV_CELL_MAX_CHARS = 20_000;
/** How late a timer of this interval comes tells how long the event loop was held. */
export const LOOP_LOOK_EVERY_MS = 50;
/** Each look weighs a fifth of the average, and one of more than a second no more than one of a second: a single hold sheds nobody. */
export const LOOP_LAG_WEIGHT = 0.2;
export const LOOP_LAG_COUNTED_MAX_MS = 1_000;
/** When every answer waits so long for its turn on average, new requests are turned away until it is less than half. */
export const SHED_ABOVE_LAG_MS = 500;
/** Long enough for what is under way to finish. */
export const TURNED_AWAY_RETRY_S = 2;
/** Held turns are told together, at most this often, and with so many names. */
export const LOOP_LAG_LOGGED_EVERY_MS = 1_000;
export const LOOP_SUSPECTS_LOGGED = 10;
/** One page is rendered while another waits for its data. */
export const RENDERS_AT_ONCE = 2;
/** The last of them still waits for seconds; whoever comes after it is better told to come back. */
export const RENDERS_WAITING_MAX = 200;
export const JSON_BODY_MAX_BYTES = 64 * 1024;
/** Well above the largest picture, so that whoever sends a phone's photo untouched hears what a picture may weigh. */
export const UPLOAD_BODY_MAX_BYTES = 16 * 1024 * 1024;
export const PAGE_SIZE_MAX = 100;
/** Replies that a node keeps ready for everybody: words, searches and courses. */
export const READY_REPLIES_MAX_BYTES = 48 * 1024 * 1024;
/** Longer than any question that is answered so: a search for 200 characters of Japanese. */
export const READY_ADDRESS_MAX_CHARS = 2_048;
/** Shorter replies fit into one packet as they are. */
export const COMPRESSED_FROM_BYTES = 1_024;

// Connections
/** A whole page pasted into a search box arrives in the address, and is to be refused in words. */
export const HEADERS_MAX_BYTES = 128 * 1024;
export const HEADERS_TIMEOUT_MS = 10_000;
/** A picture of 5 MB over a slow phone line. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than the 60 s of common proxies: the side that closes first loses no request. */
export const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** Enough for 800 learners whose browsers open six. */
export const CONNECTIONS_MAX = 5_000;
/** Schools and phone carriers share addresses: 160 browsers with six each. Four fifths are left to everybody else. */
export const CONNECTIONS_PER_ADDRESS_MAX = 1_000;
/** A client that cannot take a reply of 1.5 MB in two minutes is slower than 100 kbit/s, or does not read. */
export const REPLY_TAKEN_WITHIN_MS = 120_000;
export const CONNECTIONS_CHECKED_EVERY_MS = 2_000;
/** Refused connections are counted together in one line of the log. */
export const CONNECTION_REFUSALS_LOGGED_MS = 10_000;

// Shutting down
/** After SIGTERM `/ready` says no for so long before the port is closed: a load balancer on the same network looks every second or two. */
export const DRAIN_NOTICE_DEFAULT_MS = 2_000;
/** Balancers that look every 10 s and believe the third no need 30 s. */
export const DRAIN_NOTICE_MAX_MS = 60_000;
/** Twice what the system lets wait in front of a port of Node (511): all that waited are taken, and new ones do not delay the end. */
export const BACKLOG_TURNS_MAX = 1_024;
/** A request that was sent before its client could hear of the end arrives within this: a round trip to the other side of the world. */
export const QUIET_CONNECTION_MS = 500;
export const SHUTDOWN_SWEEP_MS = 50;
/** Requests in flight are waited for while replies still go out; after so long without any, what is left is cut. */
export const SHUTDOWN_GRACE_MS = 10_000;
/** And in any case after this: with the notice, and with the mails under way, it fits into the 40 s of `compose.yaml`. */
export const SHUTDOWN_MAX_MS = 30_000;
/** Who asks whether the product is ready waits no longer, even if the database hangs. */
export const READY_WITHIN_MS = 1_500;

// Dictionary
/** A whole sentence fits in. */
export const SEARCH_MAX_CHARS = 200;
export const SEARCH_RESULTS_MAX = 20;
export const SUGGESTIONS_MAX = 8;
export const NEAR_MISSES_MAX = 4;
export const RELATED_ITEMS_MAX = 12;
export const RECENT_SEARCHES_MAX = 10;
export const ITEMS_PER_PAGE = 20;
export const ITEM_CHANGES_PER_PAGE = 20;
export const HEADWORD_MAX_CHARS = 60;
export const MEANING_MAX_CHARS = 200;
export const EXAMPLES_MAX = 10;
export const COGNATE_NOTE_MAX_CHARS = 200;
export const IMPORT_ROWS_MAX = 10_000;
export const IMPORT_ERRORS_SHOWN = 50;
/** The automatic drawing of a character, and how many colours its strokes cycle through (PRODUCT.md, Dictionary). */
export const STROKE_DRAWING_MS = 40_000;
export const STROKE_COLOURS = 9;

// Speech
/** Browsers load their voices late; some never say that they have none, and some never begin to speak. */
export const SPEECH_VOICES_MS = 500;
export const SPEECH_START_MS = 2_500;
/** Shares of the usual pace that both voices offer, as they stand in addresses; the last is the slow button's. */
export const SPEECH_SPEEDS = ['1', '0.85', '0.7'] as const;
/** Between two turns of a sentence that is repeated. */
export const LOOP_PAUSE_MS = 1_200;
/** Recordings of the server's voice that a page holds, to play them again without asking. */
export const RECORDINGS_KEPT = 20;
/** The server's voice leaves the memory when nobody has needed it for so long. */
export const SPEECH_IDLE_MS = 60_000;
/** With its dictionary to unpack, on a slow machine, and the longest text to say slowly. */
export const SPEECH_ANSWER_MS = 60_000;
/** So many may wait for that voice, which says one thing after the other; the next is asked to come back. */
export const SPEECH_WAITING_MAX = 20;
/** Of one account or address, so that nobody takes all the places. */
export const SPEECH_WAITING_MAX_EACH = 2;
/** The longest that is said at once: about a minute, slowly. A full sentence of 200 letters has some 260 beats. */
export const SPEECH_BEATS_MAX = 300;
/** What the JavaScript of the voice may hold; the engine and its dictionary are beside that. */
export const SPEECH_HEAP_MB = 96;
export const SPEECH_RETRY_S = 5;
/** Sounds that a node keeps on its disk: about 20,000 sentences. */
export const SPEECH_CACHE_BYTES = 256 * 1024 * 1024;
/** How long a browser plays a sound again without asking. */
export const SPEECH_MAX_AGE_S = 60 * 60;

// Practice
export const ANSWER_MAX_CHARS = 300;
/** Of what was not found, so much is told before the learner asks for the answer (PRODUCT.md, Practice). */
export const EXPECTED_LETTERS_SHOWN = 3;
/** A sentence about a mistake quotes so much of what was typed. */
export const TYPED_LETTERS_SHOWN = 20;
/** Why a suggested answer was rejected. */
export const REASON_MAX_CHARS = 300;
/** Answers of sentences that are ready to be judged, of half a megabyte each; the others are made ready again when they are asked for. */
export const JUDGE_ANSWERS_KEPT = 200;
/** Judgements of what many type. */
export const JUDGEMENTS_KEPT = 2_000;
/** So many sentences are analysed before the database is asked again. */
export const ANALYSIS_BATCH = 50;
/** The tokenizer's dictionary leaves the memory when nobody has needed it for so long. */
export const TOKENIZER_IDLE_MS = 60_000;
/** With its dictionary to unpack, on a slow machine, and a batch to read. A process that stays silent this long is replaced. */
export const TOKENIZER_ANSWER_MS = 60_000;
/** A request waits no longer for its words, whoever else is served before it. */
export const TOKENIZER_DEADLINE_MS = 20_000;
/** So much is read at once before the next in line has a turn: about 10 ms of the tokenizer, and as much to take it in. */
export const TOKENIZER_BATCH_CHARS = 1_000;
/** So many requests may wait for it; the next is asked to come back. */
export const TOKENIZER_WAITING_MAX = 50;
export const TOKENIZER_RETRY_S = 5;
/**
 * Points that one learner can earn in a calendar day of Vietnam: 300 sentences, each right at the first try. Two hours of
 * practice at a sentence a minute make 120.
 */
export const POINTS_PER_DAY_MAX = 3_000;
/** Answers of one learner that are credited within a minute: nobody reads, thinks and types one every three seconds. */
export const CREDITS_PER_MINUTE_MAX = 20;
/** Tries of people who are not logged in are kept by their browser for so long, for whom they turn out to be. */
export const BROWSER_TRIES_DAYS = 30;
/** Sentences that are kept of one browser, and of all browsers behind one address in a day: a school fits in. */
export const BROWSER_TRIES_MAX = 1_000;
export const BROWSER_TRIES_PER_ADDRESS_AND_DAY_MAX = 5_000;
/** A refused answer that nobody has suggested or accepted by then is forgotten. */
export const REFUSED_ANSWERS_DAYS = 180;
/** What the landing page lets everyone try. */
export const TRIAL_SENTENCES = 3;

// Comments
export const COMMENT_MAX_CHARS = 1_000;
export const COMMENT_REPORT_MAX_CHARS = 300;
/** Visible comments of one sentence: the whole list is one reply (PRODUCT.md, Calls). */
export const COMMENTS_PER_SENTENCE_MAX = 1_000;
/** Of one person at one sentence, deleted and hidden ones included: writing and deleting does not fill the table. */
export const COMMENTS_PER_USER_AND_SENTENCE_MAX = 100;
/** A deleted comment without replies is removed for good after so long. */
export const DELETED_COMMENTS_DAYS = 30;
/** A notification quotes so much of a comment. */
export const COMMENT_EXCERPT_CHARS = 60;
/** A reply nests no deeper, so that a chain of thousands still travels as JSON. */
export const COMMENT_NESTING_MAX = 100;
/** Replies are indented by 20 px a level (PRODUCT.md, D18). At 360 px five levels leave 228 px for the words. */
export const COMMENT_INDENTED_LEVELS = 5;
/** Threads in one page of the screen. */
export const COMMENTS_SHOWN = 10;
export const REPLIES_SHOWN = 3;

// Lesson feedback
export const SENTENCE_REPORT_MAX_CHARS = 300;
export const LESSON_FEEDBACK_PER_PAGE = 20;
/** Of each sentence, what its maker sees at once. */
export const WRONG_ANSWERS_SHOWN = 5;
export const RECENT_COMMENTS_SHOWN = 3;
export const DECIDED_REPORTS_SHOWN = 5;

// Feedback
export const FEEDBACK_MAX_CHARS = 2_000;
/** From here on it is also said aloud how much room is left. */
export const FEEDBACK_CHARS_LEFT_TOLD = 100;
export const FEEDBACK_PER_PAGE = 20;
/** A notification quotes so much of a message. */
export const FEEDBACK_EXCERPT_CHARS = 120;

// Donations
export const DONATION_MIN_VND = 1_000;
export const DONATION_MAX_VND = 500_000_000;

// Crush
export const CRUSH_MAX_CHARS = { ten: 40, diadiem: 80, thoigian: 60, voiai: 60 } as const;
/** The Yes button at first, and what each No adds to its letters and to its padding (PRODUCT.md, Small pages). */
export const CRUSH_YES_PX = { fontSize: 20, padding: 14, growth: 10 } as const;
export const CRUSH_HAPPY_STEP_MS = 1_000;

// Chat
export const CHAT_MESSAGE_MAX_CHARS = 1_000;
/** Enter sends only on screens wider than this (PRODUCT.md, Assistant). */
export const CHAT_ENTER_ABOVE_PX = 800;
export const CONVERSATION_TITLE_MAX_CHARS = 80;
export const CONVERSATIONS_PER_USER_MAX = 200;
export const MESSAGES_PER_CONVERSATION_MAX = 400;
/** A conversation of nobody is forgotten when it has been silent for so long. */
export const ANONYMOUS_CONVERSATION_TTL_MS = 24 * HOUR_MS;
/** So much of what was said before is told to a model. */
export const MODEL_MEMORY_MESSAGES = 12;
export const MODEL_MEMORY_CHARS = 6_000;
/** Of a lesson that is open beside the chat, so many sentences are told to it: the small models that run at home read little. */
export const MODEL_LESSON_SENTENCES = 40;
/** So many words of a message are looked up for a model, and as many points of grammar. */
export const MESSAGE_WORDS_MAX = 12;
/** So many of a learner's last mistakes the assistant knows of. */
export const RECENT_MISTAKES = 10;
/** Runs of Japanese that are annotated by one call. */
export const ANNOTATED_TEXTS_MAX = 60;
/** All of them together: the longest answers have some 2,000 characters of Japanese. */
export const ANNOTATED_CHARS_MAX = 4_000;
/** One line of a spoken conversation, and how many are remembered. */
export const TALK_LINE_MAX_CHARS = 300;
export const TALK_TURNS_MAX = 40;

// Notebook
export const CATEGORY_MAX_CHARS = 60;
export const CATEGORIES_MAX = 200;
export const FAVORITES_PER_CATEGORY_MAX = 2_000;
export const FAVORITES_PER_PAGE = 60;

// Content
export const FIRST_OWN_ID = 100_000;
/** Places of what people made and put into an order: behind what ships, before what nobody has ordered yet. */
export const ORDERED_FROM = 50_000;
export const TITLE_MAX_CHARS = 120;
export const SENTENCE_MAX_CHARS = 200;
export const HINT_MAX_CHARS = 300;
/** More right answers of a sentence, and as many that stay wrong. */
export const ANSWERS_PER_SENTENCE_MAX = 20;
/** So many pieces are put into another order, or approved, by one call. */
export const CONTENT_ORDER_MAX = 500;
export const APPROVALS_MAX = 100;
export const SENTENCES_PER_LESSON_MAX = 200;
/** A sentence that is being written is looked at when its author pauses so long; of its wordings so many are shown at first. */
export const INSPECT_PAUSE_MS = 400;
export const WORDINGS_AT_FIRST = 5;
/** Of all that an answer in the notation stands for, an author sees the first, and counts no further than this. */
export const WORDINGS_SHOWN = 30;
export const WORDINGS_COUNTED_MAX = 1_000_000;
/** So much of the further answers of a sentence is held against each other while it is typed: about twenty of the usual length. */
export const ANSWERS_COMPARED_MAX_CHARS = 1_000;
export const REVIEWS_PER_PAGE = 50;
/** What a reviewer and a maker write to each other. */
export const REVIEW_NOTE_MAX_CHARS = 500;
/** What was deleted can come back for so long. */
export const DELETED_CONTENT_DAYS = 30;
export const POPULAR_TOPICS_SHOWN = 6;
export const POPULAR_TOPICS_WINDOW_DAYS = 30;
/** The age of a kept reply about courses, for what changes without an announcement: popular topics, a maker's masked e-mail. */
export const COURSE_REPLIES_MAX_AGE_MS = 60_000;
/** Views change all the time, and whoever comes back from a lesson looks for their own. */
export const LESSON_VIEWS_MAX_AGE_MS = 1_000;
/** A lesson's view counts once in this time for each viewer (PRODUCT.md, Courses). */
export const LESSON_VIEW_WINDOW_MS = 86_400_000;
/** Anonymous views of one lesson that count from one address in that time: a script makes new ids, a school has 200 screens. */
export const LESSON_VIEWS_PER_ADDRESS_MAX = 200;
/** What a browser remembers of lessons: those it has practised, in each mode, and those it has counted a view of. */
export const PRACTISED_LESSONS_KEPT = 200;
export const VIEWED_LESSONS_KEPT = 500;

// Being found: what one sitemap may list (sitemaps.org), and what search engines show of a description
export const SITEMAP_MAX_ADDRESSES = 50_000;
export const DESCRIPTION_MAX_CHARS = 160;

// Pictures
const MEGABYTE = 1024 * 1024;
export const IMAGE_MAX_BYTES = 5 * MEGABYTE;
export const IMAGE_MAX_PIXELS = 16_000_000;
/** No JPEG is longer; a strip of one pixel by sixteen million takes seconds. */
export const IMAGE_MAX_SIDE_PX = 65_535;
/** Scans, notes or frames of one file, each kind by itself: a photo has a dozen. */
export const IMAGE_MAX_PARTS = 200;
/** As wide as the largest place for a picture on a sharp screen. */
export const IMAGE_WIDTH_PX = 1_280;
/** Of 100: what nobody sees any more is left out. */
export const IMAGE_QUALITY = 80;
/** A picture that takes longer was made to. */
export const IMAGE_ENCODE_S = 20;
/** Pictures that a node holds ready to be sent. */
export const IMAGE_CACHE_BYTES = 16 * MEGABYTE;
