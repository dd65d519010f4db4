import type { Config } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import type { Ai } from './ai.ts';
import { createAi } from './create-ai.ts';
import { createProvider } from './provider.ts';

type AiSettings = Pick<Config, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>;

/** The configured language model; null without one: then only the built-in tutor answers. */
export function openAi(
  { AI_BASE_URL, AI_API_KEY, AI_MODEL }: AiSettings,
  log: Pick<Logger, 'warn'>,
): Ai | null {
  if (AI_BASE_URL === undefined || AI_MODEL === undefined) return null;
  const provider = createProvider({ baseUrl: AI_BASE_URL, model: AI_MODEL, apiKey: AI_API_KEY }, log);
  return createAi(provider, log);
}
