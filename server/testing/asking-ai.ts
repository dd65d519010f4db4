import { createAi } from '#server/gateways/ai/create-ai.ts';
import { createProvider } from '#server/gateways/ai/provider.ts';
import { type AiTurn, startAiProvider } from './fakes/ai-provider.ts';
import { recordLog } from './fakes/recorded-log.ts';

export const AI_KEY = 'sk-khoa-bi-mat-0123456789';

/** Long timeouts and a short back-off, unless a test changes them. */
const PATIENT = { silenceMs: 60_000, answerMs: 60_000, backOffMs: 1 };

/** A gateway to a fake provider with this script, and a function to ask it. */
export async function openScriptedAi(script: readonly AiTurn[], patience: Partial<typeof PATIENT> = {}) {
  const provider = await startAiProvider(script);
  const { log, text: logged } = recordLog();
  const settings = { baseUrl: provider.address, model: 'gia-su', apiKey: AI_KEY };
  const ai = createAi(createProvider(settings, log), log, { ...PATIENT, ...patience });

  const ask = async (signal = new AbortController().signal) => {
    const pieces: string[] = [];
    try {
      for await (const piece of ai.stream([{ role: 'user', content: 'Chào' }], signal)) pieces.push(piece);
      return { pieces, text: pieces.join(''), error: null };
    } catch (error) {
      return { pieces, text: pieces.join(''), error };
    }
  };
  return {
    provider,
    ai,
    ask,
    logged,
    /** Fails if a connection is still open. */
    async close(): Promise<void> {
      await provider.clientLeft();
      const left = provider.openSockets();
      await provider.close();
      if (left > 0) throw new Error(`${left} connections were left behind`);
    },
  };
}
