import { Button } from '../button.tsx';

interface ReadyPhrasesProps {
  readonly label: string;
  readonly phrases: readonly string[];
  /** What is typed already: a phrase is added once. */
  readonly typed: string;
  readonly onAdd: (phrase: string) => void;
}

/** Phrases that are often needed, added to a text with one tap. */
export const ReadyPhrases = ({ label, phrases, typed, onAdd }: ReadyPhrasesProps) => (
  <ul aria-label={label} className="flex flex-wrap gap-2">
    {phrases.map((phrase) => (
      <li key={phrase}>
        <Button
          variant="secondary"
          size="small"
          className="text-left font-normal"
          disabled={typed.includes(phrase)}
          onClick={() => onAdd(phrase)}
        >
          {phrase}
        </Button>
      </li>
    ))}
  </ul>
);
