import { SPEECH_RETRY_S } from '#contract/server-limits.ts';
import { searchRefusals } from '#contract/texts/search.ts';
import { speechRefusals } from '#contract/texts/speech.ts';
import { hasJapanese } from '#core/japanese/kana.ts';
import { readingOf, withoutRuby } from '#core/japanese/ruby.ts';
import type { KanaCourse } from '#core/kana/kana-row.ts';
import { spokenKana } from '#core/kana/spoken-kana.ts';
import type { Drafts } from '#server/db/visibility.ts';
import type { SearchService } from '#server/features/dictionary/search.service.ts';
import type { SentenceReadingsService } from '#server/features/sentences/sentence-readings.service.ts';
import type { Listener } from '#server/gateways/speech/listener.ts';
import type { Speech } from '#server/gateways/speech/speech.ts';
import { type RefusalReason, VoiceRefused } from '#server/gateways/speech/voice-refused.ts';
import type { Mp3, Utterance } from '#server/gateways/speech/voice.ts';
import { AppError, badRequest, notFound, unavailable } from '#server/http/errors.ts';

interface SpeechParts {
  readonly speech: Pick<Speech, 'say'>;
  readonly sentences: SentenceReadingsService;
  readonly search: Pick<SearchService, 'row'>;
  readonly kana: KanaCourse;
}

/** The source of the speech: exactly one of the four. */
interface SpeechSource {
  readonly sentenceId?: number;
  /** Whose drafts may be heard too. */
  readonly drafts?: Drafts;
  readonly itemId?: number;
  readonly kana?: string;
  readonly text?: string;
}

type Written = Omit<Utterance, 'speed'>;

export function createSpeechService({ speech, sentences, search, kana: course }: SpeechParts) {
  const known = new Set([
    ...course.rows.flatMap(({ kana }) => kana.map((item) => item.kana)),
    ...course.sounds.flatMap(({ examples }) => examples.map(({ kana, say = kana }) => say)),
  ]);

  function ofKana(kana: string): Written {
    if (!known.has(kana)) throw notFound(speechRefusals.unknownKana);
    return { text: spokenKana(kana), reading: '' };
  }

  async function ofItem(itemId: number): Promise<Written> {
    const item = await search.row(itemId);
    if (!item) throw notFound(searchRefusals.unknownWord);
    return { text: item.kanji, reading: item.hiragana };
  }

  async function written({ sentenceId, drafts = null, itemId, kana, text }: SpeechSource): Promise<Written> {
    if ([sentenceId, itemId, kana, text].filter((source) => source !== undefined).length !== 1)
      throw badRequest(speechRefusals.oneSource);
    if (sentenceId !== undefined) return sentences.of(sentenceId, drafts);
    if (itemId !== undefined) return ofItem(itemId);
    return kana === undefined ? ofText(text ?? '') : ofKana(kana);
  }

  return {
    async say(source: SpeechSource, speed: number, listener: Listener): Promise<Mp3> {
      const utterance = { ...(await written(source)), speed };
      const sound = await speech.say(utterance, listener).catch(refuse);
      if (sound.length === 0) throw badRequest(speechRefusals.nothingToHear);
      return sound;
    },
  };
}

export type SpeechService = ReturnType<typeof createSpeechService>;

/** Readings may be given in brackets, as in the examples of the dictionary (decision 010). */
function ofText(text: string): Written {
  if (!hasJapanese(text)) throw badRequest(speechRefusals.notJapanese, 'text');
  const plain = withoutRuby(text);
  return { text: plain, reading: plain === text ? '' : readingOf(text) };
}

function refuse(error: unknown): never {
  throw error instanceof VoiceRefused
    ? refusals[error.reason](error)
    : unavailable(speechRefusals.away, error);
}

const refusals: Readonly<Record<RefusalReason, (cause: VoiceRefused) => AppError>> = {
  'too-long': () => badRequest(speechRefusals.tooLong),
  'caller-waits': (cause) => retryLater(429, speechRefusals.ownTurns, cause),
  'all-wait': (cause) => retryLater(503, speechRefusals.busy, cause),
};

const retryLater = (status: number, message: string, cause: VoiceRefused): AppError =>
  new AppError(status, message, { 'Retry-After': String(SPEECH_RETRY_S) }, undefined, { cause });
