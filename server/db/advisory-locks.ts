/** Keys of PostgreSQL's advisory locks; the numbers only have to differ. */
export const advisoryLocks = {
  migrations: 20_250_001,
  content: 20_250_002,
  firstAdmin: 20_250_003,
  roles: 20_250_004,
  topicOrder: 20_250_005,
  leagueSeats: 20_250_006,
} as const;
