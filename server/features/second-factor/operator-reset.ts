import { operatorTexts } from '#contract/texts/operator.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/connect.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import { createSecondFactorRepository } from './second-factor.repository.ts';

/**
 * The way back in for the last admin who has lost phone and recovery codes, or after the server's secret has changed:
 * whoever sets the environment owns the data anyway. Does nothing for an account without a second factor.
 */
export async function resetByOperator(
  db: Database,
  audit: AuditService,
  { RESET_SECOND_FACTOR: email }: Pick<Config, 'RESET_SECOND_FACTOR'>,
  print: (line: string) => void,
): Promise<void> {
  if (email === undefined) return;
  const reset = await db.transaction(async (tx) => {
    const factors = createSecondFactorRepository(tx);
    const userId = await factors.idOf(email);
    if (userId === null || !(await factors.remove(userId))) return false;
    const subject = `users/${userId}`;
    await audit.record({ actorId: null, action: 'second-factor-reset', subject, details: {} }, tx);
    return true;
  });
  print(reset ? operatorTexts.secondFactorReset(email) : operatorTexts.secondFactorNotReset(email));
}
