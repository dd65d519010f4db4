import { logFailure } from '../log.ts';

/** The log is loaded only when a card is made: most pages that can make one do not need it. */
const load = () => import('./add-cards.ts');

/** Makes cards of saved words. Ends when they are stored; a word stays saved where its card cannot be. */
export async function rememberWords(wordIds: readonly number[]): Promise<void> {
  try {
    await (await load()).addWordCards(wordIds);
  } catch (error) {
    logFailure('The cards of saved words could not be stored', error);
  }
}

/** Makes cards of a mistake: its sentence, and the points that explain it. */
export function rememberMistake(sentenceId: number, pointIds: readonly string[]): void {
  load()
    .then(({ addMistakeCards }) => addMistakeCards(sentenceId, pointIds))
    .catch((error: unknown) => logFailure('The cards of a mistake could not be stored', error));
}

/** Makes cards of kana that were practised. */
export function rememberKana(kana: readonly string[]): void {
  load()
    .then(({ addCards }) => addCards(kana.map((one) => `kana:${one}`)))
    .catch((error: unknown) => logFailure('The cards of kana could not be stored', error));
}
