/**
 * The numbers of the product, each with its unit and its reason; those of the running server are in server-limits.ts.
 * Numbers that the product promises cite docs/PRODUCT.md.
 */

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
/** Ours: how long a search waits for the next letter, and how often the bell checks for notifications. */
export const SEARCH_PAUSE_MS = 300;
/** Suggestions appear between two keystrokes of a slow typist. */
export const SUGGEST_PAUSE_MS = 150;
export const BELL_REFRESH_MS = 60_000;

// Sessions
export const TOKEN_LIFETIME_S = 7 * 24 * 60 * 60;
/** The oldest session ends when there are more. */
export const SESSIONS_PER_USER_MAX = 50;
/** The precision of the stored last use of a session. */
export const SESSION_SEEN_EVERY_MS = 60 * MINUTE_MS;
export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_CHARS = 128;
export const EMAIL_MAX_CHARS = 254;
/** A browser counts as known to an account for this long after the last login. */
export const DEVICE_REMEMBERED_DAYS = 180;
/** Accounts that one browser can be known to: a family, or a computer in a classroom. */
export const DEVICE_ACCOUNTS_MAX = 8;

// Accounts
export const NAME_MAX_CHARS = 100;
export const PHONE_MIN_DIGITS = 8;
export const PHONE_MAX_DIGITS = 15;
/** Including the spaces and symbols that people put between the digits. */
export const PHONE_MAX_CHARS = 30;
export const OTP_DIGITS = 6;
export const OTP_LIFETIME_MS = 10 * 60_000;
export const OTP_TRIES_PER_CODE = 5;
/** Over all codes of an account: a resend does not reset it. */
export const OTP_TRIES_PER_DAY = 20;
export const OTP_RESEND_MS = 60_000;
/** For all registrations of one e-mail together, so that nobody can flood somebody's mailbox by registering it. */
export const OTP_CODES_PER_HOUR = 10;
/** For one unconfirmed e-mail, each from another browser; registrations with a valid code are kept in addition. */
export const REGISTRATIONS_PER_EMAIL_MAX = 5;
export const RESET_TOKEN_BYTES = 32;
/** The length of a token that is accepted for lookup. */
export const RESET_TOKEN_MAX_CHARS = 200;
export const RESET_TOKEN_LIFETIME_MS = 30 * 60_000;
/** Valid links for one account: the owner finds one in the mailbox, and nobody can flood it. */
export const RESET_LINKS_LIVE_MAX = 5;
export const ACCOUNT_DELETION_DAYS = 7;
/** An e-mail whose code was never confirmed is deleted after this. */
export const UNVERIFIED_ACCOUNT_DAYS = 7;
export const GOOGLE_CREDENTIAL_MAX_CHARS = 4_096;
export const GOOGLE_KEYS_TIMEOUT_MS = 5_000;
/** To delete an account without a password, the Google sign-in must be this recent. */
export const GOOGLE_FRESH_S = 5 * 60;
/** The reason that a blocked person is told. */
export const BLOCK_REASON_MAX_CHARS = 300;
/** Who has typed the password has this long to type the code. */
export const LOGIN_CHALLENGE_LIFETIME_S = 5 * 60;
export const LOGIN_CHALLENGE_MAX_CHARS = 1_000;
/** As in every authenticator app (RFC 6238). */
export const TOTP_DIGITS = 6;
export const TOTP_STEP_S = 30;
/** Steps before and after the present one that are accepted, for phones whose clock is wrong. */
export const TOTP_STEPS_AROUND = 1;
export const RECOVERY_CODES = 10;
/** 50 bits each: too many to guess even without a limit. */
export const RECOVERY_CODE_CHARS = 10;
/** With the spaces and hyphens that people type. */
export const SECOND_FACTOR_CODE_MAX_CHARS = 40;
/** The audit log. */
export const AUDIT_KEPT_DAYS = 365;
export const LOGINS_KEPT_DAYS = 90;
/** The same action of the same account within this time is one row, which counts. */
export const AUDIT_COUNTED_MS = 60_000;
export const AUDIT_PER_PAGE = 30;
/** How often expired data is deleted: unconfirmed accounts, expired tokens, accounts that are due for deletion. */
export const CLEAN_UP_EVERY_MS = 60 * 60_000;
export const RANKING_SHOWN = 100;
/** Leaderboard cache lifetime. The learner's own points are always current. */
export const RANKING_CACHE_MS = 15_000;
export const OWN_NOTIFICATIONS_SHOWN = 50;
/** Read notifications are deleted when they are this old. */
export const READ_NOTIFICATIONS_DAYS = 90;
export const USERS_PER_PAGE = 20;
export const NOTIFICATIONS_PER_PAGE = 20;

