import { endpoints } from '#contract/endpoints.ts';
import { sendHostileStrings } from '#server/testing/hostile-strings.ts';

/** Every endpoint that needs no role. New endpoints are covered automatically. */
await sendHostileStrings(endpoints.filter(({ access }) => typeof access === 'string' || 'owner' in access));
