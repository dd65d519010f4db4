import { useId } from 'react';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';

interface SuggestionsProps {
  readonly title: string;
  /** Introduction, shown when the conversation is empty. */
  readonly lead?: string;
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Questions that can be asked with one tap. */
export function Suggestions({ title, lead, questions, onAsk }: SuggestionsProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className="grid gap-2">
      <p id={titleId} className={lead ? 'pt-2 text-lg font-bold' : 'text-sm font-bold text-ink-soft'}>
        {title}
      </p>
      {lead && <p className="pb-2 text-sm text-ink-soft">{lead}</p>}
      <div className="flex flex-wrap gap-2">
        {questions.map((question) => (
          <button
            key={question}
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-11 max-w-full rounded-lg border border-edge bg-surface px-4 py-2 text-left text-sm wrap-anywhere transition-colors hover:border-indigo hover:text-indigo"
          >
            <MixedText>{question}</MixedText>
          </button>
        ))}
      </div>
    </div>
  );
}
