import type { Endpoint } from './endpoint.ts';
import type { Role } from './roles.ts';

/**
 * Whom a kept reply is for, on a device that several people use. Whoever has another role than that of a learner sees
 * more than others, such as drafts or hidden comments: their replies are never everybody's.
 */
export const keptFor = ({ kept }: Pick<Endpoint, 'kept'>, roles: readonly Role[]): 'everybody' | 'account' =>
  kept === 'shared' && roles.every((role) => role === 'USER') ? 'everybody' : 'account';
