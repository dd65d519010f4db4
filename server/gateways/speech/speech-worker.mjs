import { createSpeechEncoder } from './encode-mp3.mjs';
import { loadOpenJTalk } from './load-open-jtalk.mjs';

/** The process that holds the voice. Plain JavaScript: it runs beside the source and beside the bundle alike. */

const engine = await loadOpenJTalk();
const encode = await createSpeechEncoder();

process.on('message', ({ id, question }) => process.send({ id, answer: answerTo(question) }));
// The server is gone.
process.on('disconnect', () => process.exit());

function answerTo({ read, say, speed }) {
  return read === undefined ? speak(say, speed) : engine.runFrontend(read).map(asWord);
}

/** What core/speech reads of a word. A ’ stands behind a vowel that is only breathed. */
const asWord = ({ string, pron, orig, mora_size: morae }) => ({
  text: string,
  sound: morae > 0 ? pron.replaceAll('’', '') : '',
  base: orig,
  morae,
});

/** The pieces of a text one after the other, as one MP3; empty where there is nothing to be heard. */
function speak(pieces, speed) {
  const options = JSON.stringify({ speed });
  const spoken = pieces.flatMap((piece) => synthesize(piece, options));
  const [first] = spoken;
  if (!first) return new Uint8Array(0);
  return encode(
    spoken.map(({ samples }) => samples),
    first.sampleRate,
  );
}

/** It refuses marks without a word, and what takes longer than its 20 seconds: that is said in halves. */
function synthesize(text, options) {
  try {
    const { pcm, sampleRate } = engine.synthesize(text, options);
    // The engine hands out a list of numbers, twice the size: a minute of those would be 23 MB to collect.
    return [{ samples: Float32Array.from(pcm), sampleRate }];
  } catch (error) {
    // Anything else has broken the engine: this process ends, and the next question starts another.
    if (!/bridge call failed/.test(error.message)) throw error;
    const letters = Array.from(text);
    if (letters.length < 2) return [];
    const middle = Math.ceil(letters.length / 2);
    return [letters.slice(0, middle), letters.slice(middle)].flatMap((half) =>
      synthesize(half.join(''), options),
    );
  }
}
