import { endpoints } from '#contract/endpoints.ts';
import { sendHostileStrings } from '#server/testing/hostile-strings.ts';

/** Every endpoint that only some roles may call. New endpoints are covered automatically. */
await sendHostileStrings(endpoints.filter(({ access }) => typeof access === 'object' && 'roles' in access));
