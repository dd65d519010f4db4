import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { sentenceDeskTexts as texts } from '#contract/texts/sentence-desk.ts';
import { ConflictView } from './conflict-view.tsx';
import { followDeskKey } from './desk-keys.ts';
import { EditorHeader } from './editor-header.tsx';
import { focusField } from './form-steps.ts';
import { SaveBar } from './save-bar.tsx';
import { SentenceFields } from './sentence-fields.tsx';
import { TryBox } from './try-box.tsx';
import { type EditorTask, useSentenceEditor } from './use-sentence-editor.ts';
import { WarningList } from './warning-list.tsx';

const Confirm = lazy(() => import('#app/ui/confirm.tsx'));

/** One sentence at the desk, in the place of the list; beside it what the judge makes of it. */
export function SentenceEditor(task: EditorTask) {
  const { sentence, number, lessonId, onClose } = task;
  const form = useRef<HTMLFormElement>(null);
  const [leaving, setLeaving] = useState(false);
  const desk = useSentenceEditor(task, form);
  const { editing, inspected, touched, save, isSaving, forget } = desk;

  const close = () => (touched ? setLeaving(true) : onClose());
  const leave = () => {
    forget();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <>
      {/* Not a control itself: it hears the keys of the fields in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="grid gap-5"
        onKeyDown={(event) =>
          followDeskKey(event, { form: form.current, onSave: () => save(), onClose: close })
        }
      >
        <EditorHeader
          title={sentence ? texts.number(number) : texts.newNumber(number)}
          savedNumber={desk.savedNumber}
          onDropRestored={desk.restored ? desk.dropRestored : undefined}
          onBack={close}
        />
        {editing.newer && (
          <ConflictView
            newer={editing.newer}
            typed={editing.typed}
            isSaving={isSaving}
            onKeepMine={() => save()}
            onTakeNewest={() => desk.dispatch({ type: 'took-newer' })}
          />
        )}
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <form
            ref={form}
            noValidate
            onSubmit={submit}
            className="grid min-w-0 gap-6 rounded-lg border border-line bg-surface p-4 pb-0 shadow-card sm:p-6 sm:pb-0"
          >
            <SentenceFields editing={editing} inspected={inspected} type={desk.type} />
            <SaveBar
              isNew={sentence === null}
              refusal={editing.refusals.whole}
              isSaving={isSaving}
              onSaveAndClose={() => save('close')}
            />
          </form>
          <aside className="grid min-w-0 gap-5 lg:sticky lg:top-[calc(var(--spacing-bar)+1rem)] lg:max-h-[calc(100dvh-var(--spacing-bar)-2rem)] lg:overflow-y-auto">
            <WarningList
              warnings={inspected.warnings}
              onGo={({ field, index }) => focusField(form.current, field, index ?? 0)}
            />
            <TryBox
              key={number}
              typed={editing.typed}
              place={{ lessonId, sentenceId: sentence?.id ?? null }}
            />
          </aside>
        </div>
      </div>
      {leaving && (
        <Suspense>
          <Confirm
            open
            dangerous
            question={texts.discardQuestion}
            explanation={texts.discardText}
            confirmLabel={texts.discard}
            cancelLabel={texts.keepTyping}
            onConfirm={leave}
            onCancel={() => setLeaving(false)}
          />
        </Suspense>
      )}
    </>
  );
}
