import type { ReactNode } from 'react';
import type { GrammarPoint } from '#contract/grammar/grammar.ts';
import { grammarListTexts, grammarTexts } from '#contract/texts/grammar.ts';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { TextWithReadings } from '#app/ui/japanese/text-with-readings.tsx';
import { Trail } from '#app/ui/layout/trail.tsx';
import { ContrastCards, PointCards } from './grammar-cards.tsx';
import { GrammarExamples, GrammarLines, GrammarMistakes } from './grammar-parts.tsx';
import { GrammarSection } from './grammar-section.tsx';
import { pointSteps } from './grammar-steps.ts';

interface PointViewProps {
  readonly point: GrammarPoint;
  /** With readings. */
  readonly onListen: (japanese: string) => void;
  /** Between the text and the links: sentences of ours, to try and to read. */
  readonly practice?: ReactNode;
}

/** A grammar point with everything that we wrote about it. */
export function PointView({ point, onListen, practice }: PointViewProps) {
  const { level, pattern, meaning, formation, explanation, examples, mistakes } = point;
  return (
    <>
      <div className="grid gap-3">
        <Trail label={grammarListTexts.trail} steps={pointSteps(point)} />
        <GrammarTitle title={pattern} level={level} lead={meaning} />
      </div>
      <GrammarSection heading={grammarTexts.formation}>
        <GrammarLines lines={formation} />
      </GrammarSection>
      <GrammarSection heading={grammarTexts.explanation}>
        {explanation.split('\n\n').map((paragraph) => (
          <p key={paragraph} className="max-w-[68ch] leading-relaxed">
            <TextWithReadings>{paragraph}</TextWithReadings>
          </p>
        ))}
      </GrammarSection>
      <GrammarSection heading={grammarTexts.examples}>
        <GrammarExamples examples={examples} onListen={onListen} />
      </GrammarSection>
      {mistakes.length > 0 && (
        <GrammarSection heading={grammarTexts.mistakes}>
          <GrammarMistakes mistakes={mistakes} />
        </GrammarSection>
      )}
      {practice}
      {point.contrasts.length > 0 && (
        <GrammarSection heading={grammarTexts.contrasts}>
          <ContrastCards contrasts={point.contrasts} />
        </GrammarSection>
      )}
      {point.related.length > 0 && (
        <GrammarSection heading={grammarTexts.related}>
          <PointCards points={point.related} />
        </GrammarSection>
      )}
    </>
  );
}

interface GrammarTitleProps {
  readonly title: string;
  readonly level: GrammarPoint['level'];
  readonly lead: string;
}

export function GrammarTitle({ title, level, lead }: GrammarTitleProps) {
  return (
    <header className="grid justify-items-start gap-3">
      <LevelBadge level={level} />
      <h1 className="sm:text-4xl text-3xl leading-snug font-bold">
        <TextWithReadings>{title}</TextWithReadings>
      </h1>
      <p className="max-w-[60ch] text-lg text-ink-soft">
        <TextWithReadings>{lead}</TextWithReadings>
      </p>
    </header>
  );
}
