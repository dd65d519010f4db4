import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { faster } from './faster-kuromoji.mjs';

/** The process that holds the dictionary. Plain JavaScript, so that both the source and the bundle can start it. */

const require = createRequire(import.meta.url);
const { builder } = require('@sglkc/kuromoji');
const dicPath = join(dirname(require.resolve('@sglkc/kuromoji/package.json')), 'dict');

const tokenizer = await new Promise((resolve, reject) => {
  builder({ dicPath }).build((error, built) => (error ? reject(error) : resolve(faster(built))));
});

process.on('message', ({ id, question }) => process.send({ id, ...answerTo(question) }));
// The server has ended.
process.on('disconnect', () => process.exit());

/** A text that the tokenizer cannot handle (it throws on U+0000) fails only its own call. */
function answerTo(texts) {
  try {
    return { answer: texts.map((text) => tokenizer.tokenize(text).map(featuresOf)) };
  } catch (error) {
    return { failure: error };
  }
}

/** The fields of a word that core/japanese/tokens/ipadic-token.ts uses. */
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
