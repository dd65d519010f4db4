import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { FOCUS_POINTS_MAX, INTRODUCED_POINTS_MAX, INTRODUCED_WORDS_MAX } from '#contract/content-limits.ts';
import type { Introduces } from '#contract/courses/introduces.ts';
import type { ShortItem } from '#contract/dictionary/item.ts';
import { listGrammar } from '#contract/grammar/endpoints.ts';
import type { ShortPoint } from '#contract/grammar/short-grammar.ts';
import { getDraftIntroduction } from '#contract/introductions/endpoints.ts';
import type { DraftIntroduction } from '#contract/introductions/introduction.ts';
import { courseFieldNames } from '#contract/texts/course-writing.ts';
import { introductionEditorTexts as texts } from '#contract/texts/introductions.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { useContributorId } from '../contribution-queries.ts';
import { type ChoiceOption, OrderedChoice } from './ordered-choice.tsx';

interface FocusFieldProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The grammar points that the sentences of a lesson practise. */
export function FocusField({ chosen, onChange }: FocusFieldProps) {
  return (
    <OrderedChoice
      legend={courseFieldNames.lesson.focus}
      hint={texts.focusHint}
      addLabel={texts.addPoint}
      options={usePointOptions()}
      chosen={chosen}
      max={FOCUS_POINTS_MAX}
      onChange={onChange}
    />
  );
}

interface IntroductionFieldsProps {
  readonly lessonId: number;
  readonly chosen: Introduces;
  readonly onChange: (chosen: Introduces) => void;
}

/** What the lesson will introduce, the author's own choice, and what nothing explains. */
export function IntroductionFields({ lessonId, chosen, onChange }: IntroductionFieldsProps) {
  const headingId = useId();
  const query = ownQuery(
    getDraftIntroduction,
    { params: { lessonId: String(lessonId) } },
    useContributorId(),
  );
  // The sentences may have changed since.
  const { data, isPending } = useQuery({ ...query, staleTime: 0, retry: false });
  const points = usePointOptions();
  return (
    <section aria-labelledby={headingId} className="grid gap-4 border-t border-line pt-5">
      <div className="grid gap-1">
        <h3 id={headingId} className="font-bold">
          {texts.title}
        </h3>
        <p className="text-sm text-ink-soft">{texts.lead}</p>
      </div>
      {isPending && <ListSkeleton rows={2} className="h-11" />}
      {!isPending && !data && <p className="text-sm text-amber">{texts.failed}</p>}
      {data && <Automatic introduction={data} />}
      <OrderedChoice
        legend={texts.words}
        addLabel={texts.addWord}
        options={data ? [...data.words.first, ...data.words.more].map(wordOption) : []}
        chosen={chosen.words}
        max={INTRODUCED_WORDS_MAX}
        onChange={(words) => onChange({ ...chosen, words: [...words] })}
      />
      <OrderedChoice
        legend={texts.points}
        addLabel={texts.addPoint}
        options={points}
        chosen={chosen.grammar}
        max={INTRODUCED_POINTS_MAX}
        onChange={(grammar) => onChange({ ...chosen, grammar: [...grammar] })}
      />
      {data && data.uncovered.length > 0 && <UncoveredList uncovered={data.uncovered} />}
    </section>
  );
}

function Automatic({ introduction: { words, points } }: { readonly introduction: DraftIntroduction }) {
  const names = [...words.first.map(({ kanji }) => kanji), ...points.first.map(({ pattern }) => pattern)];
  return (
    <p className="text-sm">
      {names.length === 0 ? texts.nothing : <MixedText>{texts.automatic(names.join(', '))}</MixedText>}
    </p>
  );
}

function UncoveredList({ uncovered }: Pick<DraftIntroduction, 'uncovered'>) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-2 rounded-lg bg-amber-wash p-4 text-sm">
      <h4 id={headingId} className="flex items-center gap-2 font-bold text-amber">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {texts.uncovered}
      </h4>
      <p>{texts.uncoveredText}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {uncovered.map(({ kind, text, sentence }) => (
          <li key={`${kind} ${text}`}>
            <MixedText>
              {kind === 'word' ? texts.uncoveredWord(text, sentence) : texts.uncoveredGrammar(text, sentence)}
            </MixedText>
          </li>
        ))}
      </ul>
    </section>
  );
}

const wordOption = ({ id, kanji, mean }: ShortItem): ChoiceOption<number> => ({
  id,
  name: kanji,
  meaning: mean,
});

const pointOption = ({ id, level, pattern, meaning }: ShortPoint): ChoiceOption<string> => ({
  id,
  name: pattern,
  meaning: `${meaning} (${level})`,
});

function usePointOptions(): readonly ChoiceOption<string>[] {
  const { data = [] } = useQuery({ ...endpointQuery(listGrammar, {}), retry: false });
  return data.map(pointOption);
}