// Dictionary
/** Enough for a whole sentence. */
export const SEARCH_MAX_CHARS = 200;
export const SEARCH_RESULTS_MAX = 20;
/** Words of the long tail behind our own. */
export const TAIL_RESULTS_MAX = 12;
export const SUGGESTIONS_MAX = 8;
export const NEAR_MISSES_MAX = 4;
/** Beside the words of a search. */
export const ANSWER_NAMES_MAX = 6;
export const ANSWER_CHARACTERS_MAX = 4;
/** A longer text is a sentence, which has its words. */
export const ANSWER_WORD_MAX_CHARS = 6;
export const RELATED_ITEMS_MAX = 12;
/** Words with the same spelling, and as many with the same reading, on the page of a word. */
export const HOMOGRAPHS_MAX = 8;
export const RECENT_SEARCHES_MAX = 30;
/** Of these; the rest is shown on demand. */
export const RECENT_SEARCHES_SHOWN = 10;
export const PINNED_WORDS_MAX = 50;
/** Lessons on the page of a word, and sentences that are read to find them: する is in nearly all. */
export const WORD_USE_LESSONS_MAX = 5;
export const WORD_USE_SENTENCES_READ = 40;
/** Searches without a result: a text is shown once so many browsers have typed it in so many days. */
export const MISSED_SEARCH_BROWSERS_MIN = 5;
export const MISSED_SEARCH_DAYS = 90;
/** Browsers that count from one address: ids can be invented, and nobody brings a text onto the list alone. */
export const MISSED_SEARCH_PER_ADDRESS_MAX = 3;
export const MISSED_SEARCHES_SHOWN = 100;
export const ITEMS_PER_PAGE = 20;
export const ITEM_CHANGES_PER_PAGE = 20;
export const HEADWORD_MAX_CHARS = 60;
export const MEANING_MAX_CHARS = 200;
export const EXAMPLES_MAX = 10;
export const THEMES_OF_WORD_MAX = 6;
/** The words that the card of a theme shows. */
export const THEME_WORDS_TASTED = 5;
export const COGNATE_NOTE_MAX_CHARS = 200;
/** A note about the use of a word: its warning, the meaning of a collocation, what a particle marks. */
export const USE_NOTE_MAX_CHARS = 200;
/** Collocations, particles and antonyms of a word, each. */
export const USES_MAX = 10;
/** More words in one link of synonyms than this cannot all be compared in two sentences of this length. */
export const SYNONYM_LINK_MAX_WORDS = 4;
export const SYNONYM_DIFFERENCE_MAX_CHARS = 200;
/** Suggested meanings of one learner that wait for a reviewer. */
export const MEANINGS_WAITING_PER_USER_MAX = 100;
/** Words with suggested meanings on one page of a reviewer. */
export const MEANINGS_PER_PAGE = 20;
export const IMPORT_ROWS_MAX = 10_000;
export const IMPORT_ERRORS_SHOWN = 50;
/**
 * The duration of the automatic drawing of a character, and how many colours its strokes use (PRODUCT.md, Dictionary).
 */
export const STROKE_DRAWING_MS = 40_000;
export const STROKE_COLOURS = 9;

// Grammar
/** The name of a point or contrast in its address. */
export const GRAMMAR_ID_MAX_CHARS = 60;
export const RELATED_CONTRASTS_MAX = 6;
/** Shorter Latin letters (tai, no, made) are Vietnamese as often as the name of a pattern. */
export const GRAMMAR_ROMAJI_MIN_CHARS = 4;
/** Sentences of our lessons on the page of a point. */
export const GRAMMAR_SENTENCES_SHOWN = 12;

