import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import type { Tokenize } from '#core/japanese/tokens/token.ts';
import type { RecognitionCase } from './grammar-recognition.cases.ts';

const idsIn = (list: string): string[] => list.split(' ').filter(Boolean);

/** Points that are missed or recognised wrongly in the sentence, and ids that do not exist. */
export function checkRecognition(
  { ja, finds, not = '' }: RecognitionCase,
  library: GrammarLibrary,
  tokenize: Tokenize,
): string[] {
  const found = library.recognise(tokenize(ja)).map(({ point }) => point.id);
  return [
    ...[...idsIn(finds), ...idsIn(not)]
      .filter((id) => !library.find(id))
      .map((id) => `no point has the id ${id}`),
    ...idsIn(finds)
      .filter((id) => !found.includes(id))
      .map((id) => `${id} is missed, found ${found.join(' ')}`),
    ...idsIn(not)
      .filter((id) => found.includes(id))
      .map((id) => `${id} does not stand here`),
  ].map((mistake) => `${ja} ${mistake}`);
}
