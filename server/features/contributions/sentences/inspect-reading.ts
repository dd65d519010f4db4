import type { SentenceWarning } from '#contract/contributions/sentence-endpoints.ts';
import type { BrokenDownWord } from '#contract/practice/breakdown.ts';
import { sentenceWarnings, unsureWord } from '#contract/texts/sentence-analysis.ts';
import type { Lexicon } from '#core/grading/lexicon.ts';
import { isExplained } from '#core/japanese/align-reading.ts';
import { hasKanji } from '#core/japanese/kana.ts';
import { placeOfMisfit, readAs } from '#core/japanese/tokens/author-readings.ts';
import { sharedReadings } from '#core/japanese/tokens/shared-forms.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import type { BreakdownService } from '#server/features/sentences/breakdown.service.ts';
import { warning } from './warning.ts';

interface ReadingParts {
  readonly breakdowns: Pick<BreakdownService, 'wordsOf'>;
  readonly lexicon: Lexicon;
}

interface InspectedReading {
  readonly tokens: readonly Token[];
  readonly words: readonly BrokenDownWord[];
  readonly warnings: readonly SentenceWarning[];
}

/** The readings of the words of a model answer: from the tokenizer, or from the author if they fit. */
export async function inspectReading(
  { breakdowns, lexicon }: ReadingParts,
  ours: readonly Token[],
  reading: string,
): Promise<InspectedReading> {
  if (reading === '') {
    const words = await breakdowns.wordsOf(ours);
    return { tokens: ours, words, warnings: unsureReadings(ours, words, lexicon) };
  }
  const before = await breakdowns.wordsOf(ours);
  const misfit = warnOfMisfit(ours, reading);
  if (misfit.length > 0) return { tokens: ours, words: before, warnings: misfit };
  const tokens = readAs(ours, reading);
  const words = await breakdowns.wordsOf(tokens);
  const strange = words.find((word, at) => isStrange(word, before[at], lexicon));
  const warnings = strange
    ? [
        warning(
          'reading-strange',
          'reading',
          sentenceWarnings['reading-strange'](strange.text, strange.reading),
        ),
      ]
    : [];
  return { tokens, words, warnings };
}

export function warnOfMisfit(tokens: readonly Token[], reading: string): SentenceWarning[] {
  const place = placeOfMisfit(tokens, reading);
  if (place === null) return [];
  return [warning('reading-misfit', 'reading', sentenceWarnings['reading-misfit'](place))];
}

/** Words with several known readings: only the author knows the right one. */
function unsureReadings(
  tokens: readonly Token[],
  words: readonly BrokenDownWord[],
  lexicon: Lexicon,
): SentenceWarning[] {
  const unknown = tokens
    .filter(({ surface, reading }) => reading === '' && hasKanji(surface))
    .map(({ surface }) => unsureWord(surface, []));
  const shared = tokens
    .filter(({ surface, pos }) => pos.startsWith('動詞') && sharedReadings(surface).length > 1)
    .map(({ surface }) => unsureWord(surface, sharedReadings(surface)));
  const several = words.flatMap(({ text, kind, item }) => {
    const readings = item && hasKanji(text) && kind !== 'number' ? lexicon.wordReadings(item.kanji) : [];
    return readings.length > 1 ? [unsureWord(item?.kanji ?? text, readings)] : [];
  });
  const found = [...new Set([...unknown, ...shared, ...several])];
  return found.length === 0
    ? []
    : [warning('reading-unsure', 'reading', sentenceWarnings['reading-unsure'](found.join(', ')))];
}

/**
 * A reading that is known neither to us, nor to the dictionary, nor from the single kanji: がこう for 学校. Numbers are
 * excluded, because their readings are irregular.
 */
function isStrange(
  { text, reading, kind }: BrokenDownWord,
  before: BrokenDownWord | undefined,
  lexicon: Lexicon,
): boolean {
  if (!hasKanji(text) || kind === 'number' || reading === before?.reading) return false;
  if (lexicon.wordReadings(text).includes(reading)) return false;
  return !isExplained(text, reading, lexicon.readingsOf);
}
