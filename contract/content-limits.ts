/** The numbers of courses and pictures, shipped and contributed. */

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
