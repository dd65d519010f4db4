import * as accounts from './accounts/endpoints.ts';
import * as audit from './audit/endpoints.ts';
import * as chat from './chat/endpoints.ts';
import * as comments from './comments/endpoints.ts';
import * as contributions from './contributions/endpoints.ts';
import * as sentenceTools from './contributions/sentence-endpoints.ts';
import * as contentWriting from './contributions/writing-endpoints.ts';
import * as courses from './courses/endpoints.ts';
import * as lessons from './courses/lesson-endpoints.ts';
import * as dashboard from './dashboard/endpoints.ts';
import * as dictionaryAdmin from './dictionary/admin-endpoints.ts';
import * as dictionaryAnswers from './dictionary/answers.ts';
import * as dictionary from './dictionary/endpoints.ts';
import * as packs from './dictionary/pack-endpoints.ts';
import * as themes from './dictionary/theme-endpoints.ts';
import * as wordUse from './dictionary/word-use.ts';
import * as donate from './donate/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as feedback from './feedback/endpoints.ts';
import * as founder from './founder/endpoints.ts';
import * as grammar from './grammar/endpoints.ts';
import * as grammarNames from './grammar/name-endpoints.ts';
import * as introductions from './introductions/endpoints.ts';
import * as kana from './kana/endpoints.ts';
import * as leagues from './leagues/endpoints.ts';
import * as learning from './learning/endpoints.ts';
import * as lessonFeedback from './lesson-feedback/endpoints.ts';
import * as meanings from './meanings/endpoints.ts';
import * as dueCards from './memory/due-endpoints.ts';
import * as memory from './memory/endpoints.ts';
import * as ownCards from './memory/own-card-endpoints.ts';
import * as missedSearches from './missed-searches/endpoints.ts';
import * as notebook from './notebook/endpoints.ts';
import * as notifications from './notifications/endpoints.ts';
import * as ownAccount from './own-account/endpoints.ts';
import * as path from './path/endpoints.ts';
import * as placement from './placement/endpoints.ts';
import * as carriedPractice from './practice/carried-endpoints.ts';
import * as practice from './practice/endpoints.ts';
import * as confusions from './practice/mistake-endpoints.ts';
import * as suggestions from './practice/suggestion-endpoints.ts';
import * as ranking from './ranking/endpoints.ts';
import * as reminderDevices from './reminders/device-endpoints.ts';
import * as reminders from './reminders/endpoints.ts';
import * as reviews from './reviews/endpoints.ts';
import * as scores from './scores/endpoints.ts';
import * as secondFactor from './second-factor/endpoints.ts';
import * as siteSettings from './site-settings/endpoints.ts';
import * as siteInfo from './site-settings/site-endpoint.ts';
import * as site from './site/endpoints.ts';
import * as speech from './speech/endpoints.ts';
import * as suppliers from './suppliers/endpoints.ts';
import * as talk from './talk/endpoints.ts';
import * as users from './users/endpoints.ts';

/** Every endpoint of the product. The server start, the OpenAPI page and the authorisation tests use this list. */
export const endpoints: readonly Endpoint[] = [
  accounts,
  ownAccount,
  secondFactor,
  users,
  audit,
  scores,
  ranking,
  notifications,
  suppliers,
  courses,
  lessons,
  introductions,
  contentWriting,
  contributions,
  sentenceTools,
  reviews,
  practice,
  carriedPractice,
  confusions,
  suggestions,
  lessonFeedback,
  comments,
  dictionary,
  dictionaryAdmin,
  dictionaryAnswers,
  packs,
  themes,
  wordUse,
  meanings,
  missedSearches,
  dashboard,
  grammarNames,
  grammar,
  notebook,
  kana,
  path,
  placement,
  learning,
  memory,
  dueCards,
  ownCards,
  leagues,
  reminders,
  reminderDevices,
  speech,
  chat,
  talk,
  feedback,
  donate,
  founder,
  siteInfo,
  siteSettings,
  site,
].flatMap(endpointsIn);

function endpointsIn(module: Record<string, unknown>): Endpoint[] {
  return Object.values(module).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
