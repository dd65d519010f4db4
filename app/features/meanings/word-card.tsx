import { BookPlus, X } from 'lucide-react';
import { useId } from 'react';
import type { WaitingMeaning, WordToReview } from '#contract/meanings/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { meaningReviewTexts as texts } from '#contract/texts/meanings.ts';
import { formatDateTime } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { TextLink } from '#app/ui/link.tsx';

interface WordCardProps {
  readonly word: WordToReview;
  /** Admins decide on their own suggestions too. */
  readonly mayDecideOwn: boolean;
  readonly onAccept: (meaning: WaitingMeaning) => void;
  readonly onRefuse: (meaning: WaitingMeaning) => void;
}

/** A word, and the meanings that learners suggest for it. */
export function WordCard({ word, mayDecideOwn, onAccept, onRefuse }: WordCardProps) {
  const titleId = useId();
  const { wordId, kanji, hiragana, sino, english, meanings } = word;
  return (
    <article
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <header className="grid gap-1 wrap-anywhere">
        <h2 id={titleId} className="text-xl font-bold">
          <TextLink to={paths.word(wordId)}>
            <JapaneseText>{kanji}</JapaneseText>
          </TextLink>
        </h2>
        <p className="text-sm text-ink-soft">
          <JapaneseText>{hiragana}</JapaneseText>
          {sino !== '' && ` · ${sino}`}
        </p>
        {english !== '' && (
          <p className="text-sm text-ink-soft">
            {texts.english}: <span lang="en">{english}</span>
          </p>
        )}
      </header>
      <ul className="grid gap-4">
        {meanings.map((meaning) => (
          <li key={meaning.id} className="grid gap-3 border-t border-line pt-4">
            <Suggested meaning={meaning} />
            {meaning.own && !mayDecideOwn ? (
              <p className="text-sm text-ink-soft">{texts.own}</p>
            ) : (
              <div className="flex flex-wrap gap-3">
                <Button
                  size="small"
                  aria-label={texts.acceptOne(kanji, meaning.mean)}
                  icon={<BookPlus aria-hidden className="size-4" />}
                  onClick={() => onAccept(meaning)}
                >
                  {texts.accept}
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={texts.refuseOne(kanji, meaning.mean)}
                  icon={<X aria-hidden className="size-4" />}
                  onClick={() => onRefuse(meaning)}
                >
                  {texts.refuse}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </article>
  );
}

function Suggested({ meaning }: { readonly meaning: WaitingMeaning }) {
  const { mean, text, translate, note, author, createdAt } = meaning;
  return (
    <div className="grid gap-1.5 wrap-anywhere">
      <p className="text-lg">
        <MixedText>{mean}</MixedText>
      </p>
      {text !== '' && <JapaneseText as="p">{text}</JapaneseText>}
      {translate !== '' && <p className="text-ink-soft">{translate}</p>}
      {note !== '' && (
        <p className="text-sm">
          {texts.note}: <MixedText>{note}</MixedText>
        </p>
      )}
      <p className="text-sm text-ink-soft">
        {author} · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
    </div>
  );
}
