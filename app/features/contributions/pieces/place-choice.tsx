import type { ContributedCurriculum, ContributedTopic } from '#contract/contributions/contribution.ts';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { Select } from '#app/ui/forms/field.tsx';
import { useContributionAddress } from '../use-contribution-address.ts';

/** Chooses a topic: one of the contributor's own, or a published one. */
export function TopicChoice({ topics }: { readonly topics: readonly ContributedTopic[] }) {
  const { topicId, go } = useContributionAddress();
  return (
    <PlaceChoice
      label={texts.topicChoice}
      prompt={texts.chooseTopic}
      options={topics.map(({ id, title }) => ({ id, name: title }))}
      chosenId={topicId}
      onChoose={(id) => go({ topicId: id })}
    />
  );
}

export function CurriculumChoice({
  curriculums,
}: {
  readonly curriculums: readonly ContributedCurriculum[];
}) {
  const { curriculumId, go } = useContributionAddress();
  return (
    <PlaceChoice
      label={texts.curriculumChoice}
      prompt={texts.chooseCurriculum}
      options={curriculums}
      chosenId={curriculumId}
      onChoose={(id) => go({ curriculumId: id })}
    />
  );
}

interface PlaceChoiceProps {
  readonly label: string;
  readonly prompt: string;
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly chosenId: number | null;
  readonly onChoose: (id: number | null) => void;
}

function PlaceChoice({ label, prompt, options, chosenId, onChoose }: PlaceChoiceProps) {
  const known = options.some(({ id }) => id === chosenId);
  return (
    <Select
      label={label}
      value={known && chosenId !== null ? chosenId : ''}
      onChange={({ target }) => onChoose(target.value ? Number(target.value) : null)}
    >
      <option value="">{prompt}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
