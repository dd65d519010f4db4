import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('without any setting all defaults apply', () => {
  expect(readConfig({})).toEqual({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: 3000,
    PUBLIC_URL: new URL('http://localhost:3000'),
    HSTS_SUBDOMAINS: false,
    DATA_DIR: './data',
    DATABASE_POOL: 10,
    ACCEPT_NEW_SECRETS: false,
    TRUST_PROXY: 0,
    RATE_LIMITS: true,
    LOG_LEVEL: 'info',
    DRAIN_NOTICE_MS: 2_000,
    PAGE_CACHE_MB: 64,
    LONG_TAIL: true,
    OWNER_EMAIL: 'admin@localhost',
    GOOGLE_KEYS_URL: 'https://www.googleapis.com/oauth2/v3/certs',
  });
});

describe('read as', () => {
  test.each([
    {
      env: { PORT: '8080' },
      expected: { PORT: 8080, PUBLIC_URL: new URL('http://localhost:8080') },
      why: 'a number',
    },
    { env: { RATE_LIMITS: 'off' }, expected: { RATE_LIMITS: false }, why: 'off' },
    { env: { DATABASE_POOL: '25' }, expected: { DATABASE_POOL: 25 }, why: 'connections to the database' },
    { env: { TRUST_PROXY: 'on' }, expected: { TRUST_PROXY: 1 }, why: 'one proxy' },
    { env: { TRUST_PROXY: 'off' }, expected: { TRUST_PROXY: 0 }, why: 'no proxy' },
    { env: { TRUST_PROXY: '2' }, expected: { TRUST_PROXY: 2 }, why: 'a proxy behind another' },
    { env: { RATE_LIMITS: '1' }, expected: { RATE_LIMITS: true }, why: 'on, written as 1' },
    {
      env: { ADMIN_EMAIL: ' Chu@Example.com ', ADMIN_PASSWORD: 'mat-khau-dai' },
      expected: { ADMIN_EMAIL: 'chu@example.com', OWNER_EMAIL: 'chu@example.com' },
      why: 'an e-mail; the first admin is the owner of the site',
    },
    {
      env: {
        ADMIN_EMAIL: 'chu@example.com',
        ADMIN_PASSWORD: 'mat-khau-dai',
        OWNER_EMAIL: 'hop-thu@example.com',
      },
      expected: { OWNER_EMAIL: 'hop-thu@example.com' },
      why: 'an owner who is not the admin',
    },
    {
      env: { RESET_SECOND_FACTOR: ' Chu@Example.com' },
      expected: { RESET_SECOND_FACTOR: { email: 'chu@example.com', request: '' } },
      why: 'whose second factor is turned off',
    },
    {
      env: { RESET_SECOND_FACTOR: 'chu@example.com#2' },
      expected: { RESET_SECOND_FACTOR: { email: 'chu@example.com', request: '2' } },
      why: 'whose second factor is turned off once more',
    },
    { env: { PORT: '', DATA_DIR: '' }, expected: { PORT: 3000, DATA_DIR: './data' }, why: 'empty: not set' },
    {
      env: { DATABASE_URL: '', TOKEN_SECRET: '', PUBLIC_URL: '' },
      expected: { PUBLIC_URL: new URL('http://localhost:3000') },
      why: 'empty, where there is no default: not set either',
    },
    {
      env: { AI_BASE_URL: 'http://localhost:11434/v1', AI_API_KEY: ' sk-1 ', AI_MODEL: 'gia-su' },
      expected: { AI_BASE_URL: 'http://localhost:11434/v1', AI_API_KEY: 'sk-1', AI_MODEL: 'gia-su' },
      why: 'a language model',
    },
    {
      env: { HOME: '/root', SOME_OTHER: 'x' },
      expected: { PORT: 3000 },
      why: 'nothing, for variables of other programs',
    },
  ])('$why', ({ env, expected }) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  test('empty secrets are absent, not empty', () => {
    expect(readConfig({ TOKEN_SECRET: '', DATABASE_URL: '' })).not.toHaveProperty('TOKEN_SECRET');
  });
});

describe('a bad value stops the boot with one line that names the variable, but not the value', () => {
  test.each([
    { name: 'NODE_ENV', value: 'staging' },
    { name: 'PORT', value: 'http' },
    { name: 'PORT', value: '70000' },
    { name: 'PORT', value: '30.5' },
    { name: 'PUBLIC_URL', value: 'kakehashi.example' },
    { name: 'PUBLIC_URL', value: 'ftp://kakehashi.example' },
    { name: 'DATABASE_URL', value: 'mysql://root:hunter22@db/kakehashi' },
    { name: 'DATABASE_POOL', value: '1' },
    { name: 'DATABASE_POOL', value: '101' },
    { name: 'DATABASE_POOL', value: '7.5' },
    { name: 'ACCEPT_NEW_SECRETS', value: 'perhaps' },
    { name: 'TOKEN_SECRET', value: 'too-short-a-secret' },
    { name: 'ADMIN_EMAIL', value: 'the-admin' },
    { name: 'OWNER_EMAIL', value: 'the-owner' },
    { name: 'SMTP_URL', value: 'https://mail.example' },
    { name: 'GOOGLE_KEYS_URL', value: 'keys' },
    { name: 'RESET_SECOND_FACTOR', value: 'the-admin#2' },
    { name: 'RESET_SECOND_FACTOR', value: 'chu@example.com# 2' },
    { name: 'ADMIN_PASSWORD', value: 'hunter2' },
    { name: 'ADMIN_PASSWORD', value: 'hunter22'.repeat(17) },
    { name: 'TRUST_PROXY', value: 'perhaps' },
    { name: 'TRUST_PROXY', value: '-1' },
    { name: 'TRUST_PROXY', value: '1.5' },
    { name: 'RATE_LIMITS', value: 'none' },
    { name: 'LOG_LEVEL', value: 'loud' },
    { name: 'PAGE_CACHE_MB', value: '-12' },
    { name: 'DRAIN_NOTICE_MS', value: '60001' },
    { name: 'SMTP_URL', value: 'https://user:hunter22@mail.example' },
    { name: 'AI_BASE_URL', value: 'localhost' },
    { name: 'AI_API_KEY', value: 'khóa bí mật' },
  ])('$name=$value', ({ name, value }) => {
    const refused = () => readConfig({ [name]: value });
    expect(refused).toThrow(ConfigError);
    expect(refused).toThrow(new RegExp(`^Cấu hình sai, hãy sửa biến môi trường: ${name} \\(\\w+\\)$`));
    expect(refused).not.toThrow(value);
  });

  test('all bad variables are named at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^[^\n]*PORT[^\n]*LOG_LEVEL[^\n]*$/);
  });
});

test.each([{ ADMIN_EMAIL: 'chu@example.com' }, { ADMIN_PASSWORD: 'mat-khau-dai' }])(
  'ADMIN_EMAIL and ADMIN_PASSWORD are only accepted together: %o',
  (env) => {
    expect(() => readConfig(env)).toThrow('ADMIN_EMAIL và ADMIN_PASSWORD phải đi cùng nhau');
  },
);

test.each([{}, { AI_MODEL: '' }, { AI_API_KEY: 'sk-1' }])(
  'AI_BASE_URL without AI_MODEL is refused: %o',
  (env) => {
    const refused = () => readConfig({ AI_BASE_URL: 'http://localhost:11434/v1', ...env });
    expect(refused).toThrow(ConfigError);
    expect(refused).toThrow('đã đặt AI_BASE_URL thì phải đặt cả AI_MODEL');
  },
);
