import { isRight, judge } from '#core/grading/judge.ts';
import type { CommandResult } from '../command-result.ts';
import { questionOf } from '../content/sentences/check-answers.ts';
import { type ReaderAnswer, readReaderAnswers } from '../content/sentences/reader-answers.ts';
import { readShippedSentences, type Sentence } from '../content/sentences/sentences.ts';
import { prepareJudge, type PreparedJudge } from './prepare-judge.ts';

/** What one judge says of the readers' answers. */
interface Replay {
  readonly accepted: number;
  readonly right: number;
  readonly praised: number;
  readonly wrong: number;
  /** One line for each right answer that is refused and each wrong one that is accepted. */
  readonly misjudged: readonly string[];
}

/**
 * Judges the answers of the readers twice: by the whole sentence, and by its model alone, without the author's lists.
 * The second figure says how much the judge knows. With `list`, the misjudged answers are printed too.
 */
export async function replayReaders(args: readonly string[]): Promise<CommandResult> {
  const [prepared, answers, sentences] = await Promise.all([
    prepareJudge(),
    readReaderAnswers(),
    readShippedSentences(),
  ]);
  const byId = new Map(sentences.map((sentence) => [sentence.id, sentence]));
  const whole = replay(answers, byId, prepared);
  const alone = replay(answers, byId, prepared, withoutLists);
  const isListed = args.includes('list');
  const output = [
    ...linesOf('with the lists of the authors', whole, isListed),
    ...linesOf('by the models alone', alone, isListed),
  ].join('\n');
  return { output, exitCode: 0 };
}

const withoutLists = (sentence: Sentence): Sentence => ({ ...sentence, accepted: [], blocked: [] });

function replay(
  answers: readonly ReaderAnswer[],
  sentences: ReadonlyMap<number, Sentence>,
  { modelOf }: Pick<PreparedJudge, 'modelOf'>,
  change: (sentence: Sentence) => Sentence = (sentence) => sentence,
): Replay {
  const known = answers.flatMap((answer) => {
    const sentence = sentences.get(answer.sentenceId);
    return sentence ? [{ ...answer, sentence }] : [];
  });
  const judged = known.map((answer) => ({
    ...answer,
    isAccepted: isRight(judge(modelOf(questionOf(change(answer.sentence))), answer.answer)),
  }));
  const right = judged.filter(({ wrong }) => wrong === '');
  const wrong = judged.filter((answer) => answer.wrong !== '');
  return {
    right: right.length,
    accepted: right.filter(({ isAccepted }) => isAccepted).length,
    wrong: wrong.length,
    praised: wrong.filter(({ isAccepted }) => isAccepted).length,
    misjudged: judged
      .filter((answer) => answer.isAccepted !== (answer.wrong === ''))
      .map(({ sentenceId, sentence, answer, isAccepted }) =>
        [
          sentenceId,
          isAccepted ? 'praised' : 'refused',
          answer,
          sentence.jpSentence,
          sentence.viSentence,
        ].join('\t'),
      ),
  };
}

const PERCENT = 100;

const linesOf = (
  name: string,
  { accepted, right, praised, wrong, misjudged }: Replay,
  isListed: boolean,
): string[] => [
  `${name}: ${accepted} of ${right} right answers accepted (${((accepted / right) * PERCENT).toFixed(1)} %), ` +
    `${praised} of ${wrong} wrong ones`,
  ...(isListed ? misjudged : []),
];
