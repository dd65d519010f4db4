import type { Lexicon } from './lexicon.ts';
import type { Synonym } from './paraphrase/rule.ts';

type Answers<Answer> = Readonly<Record<string, Answer>>;

/**
 * What a lexicon answered while some models were compiled, as plain JSON. It lets a browser compile the same models
 * without a dictionary. A question that is missing here had no answer.
 */
export interface CarriedLexicon {
  readonly readingsOf: Answers<readonly string[]>;
  readonly charactersRead: Answers<string>;
  readonly spellingsOf: Answers<readonly string[]>;
  readonly wordReadings: Answers<readonly string[]>;
  /** Only the words: thousands of texts are asked about, and few are words. */
  readonly words: readonly string[];
  readonly synonymsOf: Answers<readonly Synonym[]>;
}

/** Wraps a lexicon and records its answers. */
export function recordLexicon(lexicon: Lexicon): { lexicon: Lexicon; carried: () => CarriedLexicon } {
  const readingsOf = recorded(lexicon.readingsOf);
  const charactersRead = recorded(lexicon.charactersRead);
  const spellingsOf = recorded(lexicon.spellingsOf);
  const wordReadings = recorded(lexicon.wordReadings);
  const synonymsOf = recorded(lexicon.synonymsOf);
  const words = new Set<string>();
  return {
    lexicon: {
      readingsOf: readingsOf.ask,
      charactersRead: charactersRead.ask,
      spellingsOf: spellingsOf.ask,
      wordReadings: wordReadings.ask,
      synonymsOf: synonymsOf.ask,
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
      synonymsOf: synonymsOf.noted(),
    }),
  };
}

export function lexiconFrom(carried: CarriedLexicon): Lexicon {
  const words = new Set(carried.words);
  return {
    readingsOf: lookup(carried.readingsOf, []),
    charactersRead: lookup(carried.charactersRead, ''),
    spellingsOf: lookup(carried.spellingsOf, []),
    wordReadings: lookup(carried.wordReadings, []),
    isWord: (kana) => words.has(kana),
    synonymsOf: lookup(carried.synonymsOf, []),
  };
}

function recorded<Answer extends string | readonly unknown[]>(asked: (question: string) => Answer) {
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

/** A map, because a plain object would also answer to `constructor`. */
function lookup<Answer>(answers: Answers<Answer>, nothing: Answer): (question: string) => Answer {
  const known = new Map(Object.entries(answers));
  return (question) => known.get(question) ?? nothing;
}
