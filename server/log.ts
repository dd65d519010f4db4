import pino from 'pino';

export type Logger = pino.Logger;

/** Fields that never reach a log, wherever they stand in the logged object. */
const SECRETS = [
  'password',
  'newPassword',
  'oldPassword',
  'token',
  'otp',
  'credential',
  'authorization',
  'Authorization',
];

export const createLogger = (level: string, destination?: pino.DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
    destination ?? pino.destination(1),
  );
