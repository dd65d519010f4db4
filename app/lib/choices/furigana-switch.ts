import { furiganaChoice } from './document-choices.ts';
import { storedChoice, useChoice } from './stored-choice.ts';

/** What the switch comes back to. */
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

/** Whether readings stand over Japanese at all, for the switches in conversations: there is nothing to answer first. */
export const useFuriganaSwitch = () => [useChoice(furiganaChoice) !== 'never', switchFurigana] as const;
