import { join } from 'node:path';
import {
  SPEECH_ANSWER_MS,
  SPEECH_CACHE_BYTES,
  SPEECH_IDLE_MS,
  SPEECH_WAITING_MAX,
  SPEECH_WAITING_MAX_EACH,
} from '#contract/server-limits.ts';
import type { Logger } from '#server/log.ts';
import { createFileCache } from '../file-cache.ts';
import { createWorkerProcess } from '../worker-process.ts';
import { createSpeech, type Speech } from './speech.ts';
import { createVoice, startVoiceProcess } from './voice.ts';

/** The voice of the product, with its sound files in the data folder. */
export const openSpeech = (dataDir: string, log: Logger): Speech =>
  createSpeech({
    voice: createVoice({
      process: createWorkerProcess({
        name: 'voice',
        start: startVoiceProcess,
        idleMs: SPEECH_IDLE_MS,
        answerMs: SPEECH_ANSWER_MS,
        log,
      }),
      waitingMax: SPEECH_WAITING_MAX,
      waitingMaxEach: SPEECH_WAITING_MAX_EACH,
    }),
    files: createFileCache({
      folder: join(dataDir, 'speech'),
      ending: '.mp3',
      what: 'sound',
      maxBytes: SPEECH_CACHE_BYTES,
      log,
    }),
  });
