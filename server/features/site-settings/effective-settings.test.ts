import { expect, test } from 'vitest';
import { getSiteDesk } from '#contract/site-settings/endpoints.ts';
import { readConfig } from '#server/config.ts';
import {
  type ContentDefaults,
  defaultSettings,
  environmentSettings,
  readSetting,
} from './effective-settings.ts';

/** As an owner may write it into content/founder.yaml, which has no such limits. */
const LONG_STORY = Array.from({ length: 20 }, () => 'Một đoạn dài. '.repeat(200).trim());
const content: ContentDefaults = {
  founder: {
    name: null,
    role: 'Người sáng lập',
    about: null,
    story: LONG_STORY,
    photo: null,
    studies: [],
    work: [],
    certificates: [],
    socials: [],
    website: null,
  },
  donation: { greeting: 'Chào bạn', letter: ['Cảm ơn.'], signature: 'Đội ngũ', bankAccount: null },
};
const environment = environmentSettings(readConfig({ SMTP_URL: 'smtp://127.0.0.1:9' }));
const defaults = defaultSettings(content);

test('defaults of a file that the desk would refuse hold, and so does what is stored over them', () => {
  const stored = { name: 'Người Mẫu', website: 'javascript:alert(1)', unknown: 1 };
  const { value, unusable } = readSetting('founder', stored, defaults, environment);
  expect(value).toEqual({ ...content.founder, name: 'Người Mẫu' });
  expect(unusable).toEqual({ website: 'javascript:alert(1)' });
  const shown = { value, revision: 1, environment: {}, unusable: {} };
  expect(getSiteDesk.output.shape.founder.safeParse(shown).success).toBe(true);
});

test('what the environment covers is not called unusable', () => {
  const stored = { server: 'smtp.example.com:99999' };
  const { value, unusable } = readSetting('mail', stored, defaults, environment);
  expect(value.server).toBe('smtp://127.0.0.1:9');
  expect(unusable).toEqual({});
});
