import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { TITLE_MAX_CHARS } from '#contract/content-limits.ts';
import type { ContributedLesson, VersionFields } from '#contract/contributions/contribution.ts';
import { changeLesson, createLesson } from '#contract/contributions/writing-endpoints.ts';
import type { Introduces } from '#contract/courses/introduces.ts';
import { LESSON_LEVELS, type LessonLevel } from '#contract/levels.ts';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { courseFieldNames } from '#contract/texts/course-writing.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { useLoadAtFirstTouch } from '#app/lib/first-touch.ts';
import { Field, Select } from '#app/ui/forms/field.tsx';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';
import { Alert } from '#app/ui/overlays/question-dialogs.ts';
import { ConflictPanel } from '../conflict-panel.tsx';
import { contributedLessonsQuery, useContributorId } from '../contribution-queries.ts';
import { FocusField, IntroductionFields } from '../introduction/introduction-fields.tsx';
import { PieceDialog } from './piece-dialog.tsx';
import type { DialogProps } from './piece-list.tsx';
import { type Base, useSavePiece } from './use-save-piece.ts';

interface LessonForm {
  readonly title: string;
  readonly mean: string;
  readonly level: LessonLevel;
  readonly focus: string[];
  readonly introduces: Introduces;
}

interface LessonDialogProps extends DialogProps<ContributedLesson> {
  readonly topicId: number;
  readonly curriculumId: number;
}

const names = courseFieldNames.lesson;
const required = (name: string) => ({
  validate: (text: string) => Boolean(text.trim()) || validationTexts.required(name),
});

/** Title, meaning and level (PRODUCT.md, Contributions), and what the lesson practises and introduces. */
export default function LessonDialog(props: LessonDialogProps) {
  const { piece, topicId, curriculumId, onSaved, onClose } = props;
  const form = useForm<LessonForm>({ defaultValues: formOf(piece) });
  const { errors, isDirty } = form.formState;
  const [title, mean, level, focus, introduces] = useWatch({
    control: form.control,
    name: ['title', 'mean', 'level', 'focus', 'introduces'],
  });
  const [showsAlert, setShowsAlert] = useState(false);
  useLoadAtFirstTouch(Alert.load);

  const { save, isSaving, newer, takeNewer } = useSavePiece<LessonForm, ContributedLesson>({
    piece,
    ...useLessonCalls(topicId, curriculumId),
    onSaved,
    onRefused: (error) => {
      const place = placeOf(error);
      form.setError(place, { message: failureMessage(error) }, { shouldFocus: true });
      // An alert for every failure that is not about one field (PRODUCT.md, Contributions); the dialog shows the
      // reason.
      if (place === 'root' && !piece) setShowsAlert(true);
    },
  });
  const submit = form.handleSubmit((typed) => void save(typed));
  return (
    <PieceDialog
      title={piece ? texts.editLessonTitle : texts.addLessonTitle}
      isDirty={isDirty}
      isSaving={isSaving}
      failure={errors.root?.message}
      conflict={
        newer && (
          <ConflictPanel
            kind="lessons"
            newest={versionOf(formOf(newer))}
            typed={versionOf({ title, mean, level, focus, introduces })}
          />
        )
      }
      onTakeNewest={() => {
        form.reset(formOf(newer));
        takeNewer();
      }}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Field
        label={names.title}
        hint={texts.lessonTitleHint}
        required
        autoComplete="off"
        maxLength={TITLE_MAX_CHARS}
        readOnly={isSaving}
        error={errors.title?.message}
        {...form.register('title', required(names.title))}
      />
      <Field
        label={names.mean}
        hint={texts.lessonMeanHint}
        required
        autoComplete="off"
        maxLength={TITLE_MAX_CHARS}
        readOnly={isSaving}
        error={errors.mean?.message}
        {...form.register('mean', required(names.mean))}
      />
      <Select
        label={names.level}
        error={errors.level?.message}
        {...form.register('level')}
        disabled={isSaving}
      >
        {LESSON_LEVELS.map((offered) => (
          <option key={offered}>{offered}</option>
        ))}
      </Select>
      <FocusField
        chosen={focus}
        onChange={(chosen) => form.setValue('focus', [...chosen], { shouldDirty: true })}
      />
      {piece && (
        <IntroductionFields
          lessonId={piece.id}
          chosen={introduces}
          onChange={(chosen) => form.setValue('introduces', chosen, { shouldDirty: true })}
        />
      )}
      {showsAlert && (
        <OnDemand onFailed={() => setShowsAlert(false)}>
          <Alert message={texts.lessonFailed} onClose={() => setShowsAlert(false)} />
        </OnDemand>
      )}
    </PieceDialog>
  );
}

function useLessonCalls(topicId: number, curriculumId: number) {
  const api = useApi();
  const client = useQueryClient();
  const list = contributedLessonsQuery(curriculumId, useContributorId());
  return {
    send: (typed: LessonForm, base: Base | null) =>
      base
        ? api.call(changeLesson, {
            params: { lessonId: String(base.id) },
            body: { ...typed, revision: base.revision },
          })
        : api.call(createLesson, { body: { ...typed, curriId: curriculumId, topicId } }),
    readNewest: async (id: number) =>
      (await client.fetchQuery({ ...list, staleTime: 0 })).find((lesson) => lesson.id === id),
  };
}

const formOf = (lesson: ContributedLesson | null): LessonForm => ({
  title: lesson?.title ?? '',
  mean: lesson?.mean ?? '',
  level: lesson?.level ?? 'A1',
  focus: lesson?.focus ?? [],
  introduces: lesson?.introduces ?? { words: [], grammar: [] },
});

/** As versions show it. */
const versionOf = ({ introduces: { words, grammar }, ...form }: LessonForm): VersionFields => ({
  ...form,
  introduces: [...words.map(String), ...grammar],
});

/** The field that a refusal is about, or `root` for the whole form. */
function placeOf(error: unknown): keyof LessonForm | 'root' {
  const field = error instanceof ApiError ? error.field : undefined;
  return field === 'title' || field === 'mean' || field === 'level' ? field : 'root';
}