// Practice
export const ANSWER_MAX_CHARS = 300;
/** How many letters of a missing part are shown before the learner asks for the answer (PRODUCT.md, Practice). */
export const EXPECTED_LETTERS_SHOWN = 3;
/** How many of the next sounds of a lesson are loaded ahead. */
export const SOUNDS_LOADED_AHEAD = 2;
/** How many mistakes of one answer are explained at once. */
export const EXPLANATIONS_SHOWN_MAX = 2;
/** How many typed letters a message about a mistake quotes. */
export const TYPED_LETTERS_SHOWN = 20;
/** Why a suggested answer was rejected. */
export const REASON_MAX_CHARS = 300;
/** Compiled sentences in memory, in bytes; others are compiled again on demand. */
export const JUDGE_MODELS_MAX_BYTES = 96 * 2 ** 20;
/** Rows of sentences in memory, so that an answer needs no query. */
export const JUDGED_SENTENCES_KEPT = 2_000;
/** Cached judgements of frequent answers. */
export const JUDGEMENTS_KEPT = 2_000;
/** Sentences that are analysed between two database queries. */
export const ANALYSIS_BATCH = 50;
/** The tokenizer's dictionary is unloaded when it was not used for this long. */
export const TOKENIZER_IDLE_MS = 60_000;
/**
 * Includes unpacking its dictionary on a slow machine and reading a batch. A process that stays silent this long is
 * replaced.
 */
export const TOKENIZER_ANSWER_MS = 60_000;
/** The longest wait of a request for its tokens, including the queue. */
export const TOKENIZER_DEADLINE_MS = 20_000;
/**
 * The tokenizer reads this much before the next request has its turn: about 10 ms of work, and as much to process the
 * result.
 */
export const TOKENIZER_BATCH_CHARS = 1_000;
/** Requests that may wait for the tokenizer; further ones are refused. */
export const TOKENIZER_WAITING_MAX = 50;
export const TOKENIZER_RETRY_S = 5;
/**
 * Points that one learner can earn in a calendar day in Vietnam: 300 sentences, each right at the first attempt. Two
 * hours of practice at a sentence a minute make 120.
 */
export const POINTS_PER_DAY_MAX = 3_000;
/** Answers of one learner that are credited within a minute: nobody reads, thinks and types one every three seconds. */
export const CREDITS_PER_MINUTE_MAX = 20;
/** Points of an answer that waited for the network count at the time of the answer, at most so long ago. */
export const LATE_ANSWER_DAYS = 7;
/** A repeated call is recognised by its key for this long: browsers that stay offline longer are rare. */
export const RECEIVED_CALLS_DAYS = 90;
/** Attempts without a login are stored by browser for this long, until the learner logs in. */
export const BROWSER_TRIES_DAYS = 30;
/** Sentences stored for one browser, and for all browsers behind one address in a day: enough for a school. */
export const BROWSER_TRIES_MAX = 1_000;
export const BROWSER_TRIES_PER_ADDRESS_AND_DAY_MAX = 5_000;
/** A refused answer that was not suggested or accepted by then is deleted. */
export const REFUSED_ANSWERS_DAYS = 180;
/** Named mistakes of one learner; older ones are deleted. */
export const MISTAKES_KEPT_MAX = 2_000;
/** A hostile answer can have a mistake in every letter. */
export const MISTAKES_PER_ANSWER_MAX = 10;
/** The longest part of an answer that is stored with a mistake. */
export const MISTAKE_SIDE_MAX_CHARS = 40;
/** Sentences to try on the landing page and on the page of a grammar point. */
export const TRIAL_SENTENCES = 3;

// Comments
export const COMMENT_MAX_CHARS = 1_000;
export const COMMENT_REPORT_MAX_CHARS = 300;
/** Visible comments of one sentence: the whole list is one reply (PRODUCT.md, Calls). */
export const COMMENTS_PER_SENTENCE_MAX = 1_000;
/**
 * For one person at one sentence, including deleted and hidden ones, so that writing and deleting cannot fill the
 * table.
 */
