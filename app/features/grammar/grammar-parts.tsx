import { Check, Volume2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GrammarExample, GrammarMistake } from '#contract/grammar/grammar.ts';
import { grammarTexts } from '#contract/texts/grammar.ts';
import { parseRuby, withoutRuby } from '#core/japanese/ruby.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { TextWithReadings } from '#app/ui/japanese/text-with-readings.tsx';

/** What the page of a point and the page of a contrast have in common. */

/** Short lines, each a rule or a way to form the pattern. */
export function GrammarLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 rounded-lg border border-line bg-surface py-4 pr-5 pl-9 marker:text-ink-soft">
      {lines.map((line) => (
        <li key={line} className="leading-relaxed">
          <TextWithReadings>{line}</TextWithReadings>
        </li>
      ))}
    </ul>
  );
}

interface GrammarExamplesProps {
  readonly examples: readonly GrammarExample[];
  /** With readings. */
  readonly onListen: (japanese: string) => void;
}

export function GrammarExamples({ examples, onListen }: GrammarExamplesProps) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {examples.map(({ ja, vi, note }) => (
        <li key={ja} className="flex items-start gap-3 p-4 sm:px-5">
          <div className="grid min-w-0 gap-1">
            <JapaneseText as="p" className="text-lg leading-loose">
              {parseRuby(ja)}
            </JapaneseText>
            <p className="text-ink-soft">{vi}</p>
            {note && (
              <p className="text-sm">
                <TextWithReadings>{note}</TextWithReadings>
              </p>
            )}
          </div>
          <IconButton
            label={grammarTexts.listenTo(withoutRuby(ja))}
            icon={<Volume2 />}
            onClick={() => onListen(ja)}
            className="ml-auto shrink-0 noscript:hidden"
          />
        </li>
      ))}
    </ul>
  );
}

export function GrammarMistakes({ mistakes }: { readonly mistakes: readonly GrammarMistake[] }) {
  return (
    <ul className="grid gap-4">
      {mistakes.map(({ wrong, right, why }) => (
        <li key={wrong} className="grid gap-3 rounded-lg border border-line bg-surface p-4 sm:px-5">
          <dl className="grid gap-1">
            <Side label={grammarTexts.wrong} icon={<X aria-hidden />} className="text-error">
              <JapaneseText as="s" className="decoration-2">
                {wrong}
              </JapaneseText>
            </Side>
            <Side label={grammarTexts.right} icon={<Check aria-hidden />} className="text-moss">
              <JapaneseText>{parseRuby(right)}</JapaneseText>
            </Side>
          </dl>
          <p className="leading-relaxed">
            <TextWithReadings>{why}</TextWithReadings>
          </p>
        </li>
      ))}
    </ul>
  );
}

interface SideProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly className: string;
  readonly children: ReactNode;
}

function Side({ label, icon, className, children }: SideProps) {
  return (
    <div className={`flex items-baseline gap-3 ${className}`}>
      <dt className="flex shrink-0 items-center gap-1 text-sm font-bold [&_svg]:size-4">
        {icon}
        {label}
      </dt>
      <dd className="text-lg leading-loose">{children}</dd>
    </div>
  );
}
