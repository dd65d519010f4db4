import { OWN_VOICE_MAX_MS } from '#contract/learning-limits.ts';

/** Why there is no recording. */
type RecordingFailure = 'unsupported' | 'no-microphone' | 'refused' | 'busy' | 'failed';

export class RecordingError extends Error {
  constructor(
    readonly reason: RecordingFailure,
    cause?: unknown,
  ) {
    super(`No recording: ${reason}`, { cause });
  }
}

export interface OwnRecording {
  readonly recording: Blob;
  /** It was stopped because it had its greatest length. */
  readonly isCut: boolean;
}

interface RecordOptions {
  /** Ends the recording, which is kept. */
  readonly stop: AbortSignal;
  /** The learner leaves: nothing is kept. */
  readonly leave: AbortSignal;
  /** The microphone is open. */
  readonly onStart: () => void;
}

/** Records the learner's voice; null if they have left. The microphone is closed in every case. */
export async function recordVoice({ stop, leave, onStart }: RecordOptions): Promise<OwnRecording | null> {
  const stream = await openMicrophone();
  try {
    if (leave.aborted) return null;
    const recorded = await recordFrom(stream, { stop, leave, onStart });
    return leave.aborted ? null : recorded;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

async function openMicrophone(): Promise<MediaStream> {
  // Missing on pages that were not loaded by https.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices || typeof MediaRecorder === 'undefined') throw new RecordingError('unsupported');
  try {
    return await devices.getUserMedia({ audio: true });
  } catch (error) {
    throw new RecordingError(REASONS.get(error instanceof Error ? error.name : '') ?? 'failed', error);
  }
}

/** The names of errors in the Media Capture specification. */
const REASONS: ReadonlyMap<string, RecordingFailure> = new Map([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'no-microphone'],
  ['OverconstrainedError', 'no-microphone'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
]);

function recordFrom(stream: MediaStream, { stop, leave, onStart }: RecordOptions): Promise<OwnRecording> {
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  let isCut = false;
  const over = new AbortController();
  return new Promise<OwnRecording>((resolve, reject) => {
    const end = () => recorder.state !== 'inactive' && recorder.stop();
    const timer = setTimeout(() => {
      isCut = true;
      end();
    }, OWN_VOICE_MAX_MS);
    const until = { signal: over.signal };
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data), until);
    recorder.addEventListener(
      'stop',
      () => {
        over.abort();
        resolve({ recording: new Blob(parts, { type: recorder.mimeType }), isCut });
      },
      until,
    );
    recorder.addEventListener(
      'error',
      (event) => {
        over.abort();
        reject(new RecordingError('failed', event));
      },
      until,
    );
    stop.addEventListener('abort', end, until);
    leave.addEventListener('abort', end, until);
    recorder.start();
    onStart();
    if (stop.aborted) end();
  });
}
