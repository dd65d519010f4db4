const JAPANESE = 'ja-JP';

/** Speaks with the browser's own Japanese voice; false where the browser cannot speak. */
export function speakJapanese(text: string): boolean {
  if (!('speechSynthesis' in window)) return false;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = JAPANESE;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(utterance);
  return true;
}
