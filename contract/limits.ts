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
export const ITEMS_PER_PAGE = 20;
export const ITEM_CHANGES_PER_PAGE = 20;
export const HEADWORD_MAX_CHARS = 60;
export const MEANING_MAX_CHARS = 200;
export const EXAMPLES_MAX = 10;
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
/** Answers that a browser keeps while the server cannot be reached: some hours of lessons. */
export const UNSENT_ANSWERS_KEPT = 100;
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
/** Attempts without a login are stored by browser for this long, until the learner logs in. */
export const BROWSER_TRIES_DAYS = 30;
/** Sentences stored for one browser, and for all browsers behind one address in a day: enough for a school. */
export const BROWSER_TRIES_MAX = 1_000;
export const BROWSER_TRIES_PER_ADDRESS_AND_DAY_MAX = 5_000;
/** A refused answer that was not suggested or accepted by then is deleted. */
export const REFUSED_ANSWERS_DAYS = 180;
/** Named mistakes of one learner; older ones are deleted. */
export const MISTAKES_KEPT_MAX = 2_000;
/** Learning events of one account: about 140 a day for ten years. */
export const LEARNING_EVENTS_MAX = 500_000;
/** How many a browser sends or receives at once. */
export const LEARNING_EVENTS_PER_CALL = 200;
/** The longest are the fitted parameters of memory. */
export const LEARNING_SUBJECT_MAX_CHARS = 120;
/** What an imported card brings with it. */
export const LEARNING_DETAIL_MAX_CHARS = 60;
/** Spellings that are looked up together, such as of a deck from Anki. */
export const SPELLINGS_AT_ONCE = 500;
export const SPELLING_MAX_CHARS = 20;
/** Cards whose contents are read together: a sitting reads a few ahead. */
export const CARDS_READ_AT_ONCE = 20;
/** Cards at the head of the queue that `/api/me/cards/due` lists, at first and at most. */
export const DUE_CARDS_LISTED = 20;
export const DUE_CARDS_LISTED_MAX = 100;
/** Time zones reach from 12 hours west to 14 hours east of Greenwich. */
export const MINUTES_EAST = { least: -12 * 60, most: 14 * 60, hanoi: 7 * 60 } as const;
/** Cards that a learner brings, such as from Anki: how many, and how many are sent or listed at once. */
export const OWN_CARDS_MAX = 20_000;
export const OWN_CARDS_PER_CALL = 200;
/** Fewer are sent where their texts are long: a call may have 64 KB. */
export const OWN_CARDS_BODY_MAX_BYTES = 60_000;
export const OWN_CARD_FRONT_MAX_CHARS = 500;
export const OWN_CARD_BACK_MAX_CHARS = 2_000;
export const OWN_CARD_READING_MAX_CHARS = 200;
export const OWN_CARD_NOTE_MAX_CHARS = 1_000;
export const DECK_MAX_CHARS = 100;
/**
 * The hours of the learner's day in which a reminder may be sent: nothing from 22:00 to 07:00. The usual one is after
 * dinner, with time left to learn.
 */
