import { useMemo } from 'react';
import { addCardsTexts as texts } from '#contract/texts/memory.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { type CardState, isAside } from '#core/memory/card-state.ts';
import { recordLearning } from '#app/lib/learning/learning.ts';
import { useMemory } from '#app/lib/memory/use-memory.ts';
import { Button } from '#app/ui/button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';
import { useCardContents } from '../card-contents.ts';

const SHOWN = 12;

/** Cards that are not asked: put aside by hand, or forgotten too often. Known ones stay away. */
export function CardsAside() {
  const memory = useMemory();
  const aside = useMemo(
    () =>
      [...(memory?.cards.values() ?? [])]
        .filter((card) => isAside(card) && !card.isKnown)
        .toSorted((a, b) => (b.lastReview ?? b.addedAt) - (a.lastReview ?? a.addedAt)),
    [memory],
  );
  const { contentOf } = useCardContents(aside.map(({ subject }) => subject));
  const resume = ({ subject }: CardState) => {
    recordLearning({ kind: 'card-resumed', subject, result: 'right' });
    showToast(texts.resumed);
  };
  return (
    <CardSection heading={texts.asideTitle}>
      {!memory && <Skeleton className="h-16" />}
      {memory && aside.length === 0 && <p className="text-ink-soft">{texts.asideNone}</p>}
      <ul className="grid gap-2">
        {aside.slice(0, SHOWN).map((card) => {
          const content = contentOf(card.subject);
          return (
            <li key={card.subject} className="flex items-center justify-between gap-3">
              <span className="min-w-0">
                <MixedText>{content ? nameOf(content) : '…'}</MixedText>
                {card.isLeech && <span className="text-sm text-ink-soft"> · {texts.leech}</span>}
              </span>
              <Button variant="secondary" size="small" onClick={() => resume(card)}>
                {texts.resume}
              </Button>
            </li>
          );
        })}
      </ul>
      {aside.length > SHOWN && <p className="text-ink-soft">{texts.moreCards(aside.length - SHOWN)}</p>}
    </CardSection>
  );
}

function nameOf(content: NonNullable<ReturnType<ReturnType<typeof useCardContents>['contentOf']>>): string {
  switch (content.kind) {
    case 'word':
      return `${content.kanji || content.hiragana} ${content.mean}`;
    case 'kana':
      return `${content.kana} ${content.romaji}`;
    case 'kanji':
      return `${content.kanji} ${content.hanViet.join(', ')}`;
    case 'own':
      return content.front;
    case 'sentence':
      return withoutRuby(content.exercise.japanese);
  }
}
