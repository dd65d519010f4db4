import { Writable } from 'node:stream';
import { createLogger, type Logger } from '#server/log.ts';

export interface RecordedLog {
  readonly log: Logger;
  /** Everything logged so far, in the format of the log file. */
  text(): string;
}

/** The real logger, writing into memory. */
export function recordLog(): RecordedLog {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLogger('debug', destination), text: () => lines.join('') };
}
