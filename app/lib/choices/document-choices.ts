import { type ChoiceKind, parseChoice, storedChoice, type StoredChoice } from './stored-choice.ts';

/**
 * Choices that CSS reads: `data-<key>` on the root element, or no attribute for the default. So the HTML is the same
 * for everyone, and the page does not flash in another look first.
 */
const onDocument = <const Value extends string>(kind: ChoiceKind<Value>): StoredChoice<Value> =>
  storedChoice(kind, show);

export const themeChoice = onDocument({ key: 'theme', values: ['system', 'light', 'dark'], usual: 'system' });

/** Where Japanese has furigana. `off` comes from an earlier switch in the chat. */
export const furiganaChoice = onDocument({
  key: 'furigana',
  values: ['always', 'after-answer', 'never'],
  usual: 'always',
  former: { off: 'never' },
});

export const motionChoice = onDocument({ key: 'motion', values: ['system', 'reduce'], usual: 'system' });

/** Whether somebody who learns uses this browser: signed in, or with progress here. The style sheet shows them their day. */
export const learnerChoice = onDocument({ key: 'learner', values: ['new', 'begun'], usual: 'new' });

/** Called whenever something is learnt here, so it writes only the first time. */
export function rememberLearner(): void {
  if (learnerChoice.now() === 'new') learnerChoice.choose('begun');
}

function show({ key, usual }: ChoiceKind<string>, value: string): void {
  const { dataset } = document.documentElement;
  if (value === usual) delete dataset[key];
  else dataset[key] = value;
}

/** Applies the choices made in another tab. */
export function showChoices(): void {
  show(themeChoice, themeChoice.now());
  show(furiganaChoice, furiganaChoice.now());
  show(motionChoice, motionChoice.now());
  show(learnerChoice, learnerChoice.now());
}

/** Serialized with `toString`: it must not use anything from outside its own body. */
function showStored(kinds: readonly ChoiceKind<string>[], parse: typeof parseChoice): void {
  try {
    for (const kind of kinds) {
      const value = parse(kind, localStorage.getItem(kind.key));
      if (value !== kind.usual) document.documentElement.dataset[kind.key] = value;
    }
  } catch {
    // Storage is blocked: the defaults stay.
  }
}

/** For the head of the document: runs before the first paint. */
export const firstPaintScript = `(${showStored})(${JSON.stringify([themeChoice, furiganaChoice, motionChoice, learnerChoice])},${parseChoice})`;