export const REMINDER_HOURS = { first: 7, usual: 20, last: 21 } as const;
/** After so many days without a visit the last reminder is sent. */
export const REMINDER_DAYS_AWAY_MAX = 14;
export const TIME_ZONE_MAX_CHARS = 64;
/** Learners in one group of a weekly league. */
export const LEAGUE_GROUP_MAX = 30;
/** How many exercises a lesson and a checkpoint ask, if there are sentences for them. */
export const LADDER_EXERCISES = 16;
export const CHECKPOINT_EXERCISES = 14;
/** A checkpoint is passed with this share of right answers: at most two of 14 are wrong. */
export const CHECKPOINT_PASS_SHARE = 0.85;
/** About how long a step of the path takes, by its kind. */
export const STEP_MINUTES = { kana: 6, lesson: 8, kanji: 8, dialogue: 5, reading: 5, checkpoint: 6 } as const;
/** The longest example beside the kana chart. */
export const KANA_SPOKEN_MAX_CHARS = 12;
/** How long it takes to draw a kana: it has few strokes. */
export const KANA_DRAWING_MS = 6_000;
/** A hostile answer can have a mistake in every letter. */
export const MISTAKES_PER_ANSWER_MAX = 10;
/** The longest part of an answer that is stored with a mistake. */
export const MISTAKE_SIDE_MAX_CHARS = 40;
/** How many confused points are listed, over how many days. */
export const CONFUSIONS_LISTED = 20;
export const CONFUSION_PERIOD_DAYS = { week: 7, month: 30 } as const;
/** How many of them the learner's day shows. */
export const MISTAKES_TO_MEND = 3;
/** And how many the page about habits. */
export const CONFUSIONS_SHOWN = 6;
/** What a learner can choose as the goal of a day, in minutes. */
export const DAILY_GOAL_CHOICES = [5, 10, 15, 20, 30, 45, 60, 90, 120] as const;
/** With fewer reviews the measured retention is left to chance. */
export const RETENTION_REVIEWS_NEEDED = 20;
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

// Anki
/** What a file may contain: the largest shared decks of Japanese have 20,000 notes and 40,000 media. */
export const ANKI_LIMITS = {
  /** Decks with sounds are large; only the parts with text are read. */
  fileBytes: 2 ** 30,
  csvBytes: 20 * 2 ** 20,
  zipEntries: 60_000,
  zipDirectoryBytes: 16 * 2 ** 20,
  /** Unpacked, in the memory of a phone. */
  collectionBytes: 128 * 2 ** 20,
  /** How many times its packed size a collection may have: text has 10. Small ones may have more. */
  inflationRatio: 100,
  inflationFreeBytes: 16 * 2 ** 20,
  notes: 50_000,
  cards: 200_000,
  /** A longer note has a picture in its text, and is skipped. */
  noteBytes: 100_000,
  notesBytes: 64 * 2 ** 20,
  /** Note types and decks, each as one text. */
  columnBytes: 16 * 2 ** 20,
  noteTypes: 1_000,
  fieldsPerNoteType: 200,
  nameChars: 120,
  fieldChars: 1_000,
} as const;
/** What SQLite may allocate for a file, besides the file itself. */
export const ANKI_MEMORY_MAX_BYTES = 256 * 2 ** 20;
/** Reading the largest file on a slow phone takes some seconds. A file that takes longer was made to be slow. */
export const ANKI_READ_MAX_MS = 60_000;
/**
 * Words of an export with their sounds: 3.5 MB, and two minutes if none of them was spoken before. It stays below the
 * rate of the voice (`speechPerUser`).
 */
export const EXPORTED_SOUNDS_MAX = 500;
/** One word at normal speed, measured over 190 words of the dictionary: 6,903 bytes on average, 8,928 at most. */
export const EXPORTED_SOUND_BYTES = 7_000;
/** If it was not spoken before, measured over the same words on two busy cores: 226 ms. */
export const EXPORTED_SOUND_MS = 230;
/** After so many sounds in a row that could not be had, the voice is gone for now. */
export const EXPORTED_SOUNDS_FAILED_MAX = 4;
/** Calls at the same time that read what is on the exported cards. */
export const EXPORT_CALLS_AT_ONCE = 3;

// Parameters of the schedule, fitted in the browser
/** The latest ones. 10,000 took 10.5 s of a laptop's processor, which is too long for a slow phone. */
export const FITTING_REVIEWS_MAX = 5_000;
export const FITTING_MAX_MS = 60_000;

