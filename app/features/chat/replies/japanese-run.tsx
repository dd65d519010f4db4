import type { ReactNode } from 'react';
import type { ShortItem } from '#contract/dictionary/item.ts';
import { paths } from '#contract/paths.ts';
import { annotateRun } from '#core/chat/annotate-run.ts';
import { plainRuby, type Ruby } from '#core/chat/reply.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { Link } from '#app/ui/link.tsx';
import { useReply } from './reply-context.ts';

interface JapaneseRunProps {
  readonly ruby: Ruby;
  /** The whole text is a link, so its words must not be links. */
  readonly linked: boolean;
}

/** Japanese in an answer, with readings. Its words link to their dictionary entries once these are loaded. */
export function JapaneseRun({ ruby, linked }: JapaneseRunProps) {
  const { wordsOf, furigana } = useReply();
  const words = annotateRun(ruby, wordsOf(plainRuby(ruby)) ?? []);
  if (!words) return <JapaneseText showReading={furigana}>{ruby}</JapaneseText>;
  return words.map(({ ruby: word, item }, index) => {
    const text = (
      <JapaneseText key={index} showReading={furigana}>
        {word}
      </JapaneseText>
    );
    return item && !linked ? (
      <WordLink key={index} item={item}>
        {text}
      </WordLink>
    ) : (
      text
    );
  });
}

function WordLink({ item, children }: { readonly item: ShortItem; readonly children: ReactNode }) {
  return (
    <Link
      to={paths.word(item.id)}
      title={item.mean}
      className="rounded-sm underline decoration-edge decoration-dotted decoration-1 underline-offset-4 hover:bg-indigo-wash hover:decoration-indigo"
    >
      {children}
    </Link>
  );
}
