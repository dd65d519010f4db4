import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContributedCurriculum, ContributedTopic } from '#contract/contributions/contribution.ts';
import { changeCurriculum, createCurriculum } from '#contract/contributions/writing-endpoints.ts';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { courseFieldNames, imageRefusals } from '#contract/texts/course-writing.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import type { OnProgress } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { Select } from '#app/ui/forms/field.tsx';
import { contributedCurriculumsQuery, useContributorId } from '../contribution-queries.ts';
import { CoverDialog, type CoverForm } from './cover-dialog.tsx';
import type { DialogProps } from './piece-list.tsx';
import type { Base } from './use-save-piece.ts';

interface CurriculumDialogProps extends DialogProps<ContributedCurriculum> {
  /** The topics to choose from. */
  readonly topics: readonly ContributedTopic[];
  /** The topic that is preselected. */
  readonly topicId: number;
}

/** A new curriculum needs a name, a topic and a picture (PRODUCT.md, Contributions). Its topic cannot change later. */
export default function CurriculumDialog(props: CurriculumDialogProps) {
  const { piece, topics, topicId, onSaved, onClose } = props;
  const api = useApi();
  const client = useQueryClient();
  const authorId = useContributorId();
  const [chosenId, setChosenId] = useState(topicId);

  const send = ({ name, image, cover: chosen }: CoverForm, base: Base | null, onProgress: OnProgress) => {
    const img = image ?? undefined;
    const cover = chosen ?? undefined;
    if (base) {
      const body = { dto: { name, cover, revision: base.revision }, img };
      return api.upload(changeCurriculum, { params: { curriculumId: String(base.id) }, body }, onProgress);
    }
    const body = { dto: { name, topicId: chosenId, cover }, img };
    return api.upload(createCurriculum, { body }, onProgress);
  };
  const readNewest = async (id: number) => {
    const list = contributedCurriculumsQuery(topicId, authorId);
    return (await client.fetchQuery({ ...list, staleTime: 0 })).find((curriculum) => curriculum.id === id);
  };
  return (
    <CoverDialog
      kind="curriculums"
      title={piece ? texts.editCurriculumTitle : texts.addCurriculumTitle}
      nameLabel={courseFieldNames.curriculum.name}
      piece={piece}
      missingIn={(typed) => missingIn(typed, piece === null)}
      send={send}
      readNewest={readNewest}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(isSaving) =>
        !piece && (
          <Select
            label={texts.topicChoice}
            disabled={isSaving}
            value={chosenId}
            onChange={(event) => setChosenId(Number(event.target.value))}
          >
            {topics.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )
      }
    </CoverDialog>
  );
}

function missingIn({ name, image, cover }: CoverForm, isNew: boolean) {
  const isNameless = !name.trim();
  return [
    ...(isNameless
      ? [{ field: 'name', text: validationTexts.required(courseFieldNames.curriculum.name) } as const]
      : []),
    ...(isNew && !image && !cover ? [{ field: 'image', text: imageRefusals.missing } as const] : []),
  ];
}
