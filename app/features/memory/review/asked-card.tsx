import type { ReactNode } from 'react';
import type { SentenceContent } from '#contract/memory/card-content.ts';
import { cardAsks } from '#contract/texts/memory.ts';
import type { Grade } from '#core/learning/learning-event.ts';
import { cardOf } from '#core/memory/card.ts';
import { FlipCard } from './flip-card.tsx';
import { OwnBack, OwnFront } from './own-faces.tsx';
import { Settled, TypedWordCard } from './typed-word-card.tsx';
import type { CurrentCard } from './use-review.ts';
import { KanaBack, KanjiBack, LetterFront, SoundFront, WordBack, WordFront } from './word-faces.tsx';

/** The screen of exercises belongs to another feature; the page brings it. */
export interface SentenceCardProps {
  readonly ask: string;
  readonly content: SentenceContent;
  /** Shown after the verdict. */
  readonly renderAfter: (isRight: boolean) => ReactNode;
}

interface AskedCardProps {
  readonly current: CurrentCard;
  readonly content: NonNullable<CurrentCard['content']>;
  readonly onGrade: (grade: Grade) => void;
  readonly renderSentence: (props: SentenceCardProps) => ReactNode;
}

/** The card on the screen, each kind in its own way. */
export function AskedCard({ current, content, onGrade, renderSentence }: AskedCardProps) {
  const card = cardOf(current.state.subject);
  const flip = { current, onGrade };
  switch (content.kind) {
    case 'word': {
      const direction = card?.kind === 'word' ? card.direction : 'read';
      if (direction === 'say') return <TypedWordCard word={content} onGrade={onGrade} />;
      const Front = direction === 'hear' ? SoundFront : WordFront;
      return (
        <FlipCard
          {...flip}
          ask={direction}
          front={<Front word={content} />}
          back={<WordBack word={content} />}
        />
      );
    }
    case 'kana':
      return (
        <FlipCard
          {...flip}
          ask="kana"
          front={<LetterFront>{content.kana}</LetterFront>}
          back={<KanaBack kana={content} />}
        />
      );
    case 'kanji':
      return (
        <FlipCard
          {...flip}
          ask="kanji"
          front={<LetterFront>{content.kanji}</LetterFront>}
          back={<KanjiBack kanji={content} />}
        />
      );
    case 'own':
      return (
        <FlipCard {...flip} ask="own" front={<OwnFront card={content} />} back={<OwnBack card={content} />} />
      );
    case 'sentence':
      return renderSentence({
        ask: card?.kind === 'blank' ? cardAsks.blank : cardAsks.sentence,
        content,
        renderAfter: (isRight) => <Settled typed="" isRight={isRight} onGrade={onGrade} />,
      });
  }
}
