import { Fragment } from 'react';
import { shortcutGroups, shortcutTexts as texts } from '#contract/texts/shortcuts.ts';
import { singleKeyChoice } from '#app/lib/choices/single-keys.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { Checkbox } from '#app/ui/forms/field.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';

interface KeyboardHelpProps {
  readonly onClose: () => void;
}

/** The list of keyboard shortcuts. */
export default function KeyboardHelp({ onClose }: KeyboardHelpProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.title} description={texts.lead}>
      <div className="grid gap-6">
        {shortcutGroups.map(({ title, shortcuts }) => (
          <section key={title} className="grid gap-1">
            <h3 className="text-sm font-bold text-ink-soft">{title}</h3>
            <dl className="divide-y divide-line">
              {shortcuts.map(({ ways, does }) => (
                <div key={does} className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[10.5rem_1fr]">
                  <dt className="flex flex-wrap items-center gap-1.5 self-start text-sm text-ink-soft">
                    <Ways ways={ways} />
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <SingleKeySwitch />
      </div>
    </Dialog>
  );
}

function Ways({ ways }: { readonly ways: readonly (readonly string[])[] }) {
  return ways.map((keys, at) => (
    <Fragment key={keys.join()}>
      {at > 0 && texts.or}
      <span className="inline-flex items-center gap-1">
        {keys.map((key, place) => (
          <Fragment key={key}>
            {place > 0 && '+'}
            <kbd className="grid min-h-7 min-w-7 place-items-center rounded-sm border border-b-2 border-edge bg-paper px-1.5 font-sans text-sm font-bold text-ink">
              {key}
            </kbd>
          </Fragment>
        ))}
      </span>
    </Fragment>
  ));
}

function SingleKeySwitch() {
  return (
    <div className="border-t border-line pt-4">
      <Checkbox
        label={texts.switch}
        checked={useChoice(singleKeyChoice) === 'on'}
        onChange={(event) => singleKeyChoice.choose(event.target.checked ? 'on' : 'off')}
      />
      <p className="mt-1 text-sm text-ink-soft">{texts.switchHint}</p>
    </div>
  );
}
