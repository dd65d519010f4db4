import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WordClass } from '#contract/dictionary/word-classes.ts';
import { ITEM_LEVELS, type ItemLevel } from '#contract/levels.ts';
import { listWordsOfLevel } from '#contract/memory/endpoints.ts';
import { addCardsTexts as texts, wordClassSets } from '#contract/texts/memory.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { Select } from '#app/ui/forms/field.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { RetryLine } from '#app/ui/layout/retry-line.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { SetPreview } from './set-preview.tsx';

/** All words of a level, or those of one class: “N5 còn thiếu”, “động từ nhóm 1”. */
export function WordsByLevel() {
  const [level, setLevel] = useState<ItemLevel>('N5');
  const [wordClass, setWordClass] = useState<WordClass | ''>('');
  const query = { level, ...(wordClass !== '' && { wordClass }) };
  const { data, error, fetchStatus, refetch } = useQuery(endpointQuery(listWordsOfLevel, { query }));
  return (
    <CardSection heading={texts.byLevel}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={texts.level}
          value={level}
          onChange={({ target }) => setLevel(ITEM_LEVELS.find((one) => one === target.value) ?? 'N5')}
        >
          {ITEM_LEVELS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
        <Select
          label={texts.wordClass}
          value={wordClass}
          onChange={({ target }) =>
            setWordClass(wordClassSets.find(([one]) => one === target.value)?.[0] ?? '')
          }
        >
          <option value="">{texts.allClasses}</option>
          {wordClassSets.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {data ? (
        <SetPreview words={data.words} />
      ) : error || fetchStatus === 'paused' ? (
        <RetryLine message={texts.findFailed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </CardSection>
  );
}
