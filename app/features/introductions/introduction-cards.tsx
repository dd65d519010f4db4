import type { Introduction } from '#contract/introductions/introduction.ts';
import { introductionTexts as texts } from '#contract/texts/introductions.ts';
import { PointCards, PointLinks } from './point-cards.tsx';
import type { WordSaving } from './save-button.tsx';
import { WordCards, WordRows } from './word-cards.tsx';

interface IntroductionCardsProps {
  readonly introduction: Pick<Introduction, 'words' | 'points'> & Partial<Introduction>;
  /** The points are open from the start. */
  readonly open?: boolean;
  readonly saving: WordSaving;
}

/** The cards of what a lesson introduces, and the list of what it needs besides. */
export default function IntroductionCards({
  introduction: { words, points, moreWords = [], morePoints = [] },
  open,
  saving,
}: IntroductionCardsProps) {
  return (
    <>
      {words.length > 0 && (
        <div className="grid grid-cols-1 gap-3">
          <h3 className="font-bold">{texts.words}</h3>
          <WordCards words={words} saving={saving} />
        </div>
      )}
      {points.length > 0 && (
        <div className="grid grid-cols-1 gap-3">
          <h3 className="font-bold">{texts.points}</h3>
          <PointCards points={points} open={open} />
        </div>
      )}
      {moreWords.length + morePoints.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-bold text-indigo">
            {texts.more(moreWords.length, morePoints.length)}
          </summary>
          <div className="grid gap-4 pt-2">
            <WordRows words={moreWords} saving={saving} />
            <PointLinks points={morePoints} />
          </div>
        </details>
      )}
    </>
  );
}
