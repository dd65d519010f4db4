import { BookOpen, Link2, type LucideIcon, MessageSquareText, PenLine, ShieldCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { paths } from '#contract/paths.ts';
import { donateTexts } from '#contract/texts/donate.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { copyAndConfirm } from './copy-and-confirm.ts';

const { practise, feedback, share, contribute } = donateTexts.ways;

interface WaysToHelpProps {
  readonly heading: string;
  /** Spans the whole page instead of one column. */
  readonly wide?: boolean;
}

/** Ways to help without money. */
export function WaysToHelp({ heading, wide }: WaysToHelpProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('grid content-start gap-4', wide && 'lg:col-span-2')}>
      <h2 id={id} className="text-xl font-bold">
        {heading}
      </h2>
      <ul className={classNames('grid gap-4', wide && 'sm:grid-cols-2')}>
        <Way icon={BookOpen} texts={practise} action={<WayLink to={paths.exercises} texts={practise} />} />
        <Way
          icon={MessageSquareText}
          texts={feedback}
          action={<WayLink to={paths.feedback} texts={feedback} />}
        />
        <Way
          icon={Link2}
          texts={share}
          action={
            <Button variant="secondary" size="small" className="noscript:hidden" onClick={copyAddress}>
              {share.action}
            </Button>
          }
        />
        <Way icon={PenLine} texts={contribute} action={<WayLink to={paths.supplier} texts={contribute} />} />
      </ul>
    </section>
  );
}

/** The origin under which this visitor opened Kakehashi. */
const copyAddress = () => void copyAndConfirm(new URL(paths.home, location.href).href, donateTexts.link);

interface WayTexts {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

interface WayProps {
  readonly icon: LucideIcon;
  readonly texts: WayTexts;
  readonly action: ReactNode;
}

function Way({ icon: Icon, texts, action }: WayProps) {
  return (
    <li className="flex gap-4 rounded-lg border border-line bg-surface p-5 shadow-card">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full bg-indigo-wash text-indigo"
      >
        <Icon className="size-5" />
      </span>
      <div className="grid justify-items-start gap-1">
        <h3 className="font-bold">{texts.title}</h3>
        <p className="text-ink-soft">{texts.text}</p>
        <div className="pt-2">{action}</div>
      </div>
    </li>
  );
}

function WayLink({ to, texts }: { readonly to: string; readonly texts: WayTexts }) {
  return (
    <ButtonLink variant="secondary" size="small" to={to}>
      {texts.action}
    </ButtonLink>
  );
}

/** How to pay with the code, from another screen or from the phone that shows it. */
export function ScanSteps() {
  return (
    <section className="grid gap-4 rounded-lg bg-sunken p-5 sm:p-6">
      <h2 className="text-lg font-bold">{donateTexts.stepsHeading}</h2>
      <ol className="grid gap-3">
        {donateTexts.steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-indigo-wash text-sm font-bold text-indigo"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Shown instead of the code while no account is configured. */
export function NoAccount() {
  return (
    <section className="flex gap-4 rounded-lg bg-indigo-wash p-5 sm:p-6">
      <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-indigo" />
      <div className="grid gap-1">
        <h2 className="text-lg font-bold">{donateTexts.noAccountTitle}</h2>
        <p>{donateTexts.noAccountText}</p>
      </div>
    </section>
  );
}
