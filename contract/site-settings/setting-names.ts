/** The settings of the site, each saved, listed in the history and undone on its own. */
export const SETTING_NAMES = [
  'identity',
  'announcement',
  'registration',
  'founder',
  'donation',
  'model',
  'mail',
  'google',
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

/** Stored encrypted; no call returns them. */
export const SECRET_NAMES = ['model-key', 'mail-password'] as const;
export type SecretName = (typeof SECRET_NAMES)[number];
