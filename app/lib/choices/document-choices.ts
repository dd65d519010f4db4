import { type ChoiceKind, storedChoice, type StoredChoice, understand } from './stored-choice.ts';

/**
 * Choices that the style sheet obeys: they stand on the root element as `data-<key>`, the usual one as nothing. That way
 * the HTML is the same for everyone, and nothing that was chosen flashes.
 */
const onDocument = <const Value extends string>(kind: ChoiceKind<Value>): StoredChoice<Value> =>
  storedChoice(kind, show);

export const themeChoice = onDocument({ key: 'theme', values: ['system', 'light', 'dark'], usual: 'system' });

/** Where Japanese has readings over it; earlier there was only a switch in the chat. */
export const furiganaChoice = onDocument({
  key: 'furigana',
  values: ['always', 'after-answer', 'never'],
  usual: 'always',
  former: { off: 'never' },
});

export const motionChoice = onDocument({ key: 'motion', values: ['system', 'reduce'], usual: 'system' });

function show({ key, usual }: ChoiceKind<string>, value: string): void {
  const { dataset } = document.documentElement;
  if (value === usual) delete dataset[key];
  else dataset[key] = value;
}

/** Another tab may have chosen: what is on screen follows. */
export function showChoices(): void {
  show(themeChoice, themeChoice.now());
  show(furiganaChoice, furiganaChoice.now());
  show(motionChoice, motionChoice.now());
}

/** Printed from this very source: it must not use anything from outside its own body. */
function showStored(kinds: readonly ChoiceKind<string>[], meaning: typeof understand): void {
  try {
    for (const kind of kinds) {
      const value = meaning(kind, localStorage.getItem(kind.key));
      if (value !== kind.usual) document.documentElement.dataset[kind.key] = value;
    }
  } catch {
    // Storage is blocked: everything is as usual.
  }
}

/** For the head of the document: it runs before anything is painted. */
export const firstPaintScript = `(${showStored})(${JSON.stringify([themeChoice, furiganaChoice, motionChoice])},${understand})`;
