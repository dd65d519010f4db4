import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The process that holds the dictionary. Plain JavaScript: it runs beside the source and beside the bundle alike. */

const require = createRequire(import.meta.url);
const { builder } = require('@sglkc/kuromoji');
const dicPath = join(dirname(require.resolve('@sglkc/kuromoji/package.json')), 'dict');

const tokenizer = await new Promise((resolve, reject) => {
  builder({ dicPath }).build((error, built) => (error ? reject(error) : resolve(built)));
});

process.on('message', ({ id, question }) => process.send({ id, ...answerTo(question) }));
// The server is gone.
process.on('disconnect', () => process.exit());

/** A text that the tokenizer cannot take (it throws at U+0000) fails its own call, not those of others. */
function answerTo(texts) {
  try {
    return { answer: texts.map((text) => tokenizer.tokenize(text).map(featuresOf)) };
  } catch (error) {
    return { failure: error };
  }
}

/** What core/japanese/tokens/ipadic-token.ts reads of a word. */
const featuresOf = (word) => ({
  surface_form: word.surface_form,
  pos: word.pos,
  pos_detail_1: word.pos_detail_1,
  pos_detail_2: word.pos_detail_2,
  pos_detail_3: word.pos_detail_3,
  conjugated_type: word.conjugated_type,
  basic_form: word.basic_form,
  reading: word.reading,
});
