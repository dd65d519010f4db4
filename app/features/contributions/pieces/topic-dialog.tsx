import { useQueryClient } from '@tanstack/react-query';
import type { ContributedTopic } from '#contract/contributions/contribution.ts';
import { changeTopic, createTopic } from '#contract/contributions/writing-endpoints.ts';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { courseFieldNames, courseRefusals } from '#contract/texts/course-writing.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import type { OnProgress } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { contributedTopicsQuery, useContributorId } from '../contribution-queries.ts';
import { CoverDialog, type CoverForm } from './cover-dialog.tsx';
import type { DialogProps } from './piece-list.tsx';
import type { Base } from './use-save-piece.ts';

export default function TopicDialog({ piece, onSaved, onClose }: DialogProps<ContributedTopic>) {
  const api = useApi();
  const client = useQueryClient();
  const list = contributedTopicsQuery(useContributorId());

  const send = ({ name, image, cover: chosen }: CoverForm, base: Base | null, onProgress: OnProgress) => {
    const img = image ?? undefined;
    const cover = chosen ?? undefined;
    if (!base) return api.upload(createTopic, { body: { dto: { title: name, cover }, img } }, onProgress);
    const body = { dto: { title: name, cover, revision: base.revision }, img };
    return api.upload(changeTopic, { params: { topicId: String(base.id) }, body }, onProgress);
  };
  return (
    <CoverDialog
      kind="topics"
      title={piece ? texts.editTopicTitle : texts.addTopicTitle}
      nameLabel={courseFieldNames.topic.title}
      piece={piece}
      missingIn={(typed) => (piece ? missingInChange(typed) : missingInNew(typed))}
      send={send}
      readNewest={async (id) =>
        (await client.fetchQuery({ ...list, staleTime: 0 })).find((topic) => topic.id === id)
      }
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}

/** One message for both fields (PRODUCT.md, Contributions), shown at the first one that is missing. */
function missingInNew({ name, image, cover }: CoverForm) {
  if (!name.trim()) return [{ field: 'name', text: courseRefusals.titleAndImage } as const];
  return image || cover ? [] : [{ field: 'image', text: courseRefusals.titleAndImage } as const];
}

const missingInChange = ({ name }: CoverForm) =>
  name.trim()
    ? []
    : [{ field: 'name', text: validationTexts.required(courseFieldNames.topic.title) } as const];
