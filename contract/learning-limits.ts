/** The numbers of learning on one's own: the log, cards and decks, habits, the path. */

// The log, cards and the path
/** Learning events of one account: about 140 a day for ten years. */
export const LEARNING_EVENTS_MAX = 500_000;
/** How many a browser sends at once: they are replayed while it waits. */
export const LEARNING_EVENTS_PER_CALL = 200;
/** How many it receives at once, which costs one statement. */
export const LEARNING_EVENTS_READ_PER_CALL = 2_000;
/** A kind and a result of the log: those of later versions, too. */
export const LEARNING_CODE_MAX_CHARS = 40;
/** The longest of today are the fitted parameters of memory, with 120. */
export const LEARNING_SUBJECT_MAX_CHARS = 200;
/** The longest of today is what an imported card brings with it, with 60. */
export const LEARNING_DETAIL_MAX_CHARS = 200;
/** Refused calls that one exchange spends on finding which of its events the server refuses. */
export const LEARNING_REFUSED_CALLS_MAX = 40;
/** Events that were refused before are sent in calls of so many: all of them can be told apart within that number. */
export const LEARNING_RETRIED_PER_CALL = 20;
/** What the server has refused is offered again after a day, and by the next build at once. */
export const LEARNING_RETRY_MS = 24 * 60 * 60_000;
/** A clock that differs less from the server's is right: it may be the time that the call took. */
export const CLOCK_TOLERANCE_MS = 60_000;
/** A device that has only a part of the log tries again after that. */
export const LEARNING_FETCH_RETRY_MS = 15_000;
/** The pause is doubled after each failure, up to this. */
export const LEARNING_FETCH_LONGEST_PAUSE_MS = 4 * 60_000;
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
/** Browsers of one account that show reminders; with another one the oldest stops. */
export const REMINDER_DEVICES_MAX = 10;
/** Addresses of push services have 100 to 600 characters. */
export const PUSH_ENDPOINT_MAX_CHARS = 1_000;
/** A page waits so long for its service worker, which installs itself after the first visit. */
export const SERVICE_WORKER_READY_MS = 8_000;
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

// Speaking
/** The longest recording of a learner's own voice: a sentence, said slowly, with a pause to think. */
export const OWN_VOICE_MAX_MS = 15_000;
/** How often a sentence is said in shadowing before the next one begins. */
export const SHADOWING_TIMES = ['1', '2', '3', '5'] as const;
/** The learner's turn is as long as the sentence was, within these bounds. */
export const SHADOWING_PAUSE_MS = { least: 1_500, most: 15_000 } as const;
/** The silence between two sounds of a playlist. */
export const PLAYLIST_GAP_S = 1.5;
/** A sound of a playlist that has not come after that is passed over. */
export const PLAYLIST_LOAD_MS = 15_000;
/** So many in a row are no accident: the network is gone, and the playlist stops. */
export const PLAYLIST_FAILURES_MAX = 3;
/** Sounds are decoded at this rate to be drawn: a voice has its pitch far below. */
export const DRAWN_SAMPLE_RATE = 16_000;
/** A sound is analysed in turns of this length, so that the page stays responsive. */
export const DRAWING_SLICE_MS = 12;
