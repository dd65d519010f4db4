import { useQuery } from '@tanstack/react-query';
import { introductionTexts as texts } from '#contract/texts/introductions.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { introductionQuery } from './introduction-query.ts';

interface IntroductionPreviewProps {
  readonly lessonId: number;
  /** Open for a lesson that is new to the learner. */
  readonly open: boolean;
}

/** What a chosen lesson introduces, in short; nothing if that fails to load. */
export default function IntroductionPreview({ lessonId, open }: IntroductionPreviewProps) {
  const { data, isPending } = useQuery({ ...introductionQuery(String(lessonId)), retry: false });
  if (isPending) return <ListSkeleton rows={1} className="h-11" />;
  if (!data || data.words.length + data.points.length === 0) return null;
  const { words, points } = data;
  return (
    <details open={open}>
      <summary className="min-h-11 cursor-pointer content-center font-bold">
        {texts.title}{' '}
        <span className="text-sm font-normal text-ink-soft">{texts.counts(words.length, points.length)}</span>
      </summary>
      <ul className="grid gap-x-4 text-sm sm:grid-cols-2">
        {words.map(({ id, ruby, mean }) => (
          <li key={id} className="border-b border-line py-1.5">
            <JapaneseText className="text-base font-bold">{parseRuby(ruby)}</JapaneseText>{' '}
            <span className="text-ink-soft">
              <MixedText>{mean}</MixedText>
            </span>
          </li>
        ))}
        {points.map(({ id, pattern, meaning }) => (
          <li key={id} className="border-b border-line py-1.5 sm:col-span-2">
            <b className="text-base text-indigo">
              <MixedText>{pattern}</MixedText>
            </b>{' '}
            <span className="text-ink-soft">
              <MixedText>{meaning}</MixedText>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
