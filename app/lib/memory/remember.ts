/** The log is loaded only when a card is made: most pages that can make one do not need it. */
const load = () => import('./add-cards.ts');

/** Makes cards of saved words. */
export function rememberWords(wordIds: readonly number[]): void {
  void load().then(({ addWordCards }) => addWordCards(wordIds));
}

/** Makes cards of a mistake: its sentence, and the points that explain it. */
export function rememberMistake(sentenceId: number, pointIds: readonly string[]): void {
  void load().then(({ addMistakeCards }) => addMistakeCards(sentenceId, pointIds));
}

/** Makes cards of kana that were practised. */
export function rememberKana(kana: readonly string[]): void {
  void load().then(({ addCards }) => addCards(kana.map((one) => `kana:${one}`)));
}
