import { createSpeechEncoder } from './encode-mp3.mjs';
import { loadOpenJTalk } from './load-open-jtalk.mjs';

/** The process that holds the voice. Plain JavaScript, so that both the source and the bundle can start it. */

const engine = await loadOpenJTalk();
const encode = await createSpeechEncoder();

process.on('message', ({ id, question }) => process.send({ id, answer: answerTo(question) }));
// The server has ended.
process.on('disconnect', () => process.exit());

function answerTo({ read, say, speed }) {
  return read === undefined ? speak(say, speed) : engine.runFrontend(read).map(asWord);
}

/** The fields of a word that core/speech uses. A ’ marks the vowel before it as devoiced. */
const asWord = ({ string, pron, orig, mora_size: morae }) => ({
  text: string,
  sound: morae > 0 ? pron.replaceAll('’', '') : '',
  base: orig,
  morae,
});

/** The pieces of a text one after another, as one MP3; empty if there is nothing to say. */
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

/** The engine refuses punctuation without a word, and texts of more than 20 seconds: those are split in halves. */
function synthesize(text, options) {
  try {
    const { pcm, sampleRate } = engine.synthesize(text, options);
    // The engine returns an array of numbers, twice the size: a minute would leave 23 MB for the garbage collector.
    return [{ samples: Float32Array.from(pcm), sampleRate }];
  } catch (error) {
    // Any other error has broken the engine: this process ends, and the next request starts a new one.
    if (!/bridge call failed/.test(error.message)) throw error;
    const letters = Array.from(text);
    if (letters.length < 2) return [];
    const middle = Math.ceil(letters.length / 2);
    return [letters.slice(0, middle), letters.slice(middle)].flatMap((half) =>
      synthesize(half.join(''), options),
    );
  }
}
