/** The users of the browser tests: one per role, all with the same password. */
export const PASSWORD = 'cau-noi-tieng-nhat';

export const accounts = {
  admin: { id: 100_000, email: 'admin@kakehashi.test', roles: ['ADMIN', 'USER'] },
  user: { id: 200_001, email: 'lan@kakehashi.test', roles: ['USER'] },
  supplier: { id: 200_002, email: 'minh@kakehashi.test', roles: ['USER', 'SUPPLIER'] },
  qc: { id: 200_003, email: 'ha@kakehashi.test', roles: ['USER', 'QC'] },
};

/** Learners without any data, for tests that change data. */
export const learners = Array.from({ length: 40 }, (_, index) => ({
  id: 300_001 + index,
  email: `hoc-vien-${index + 1}@kakehashi.test`,
  roles: ['USER'],
}));

export const serverEnvironment = (dataDir, port) => ({
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  PORT: String(port),
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  TOKEN_SECRET: 'only-for-the-browser-tests-0123456789',
  ADMIN_EMAIL: accounts.admin.email,
  ADMIN_PASSWORD: PASSWORD,
  LOG_LEVEL: 'warn',
  // No load balancer polls `/ready` here.
  DRAIN_NOTICE_MS: '0',
});
