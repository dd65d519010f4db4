import type { Contrast } from '#contract/grammar/grammar.ts';
import { contrastTexts, grammarListTexts, grammarTexts } from '#contract/texts/grammar.ts';
import { Trail } from '#app/ui/layout/trail.tsx';
import { ContrastCards, PointCards } from './grammar-cards.tsx';
import { GrammarExamples, GrammarLines, GrammarMistakes } from './grammar-parts.tsx';
import { GrammarSection } from './grammar-section.tsx';
import { contrastSteps } from './grammar-steps.ts';
import { GrammarTitle } from './point-view.tsx';

interface ContrastViewProps {
  readonly contrast: Contrast;
  /** With readings. */
  readonly onListen: (japanese: string) => void;
}

/** What is easily confused, with the rules that tell it apart. */
export function ContrastView({ contrast, onListen }: ContrastViewProps) {
  const { level, title, summary, rules, examples, mistakes, points, related } = contrast;
  return (
    <>
      <div className="grid gap-3">
        <Trail label={grammarListTexts.trail} steps={contrastSteps(contrast)} />
        <GrammarTitle title={title} level={level} lead={summary} />
      </div>
      <GrammarSection heading={contrastTexts.rules}>
        <GrammarLines lines={rules} />
      </GrammarSection>
      <GrammarSection heading={grammarTexts.examples}>
        <GrammarExamples examples={examples} onListen={onListen} />
      </GrammarSection>
      {mistakes.length > 0 && (
        <GrammarSection heading={grammarTexts.mistakes}>
          <GrammarMistakes mistakes={mistakes} />
        </GrammarSection>
      )}
      {points.length > 0 && (
        <GrammarSection heading={contrastTexts.points}>
          <PointCards points={points} />
        </GrammarSection>
      )}
      {related.length > 0 && (
        <GrammarSection heading={contrastTexts.related}>
          <ContrastCards contrasts={related} />
        </GrammarSection>
      )}
    </>
  );
}
