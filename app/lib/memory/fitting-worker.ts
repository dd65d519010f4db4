import load, { Fsrs } from 'fsrs-browser';
import wasmUrl from 'fsrs-browser/fsrs_browser_bg.wasm?url';
import { answerFitting, type FittingReply, type FittingRequest } from './answer-fitting.ts';

// The optimiser reports every round of its work.
console.info = () => undefined;

/** 436 kB, loaded only here, and only when parameters are fitted. */
const loadOptimiser = async () => {
  await load({ module_or_path: wasmUrl });
  return { Fsrs };
};

self.addEventListener('message', ({ data }: MessageEvent<FittingRequest>) => {
  void answerFitting(data, loadOptimiser).then((reply: FittingReply) => self.postMessage(reply));
});
