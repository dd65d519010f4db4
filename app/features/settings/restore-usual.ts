import { furiganaChoice, motionChoice, themeChoice } from '#app/lib/document-choices.ts';
import type { KeptChoice } from '#app/lib/kept-choice.ts';
import { romajiChoice, speedChoice, voiceChoice } from '#app/lib/practice-choices.ts';

function restore<Value extends string>({ now, choose, usual }: KeptChoice<Value>): () => void {
  const before = now();
  choose(usual);
  return () => choose(before);
}

/** Chooses what is usual everywhere, and gives back how to undo that. */
export function restoreUsual(): () => void {
  const undos = [
    restore(furiganaChoice),
    restore(voiceChoice),
    restore(speedChoice),
    restore(romajiChoice),
    restore(themeChoice),
    restore(motionChoice),
  ];
  return () => undos.forEach((undo) => undo());
}
