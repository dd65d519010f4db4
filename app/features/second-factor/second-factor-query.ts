import { getSecondFactor } from '#contract/second-factor/endpoints.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';

export const secondFactorQuery = (userId: number | null) => ownQuery(getSecondFactor, {}, userId);