export const COMMENTS_PER_USER_AND_SENTENCE_MAX = 100;
/** A deleted comment without replies is removed for good after this. */
export const DELETED_COMMENTS_DAYS = 30;
/** How much of a comment a notification quotes. */
export const COMMENT_EXCERPT_CHARS = 60;
/** The depth limit of replies, so that a chain of thousands can still be sent as JSON. */
export const COMMENT_NESTING_MAX = 100;
/** Replies are indented by 20 px per level (PRODUCT.md, D18). At 360 px, five levels leave 228 px for the text. */
export const COMMENT_INDENTED_LEVELS = 5;
/** Threads on one page of the list. */
export const COMMENTS_SHOWN = 10;
export const REPLIES_SHOWN = 3;

// Lesson feedback
export const SENTENCE_REPORT_MAX_CHARS = 300;
export const LESSON_FEEDBACK_PER_PAGE = 20;
/** For each sentence, what its author sees at first. */
export const WRONG_ANSWERS_SHOWN = 5;
export const RECENT_COMMENTS_SHOWN = 3;
export const DECIDED_REPORTS_SHOWN = 5;

// Feedback
export const FEEDBACK_MAX_CHARS = 2_000;
/** From here on, screen readers announce how many characters are left. */
export const FEEDBACK_CHARS_LEFT_TOLD = 100;
export const FEEDBACK_PER_PAGE = 20;
/** How much of a message a notification quotes. */
export const FEEDBACK_EXCERPT_CHARS = 120;

// Donations
export const DONATION_MIN_VND = 1_000;
export const DONATION_MAX_VND = 500_000_000;

// Crush
export const CRUSH_MAX_CHARS = { ten: 40, diadiem: 80, thoigian: 60, voiai: 60 } as const;
/**
 * The initial size of the Yes button, and how much each No adds to its font size and padding (PRODUCT.md, Small pages).
 */
export const CRUSH_YES_PX = { fontSize: 20, padding: 14, growth: 10 } as const;
export const CRUSH_HAPPY_STEP_MS = 1_000;

// Chat
export const CHAT_MESSAGE_MAX_CHARS = 1_000;
/** Enter sends only on screens wider than this (PRODUCT.md, Assistant). */
export const CHAT_ENTER_ABOVE_PX = 800;
/** How a phone vibrates for a right answer, and for a wrong one: pulse, pause, pulse. */
export const HAPTICS_RIGHT_MS = 20;
export const HAPTICS_WRONG_MS = [40, 70, 40] as const;
/** The chat button comes back when nothing has scrolled for so long. */
export const CHAT_BUTTON_RETURN_MS = 500;
export const CONVERSATION_TITLE_MAX_CHARS = 80;
export const CONVERSATIONS_PER_USER_MAX = 200;
export const MESSAGES_PER_CONVERSATION_MAX = 400;
/** A conversation without an account is deleted after being silent for this long. */
export const ANONYMOUS_CONVERSATION_TTL_MS = 24 * HOUR_MS;
/** How much of the conversation a model gets. */
export const MODEL_MEMORY_MESSAGES = 12;
export const MODEL_MEMORY_CHARS = 6_000;
/** How many sentences of the open lesson a model gets: small local models have little context. */
export const MODEL_LESSON_SENTENCES = 40;
/** How many words of a message are looked up for a model, and as many grammar points. */
export const MESSAGE_WORDS_MAX = 12;
/** How many of a learner's last mistakes the assistant knows. */
export const RECENT_MISTAKES = 10;
/** Japanese texts that one call can annotate. */
export const ANNOTATED_TEXTS_MAX = 60;
/** All of them together: the longest answers have some 2,000 characters of Japanese. */
export const ANNOTATED_CHARS_MAX = 4_000;
/** One line of a spoken conversation, and how many lines are sent as context. */
export const TALK_LINE_MAX_CHARS = 300;
export const TALK_TURNS_MAX = 40;

// Notebook
export const CATEGORY_MAX_CHARS = 60;
export const CATEGORIES_MAX = 200;
export const FAVORITES_PER_CATEGORY_MAX = 2_000;
export const FAVORITES_PER_PAGE = 60;
/** How many words one call can move, remove or restore. */
export const FAVORITES_AT_ONCE_MAX = 1_000;

// Search engines: what one sitemap may list (sitemaps.org), and how much of a description they show
export const SITEMAP_MAX_ADDRESSES = 50_000;
export const DESCRIPTION_MAX_CHARS = 160;