// Content
export const FIRST_OWN_ID = 100_000;
/** Positions of contributed content that was put in order: after shipped content, before content without an order. */
export const ORDERED_FROM = 50_000;
export const TITLE_MAX_CHARS = 120;
export const SENTENCE_MAX_CHARS = 200;
export const HINT_MAX_CHARS = 300;
/** Additional right answers of a sentence, and as many blocked ones. */
export const ANSWERS_PER_SENTENCE_MAX = 20;
/** Grammar points that one sentence or lesson can practise. */
export const FOCUS_POINTS_MAX = 6;
/** Words and grammar points that an author can put at the head of a lesson's introduction. */
export const INTRODUCED_WORDS_MAX = 12;
export const INTRODUCED_POINTS_MAX = 4;
/** The card of a grammar point in an introduction: so much of its explanation, in whole sentences, and so many examples. */
export const INTRODUCED_EXPLANATION_CHARS = 280;
export const INTRODUCED_EXAMPLES = 2;
/** Wordings of one rule that an author sees. */
export const PARAPHRASES_SHOWN = 5;
/** How many pieces one call can reorder or approve. */
export const CONTENT_ORDER_MAX = 500;
export const APPROVALS_MAX = 100;
export const SENTENCES_PER_LESSON_MAX = 200;
/** A sentence is checked when its author stops typing for this long; this many of its wordings are shown at first. */
export const INSPECT_PAUSE_MS = 400;
export const WORDINGS_AT_FIRST = 5;
/** How many wordings of an answer in the notation an author sees, and how far they are counted. */
export const WORDINGS_SHOWN = 30;
export const WORDINGS_COUNTED_MAX = 1_000_000;
/**
 * How many characters of a sentence's additional answers are compared with each other while typing: about twenty
 * answers of the usual length.
 */
export const ANSWERS_COMPARED_MAX_CHARS = 1_000;
export const REVIEWS_PER_PAGE = 50;
/** The length of a note between a reviewer and an author. */
export const REVIEW_NOTE_MAX_CHARS = 500;
/** How long a deleted piece can be restored. */
export const DELETED_CONTENT_DAYS = 30;
export const POPULAR_TOPICS_SHOWN = 6;
export const POPULAR_TOPICS_WINDOW_DAYS = 30;
/**
 * Maximum age of a ready reply about courses, for changes that are not announced: popular topics, an author's masked
 * e-mail.
 */
export const COURSE_REPLIES_MAX_AGE_MS = 60_000;
/** View counts change all the time, and a learner who comes back from a lesson expects their own view. */
export const LESSON_VIEWS_MAX_AGE_MS = 1_000;
/** A view of a lesson counts once in this time for each viewer (PRODUCT.md, Courses). */
export const LESSON_VIEW_WINDOW_MS = 86_400_000;
/**
 * Anonymous views of one lesson that count from one address in that time: a script can make new ids, a school has 200
 * screens.
 */
export const LESSON_VIEWS_PER_ADDRESS_MAX = 200;
/** What a browser stores about lessons: those practised, in each mode, and those whose view was counted. */
export const PRACTISED_LESSONS_KEPT = 200;
export const VIEWED_LESSONS_KEPT = 500;

// Search engines: what one sitemap may list (sitemaps.org), and how much of a description they show
export const SITEMAP_MAX_ADDRESSES = 50_000;
export const DESCRIPTION_MAX_CHARS = 160;

// Pictures
const MEGABYTE = 1024 * 1024;
export const IMAGE_MAX_BYTES = 5 * MEGABYTE;
export const IMAGE_MAX_PIXELS = 16_000_000;
/** The maximum side of a JPEG; a strip of one by sixteen million pixels would take seconds. */
export const IMAGE_MAX_SIDE_PX = 65_535;
/** Scans, comments or frames of one file, each kind separately: a photo has a dozen. */
export const IMAGE_MAX_PARTS = 200;
/** As wide as the largest picture on a high-resolution screen. */
export const IMAGE_WIDTH_PX = 1_280;
/** Out of 100: no visible loss. */
export const IMAGE_QUALITY = 80;
/** A picture that takes longer was made to be slow. */
export const IMAGE_ENCODE_S = 20;
/** Pictures that a node caches in memory. */
export const IMAGE_CACHE_BYTES = 16 * MEGABYTE;
