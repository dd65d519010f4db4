/** Every table of the product. Drizzle gets this module as its schema. */
export { auditLog } from './audit.ts';
export { chatMessages, conversations } from './chat.ts';
export { commentLikes, commentReports, comments } from './comments.ts';
export { contentEntries, contentState } from './content-loading.ts';
export { contentVersions, reviewNotes } from './contributions.ts';
export { curriculums, lessons, lessonViews, sentences, topics } from './courses.ts';
export { requestDays, siteDays } from './dashboard.ts';
export { feedback } from './feedback.ts';
export { images } from './images.ts';
export { itemChanges, items } from './items.ts';
export { leagueGroups, leagueMembers, leagueMinutes, leaguePlaces } from './leagues.ts';
export { learningEvents } from './learning.ts';
export { sentenceReports } from './lesson-feedback.ts';
export { suggestedMeanings } from './meanings.ts';
export { missedSearches } from './missed-searches.ts';
export { memoryCards, ownCards } from './memory.ts';
export { categories, favorites } from './notebook.ts';
export { mailOutbox } from './mail.ts';
export { announcedChanges, secretFingerprints } from './nodes.ts';
export { notifications } from './notifications.ts';
export {
  answerSuggestions,
  browserTries,
  mistakes,
  practiceTries,
  refusedAnswers,
  suggestionReporters,
} from './practice.ts';
export { rateLimits } from './rate-limits.ts';
export { receivedCalls } from './received-calls.ts';
export { reminderDevices, reminderPushes, siteKeys } from './reminder-devices.ts';
export { reminders } from './reminders.ts';
export { scoreLedger } from './scores.ts';
export { recoveryCodes, secondFactorResets, secondFactorRoles, secondFactors } from './second-factors.ts';
export { modelDays, siteSettingChanges, siteSettings } from './site-settings.ts';
export { otps, passwordResets, registrations, sessions, userRoles, users } from './users.ts';
