import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import type { PresentedExplanation } from '#contract/practice/judged-answer.ts';
import { explanationTexts } from '#contract/texts/explanations.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { Button } from '../button.tsx';
import { TextLink } from '../link.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { JapaneseText } from './japanese-text.tsx';
import { TextWithReadings } from './text-with-readings.tsx';

interface ExplanationDialogProps {
  readonly explanation: PresentedExplanation;
  readonly onClose: () => void;
}

/** Why an answer is wrong: the rule with one wrong and one right example, or what the typed word means. */
export default function ExplanationDialog({ explanation, onClose }: ExplanationDialogProps) {
  const { title, rule } = explanation;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<TextWithReadings>{title}</TextWithReadings>}
      description={<TextWithReadings>{rule}</TextWithReadings>}
      actions={<Button onClick={onClose}>{explanationTexts.understood}</Button>}
    >
      {explanation.kind === 'word' ? (
        <TextLink to={paths.word(Number(explanation.id))}>{explanationTexts.seeWord}</TextLink>
      ) : (
        <Examples {...explanation} />
      )}
    </Dialog>
  );
}

type TextAboutGrammar = Exclude<PresentedExplanation, { kind: 'word' }>;

function Examples({ kind, id, wrong, right, why }: TextAboutGrammar) {
  return (
    <>
      <dl className="grid gap-3">
        <Example
          label={explanationTexts.wrong}
          icon={<X aria-hidden className="size-5" />}
          className="bg-error-wash text-error"
        >
          <JapaneseText as="s" className="text-lg decoration-2">
            {wrong}
          </JapaneseText>
        </Example>
        <Example
          label={explanationTexts.right}
          icon={<Check aria-hidden className="size-5" />}
          className="bg-moss-wash text-moss"
        >
          <JapaneseText className="text-lg">{parseRuby(right)}</JapaneseText>
        </Example>
      </dl>
      <p className="mt-4 leading-relaxed">
        <TextWithReadings>{why}</TextWithReadings>
      </p>
      {kind === 'point' ? (
        <PageLink to={paths.grammarPoint(id)}>{explanationTexts.seePoint}</PageLink>
      ) : (
        <PageLink to={paths.contrast(id)}>{explanationTexts.seeContrast}</PageLink>
      )}
    </>
  );
}

function PageLink(props: { readonly to: string; readonly children: string }) {
  return <TextLink className="mt-2 inline-flex min-h-11 items-center" {...props} />;
}

interface ExampleProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly className: string;
  readonly children: ReactNode;
}

function Example({ label, icon, className, children }: ExampleProps) {
  return (
    <div className={`grid gap-1 rounded-lg px-4 py-3 ${className}`}>
      <dt className="flex items-center gap-1.5 text-sm font-bold">
        {icon}
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
