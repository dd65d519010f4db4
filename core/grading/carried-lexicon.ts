import type { Lexicon } from './lexicon.ts';

type Answers<Answer> = Readonly<Record<string, Answer>>;

/**
 * What a lexicon answered while some models were compiled, as plain JSON. With it a browser compiles the same models and
 * needs no dictionary. Whatever is not in it was answered with nothing.
 */
export interface CarriedLexicon {
  readonly readingsOf: Answers<readonly string[]>;
  readonly charactersRead: Answers<string>;
  readonly spellingsOf: Answers<readonly string[]>;
  readonly wordReadings: Answers<readonly string[]>;
  /** Thousands are asked about, few are words. */
  readonly words: readonly string[];
}

/** A lexicon that answers as the given one does and notes what it has answered. */
export function recordLexicon(lexicon: Lexicon): { lexicon: Lexicon; carried: () => CarriedLexicon } {
  const readingsOf = noting(lexicon.readingsOf);
  const charactersRead = noting(lexicon.charactersRead);
  const spellingsOf = noting(lexicon.spellingsOf);
  const wordReadings = noting(lexicon.wordReadings);
  const words = new Set<string>();
  return {
    lexicon: {
      readingsOf: readingsOf.ask,
      charactersRead: charactersRead.ask,
      spellingsOf: spellingsOf.ask,
      wordReadings: wordReadings.ask,
      isWord: (kana) => {
        const isOne = lexicon.isWord(kana);
        if (isOne) words.add(kana);
        return isOne;
      },
    },
    carried: () => ({
      readingsOf: readingsOf.noted(),
      charactersRead: charactersRead.noted(),
      spellingsOf: spellingsOf.noted(),
      wordReadings: wordReadings.noted(),
      words: [...words],
    }),
  };
}

export function lexiconFrom(carried: CarriedLexicon): Lexicon {
  const words = new Set(carried.words);
  return {
    readingsOf: lookingUp(carried.readingsOf, []),
    charactersRead: lookingUp(carried.charactersRead, ''),
    spellingsOf: lookingUp(carried.spellingsOf, []),
    wordReadings: lookingUp(carried.wordReadings, []),
    isWord: (kana) => words.has(kana),
  };
}

function noting<Answer extends string | readonly string[]>(asked: (question: string) => Answer) {
  const answers = new Map<string, Answer>();
  return {
    ask: (question: string): Answer => {
      const answer = asked(question);
      if (answer.length > 0) answers.set(question, answer);
      return answer;
    },
    noted: (): Answers<Answer> => Object.fromEntries(answers),
  };
}

/** By way of a map: an object would also answer to `constructor`. */
function lookingUp<Answer>(answers: Answers<Answer>, nothing: Answer): (question: string) => Answer {
  const known = new Map(Object.entries(answers));
  return (question) => known.get(question) ?? nothing;
}
