import { operatorTexts } from '#contract/texts/operator.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/connect.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import { createSecondFactorRepository } from './second-factor.repository.ts';

/**
 * The way back in for the last admin who has lost everything: whoever sets the environment owns the data anyway. Each
 * value works once, at the first start with it, whether there was something to turn off or not. Otherwise a variable
 * that is left there would turn off a second factor that was set up since.
 */
export async function resetByOperator(
  db: Database,
  audit: AuditService,
  { RESET_SECOND_FACTOR: wanted }: Pick<Config, 'RESET_SECOND_FACTOR'>,
  print: (line: string) => void,
): Promise<void> {
  if (!wanted) return;
  const { email, request } = wanted;
  const line = await db.transaction(async (tx) => {
    const factors = createSecondFactorRepository(tx);
    const userId = await factors.idOf(email);
    if (userId === null) return operatorTexts.secondFactorNotReset(email);
    const doneAt = await factors.rememberReset(userId, request);
    if (doneAt) return alreadyReset(wanted, doneAt);
    if (!(await factors.remove(userId))) return operatorTexts.secondFactorNotReset(email);
    const subject = `users/${userId}`;
    await audit.record({ actorId: null, action: 'second-factor-reset', subject, details: {} }, tx);
    return operatorTexts.secondFactorReset(email);
  });
  print(line);
}

function alreadyReset({ email, request }: { email: string; request: string }, doneAt: Date): string {
  const value = request === '' ? email : `${email}#${request}`;
  const next = `${email}#${doneAt.getTime().toString(36)}`;
  return operatorTexts.secondFactorAlreadyReset(value, doneAt.toISOString(), next);
}
