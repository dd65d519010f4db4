/** What the audit log records, in the groups in which an admin chooses a kind. */
export const AUDIT_GROUPS = {
  people: [
    'roles-changed',
    'user-blocked',
    'user-unblocked',
    'second-factor-reset',
    'second-factor-required',
  ],
  accounts: [
    'login',
    'login-failed',
    'password-changed',
    'password-reset',
    'second-factor-on',
    'second-factor-off',
    'recovery-codes-renewed',
  ],
  exports: ['own-data-exported', 'words-exported', 'sentences-exported'],
  content: [
    'content-deleted',
    'content-brought-back',
    'answer-accepted-by-contributor',
    'answer-accepted',
    'meaning-accepted',
    'comment-hidden',
    'comment-shown-again',
  ],
  site: [
    'site-setting-changed',
    'site-setting-undone',
    'site-secret-stored',
    'site-secret-removed',
    'push-key-replaced',
    'site-connection-tested',
    'site-picture-uploaded',
  ],
} as const;

export type AuditGroup = keyof typeof AUDIT_GROUPS;
export type AuditAction = (typeof AUDIT_GROUPS)[AuditGroup][number];

export const AUDIT_ACTIONS = Object.values(AUDIT_GROUPS).flat() as readonly AuditAction[];

/** They are many and say where somebody was, so they are kept for a shorter time. */
export const LOGIN_ACTIONS = ['login', 'login-failed'] as const satisfies readonly AuditAction[];
