/**
 * Browser tests that fail now and then, and are left out until they are mended. There are no retries: a test that fails
 * on the first try says something. An entry may stay for two weeks (`scripts/quarantine.test.ts`).
 */
export interface Quarantined {
  /** The whole title of the test, without those of its groups. */
  readonly title: string;
  /** The day on which it was put here, as in 2026-11-19. */
  readonly since: string;
  /** What was seen, and what is known of its cause. */
  readonly reason: string;
}

export const QUARANTINE: readonly Quarantined[] = [];
