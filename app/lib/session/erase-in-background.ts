import { logFailure } from '../log.ts';
import { tellUnerased } from './unerased-notice.ts';

type Erasures = typeof import('./leave-device.ts');

/** What erases is loaded at its first use. If that fails, everything has stayed on this device, and the learner is told. */
export async function eraseInBackground(erase: (erasures: Erasures) => Promise<void>): Promise<void> {
  try {
    await erase(await import('./leave-device.ts'));
  } catch (error) {
    logFailure('Nothing was erased of an account that has left', error);
    tellUnerased();
  }
}
