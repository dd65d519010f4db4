import { type FormEvent, type ReactNode, useId } from 'react';
import { historyFieldNames, siteDeskTexts as texts } from '#contract/texts/site-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';

interface SettingSectionProps {
  readonly heading: string;
  readonly note: string;
  /** Beside the heading: the state of a connection. */
  readonly badge?: ReactNode;
  /** What is stored for it and cannot be used, by field. */
  readonly unusable: Readonly<Record<string, string>>;
  readonly failure: string | undefined;
  readonly isSaving: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  /** Beside the button that saves. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The form of one setting. */
export function SettingSection(props: SettingSectionProps) {
  const { heading, note, badge, unusable, failure, isSaving, onSubmit, actions, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <form noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-5">
          <div className="grid gap-1">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 id={id} className="text-xl font-bold">
                {heading}
              </h2>
              {badge}
            </div>
            <p className="max-w-[70ch] text-ink-soft">{note}</p>
          </div>
          <Unusable fields={unusable} />
          {children}
          <p role="alert" className="rounded-md bg-error-wash px-4 py-3 text-error empty:hidden">
            {failure}
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" busyLabel={isSaving && texts.saving}>
              {texts.save}
            </Button>
            {actions}
          </div>
        </form>
      </Card>
    </section>
  );
}

function Unusable({ fields }: { readonly fields: SettingSectionProps['unusable'] }) {
  const stored = Object.entries(fields);
  if (stored.length === 0) return null;
  return (
    <div role="note" className="grid gap-1 rounded-md bg-amber-wash px-4 py-3 text-amber">
      <p>{texts.unusable}</p>
      <ul className="list-disc pl-5">
        {stored.map(([key, text]) => (
          <li key={key} className="wrap-anywhere">
            {texts.unusableField(historyFieldNames[key] ?? key, text)}
          </li>
        ))}
      </ul>
    </div>
  );
}
