import { spellForVoice } from '#core/speech/spell-for-voice.ts';
import type { SpokenWord } from '#core/speech/spoken-word.ts';
import type { VoiceProcess } from '#server/gateways/speech/voice.ts';

/** What the voice would say for a text with this reading, in katakana, without making the sound. */
export async function soundOf(process: VoiceProcess, text: string, reading: string): Promise<string> {
  const read = async (spelling: string) => (await process.ask({ read: spelling })) as readonly SpokenWord[];
  const { words } = await spellForVoice(text, reading, read);
  return words.map(({ sound }) => sound).join('');
}
