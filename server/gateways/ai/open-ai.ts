import type { Logger } from '#server/log.ts';
import type { Ai } from './ai.ts';
import { createAi } from './create-ai.ts';
import { createProvider, type ProviderSettings } from './provider.ts';

export const openAi = (settings: ProviderSettings, log: Pick<Logger, 'warn'>): Ai =>
  createAi(createProvider(settings, log), log);
