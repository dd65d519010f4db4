import type { ReactNode } from 'react';
import { features, homeTexts } from '#contract/texts/home.ts';
import { classNames } from '#app/ui/class-names.ts';
import {
  ListeningSample,
  NotebookSample,
  SearchSample,
  TutorSample,
  VerdictSample,
} from './feature-samples.tsx';
import { Section } from './section.tsx';

/** The features; each block shows a small part of the real screen. */
export function FeatureBlocks() {
  return (
    <Section tinted heading={homeTexts.featuresHeading} lead={homeTexts.featuresLead}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-6">
        <Block {...features.search} className="lg:col-span-3" sample={<SearchSample />} />
        <Block {...features.translate} className="lg:col-span-3" sample={<VerdictSample />} />
        <Block {...features.listen} className="lg:col-span-2" sample={<ListeningSample />} />
        <Block {...features.notebook} className="lg:col-span-2" sample={<NotebookSample />} />
        <Block {...features.tutor} className="sm:col-span-2" sample={<TutorSample />} />
      </div>
    </Section>
  );
}

interface BlockProps {
  readonly name: string;
  readonly heading: string;
  readonly text: string;
  readonly sample: ReactNode;
  readonly className?: string;
}

function Block({ name, heading, text, sample, className }: BlockProps) {
  return (
    <article
      className={classNames(
        'grid content-between gap-6 rounded-xl border border-line bg-surface p-6',
        className,
      )}
    >
      <div className="grid gap-1.5">
        <p className="text-sm font-bold text-indigo">{name}</p>
        <h3 className="text-xl font-bold">{heading}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
      {/* Illustrations only: the text beside them has the content. */}
      <div aria-hidden className="rounded-lg bg-sunken p-4">
        {sample}
      </div>
    </article>
  );
}
