/** The limits of the owner's desk: how much the settings of the site hold, and how long its tests may take. */

export const SITE_NAME_MAX_CHARS = 40;
export const SITE_LINE_MAX_CHARS = 200;
/** A paragraph of the founder's story or of the letter to donors. */
export const SITE_PARAGRAPH_MAX_CHARS = 1_500;
export const SITE_PARAGRAPHS_MAX = 12;
/** Studies, jobs, certificates, profiles elsewhere. */
export const SITE_LIST_MAX = 20;
export const SITE_ADDRESS_MAX_CHARS = 300;
export const DONATION_AMOUNTS_MAX = 8;
export const ANNOUNCEMENT_MAX_CHARS = 240;
export const ANNOUNCEMENT_LINK_TEXT_MAX_CHARS = 40;

/** A key of a model, or a password of a mail server. */
export const SECRET_MAX_CHARS = 500;
export const MODEL_DAILY_ANSWERS_MAX = 1_000_000;

/** A test of a connection ends after this long, whatever the other side does. */
export const CONNECTION_TEST_MS = 15_000;

/** Longer delays overflow a timer of Node; it is then set again. */
export const TIMER_MAX_MS = 2_147_000_000;

export const SITE_CHANGES_PER_PAGE = 20;

// The dashboard of the site
export const DASHBOARD_DAYS = 90;
/** How long its numbers are kept in memory: reading them takes longer than anything else here. */
export const DASHBOARD_KEPT_MS = 60_000;
/** Rows of each of its lists. */
export const DASHBOARD_ROWS = 10;
/** The days of which slow, refused and failed requests are listed by page. */
export const TROUBLE_DAYS = 7;
/**
 * A lesson is left if a learner began it within so many days and has not been seen in it for so many; the path, if they
 * finished a step of it within so many days and none for so many.
 */
export const LEFT_LESSON_DAYS = 30;
export const LEFT_LESSON_IDLE_DAYS = 3;
/** Fewer than these could be recognised. */
export const LEFT_LESSON_LEARNERS_MIN = 5;
