import { endpoints } from '#contract/endpoints.ts';
import { fuzz } from '#server/testing/fuzzing.ts';

/** Odd input for every endpoint that reads. New endpoints are covered automatically. */
await fuzz(endpoints.filter(({ method }) => method === 'GET'));
