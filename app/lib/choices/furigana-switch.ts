import { furiganaChoice } from './document-choices.ts';
import { storedChoice, useChoice } from './stored-choice.ts';

/** The choice to restore when the switch is turned on again. */
const before = storedChoice({
  key: 'furigana-before',
  values: ['always', 'after-answer'],
  usual: 'always',
});

function switchFurigana(on: boolean): void {
  const chosen = furiganaChoice.now();
  if (chosen !== 'never') before.choose(chosen);
  furiganaChoice.choose(on ? before.now() : 'never');
}

/** Furigana on or off, for the switches in conversations, where "after the answer" has no meaning. */
export const useFuriganaSwitch = () => [useChoice(furiganaChoice) !== 'never', switchFurigana] as const;
