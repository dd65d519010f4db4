/** Other sites where a person has a profile. */
export const SOCIAL_KINDS = [
  'facebook',
  'youtube',
  'tiktok',
  'instagram',
  'linkedin',
  'github',
  'zalo',
] as const;
export type SocialKind = (typeof SOCIAL_KINDS)[number];
