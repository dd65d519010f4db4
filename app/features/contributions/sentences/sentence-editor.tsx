import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { contributorTexts } from '#contract/texts/contributions.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { isComposing } from '#app/lib/composing.ts';
import { scrollAndFocus } from '#app/lib/scroll-and-focus.ts';
import { Button } from '#app/ui/button.tsx';
import { DiscardQuestion } from '#app/ui/overlays/discard-question.tsx';
import { ConflictPanel } from '../conflict-panel.tsx';
import { EditorHeader } from './editor-header.tsx';
import { focusField, focusNextStep } from './fields/form-steps.ts';
import { SentenceFields } from './fields/sentence-fields.tsx';
import { TryBox } from './fields/try-box.tsx';
import { WarningList } from './fields/warning-list.tsx';
import { SaveBar } from './save-bar.tsx';
import { bodyOf, formOf } from './sentence-form.ts';
import { type EditorTask, useSentenceEditor } from './use-sentence-editor.ts';

/** The editor of one sentence, which replaces the list, with tools that check it. */
export function SentenceEditor(task: EditorTask) {
  const { sentence, number, lessonId, onClose } = task;
  const form = useRef<HTMLFormElement>(null);
  const conflict = useRef<HTMLHeadingElement>(null);
  const warningList = useRef<HTMLElement>(null);
  const [leaving, setLeaving] = useState(false);
  const editor = useSentenceEditor(task, form);
  const { editing, inspected, touched, save, isSaving, forget } = editor;
  const { newer } = editing;

  const close = () => {
    if (isSaving) return;
    if (touched) setLeaving(true);
    else onClose();
  };
  const leave = () => {
    forget();
    onClose();
  };
  const stay = () => setLeaving(false);
  // A habitual Ctrl+Enter must not overwrite somebody else's text: overwriting has its own button.
  const saveUnlessOvertaken = () => (newer ? conflict.current?.focus() : save());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saveUnlessOvertaken();
  };
  return (
    <>
      {/* Not a control itself: it handles key events of the fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="grid gap-5"
        onKeyDown={(event) =>
          followEditorKey(event, { form: form.current, onSave: saveUnlessOvertaken, onClose: close })
        }
      >
        <EditorHeader
          title={sentence ? texts.number(number) : texts.newNumber(number)}
          savedNumber={editor.savedNumber}
          onDropRestored={editor.restored ? editor.dropRestored : undefined}
          onBack={close}
        />
        {newer && (
          <ConflictPanel
            ref={conflict}
            kind="sentences"
            newest={bodyOf(formOf(newer))}
            typed={bodyOf(editing.typed)}
          >
            <div className="flex flex-col gap-3 sm:flex-row">
              <Button busyLabel={isSaving && texts.saving} onClick={() => save()}>
                {contributorTexts.overwrite}
              </Button>
              <Button variant="secondary" disabled={isSaving} onClick={editor.takeNewer}>
                {contributorTexts.takeNewest}
              </Button>
            </div>
          </ConflictPanel>
        )}
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <form
            ref={form}
            noValidate
            onSubmit={submit}
            className="grid min-w-0 gap-6 rounded-lg border border-line bg-surface p-4 pb-0 shadow-card sm:p-6 sm:pb-0"
          >
            <SentenceFields editing={editing} inspected={inspected} readOnly={isSaving} type={editor.type} />
            <SaveBar
              isNew={sentence === null}
              refusal={editing.refusals.whole}
              isSaving={isSaving}
              warnings={inspected.warnings.length}
              onSeeWarnings={() => scrollAndFocus(warningList.current, 'nearest')}
              onSaveAndClose={() => save('close')}
              onOverwrite={newer ? () => save() : undefined}
            />
          </form>
          <aside className="grid min-w-0 gap-5 lg:sticky lg:top-[calc(var(--spacing-bar)+1rem)] lg:max-h-[calc(100dvh-var(--spacing-bar)-2rem)] lg:overflow-y-auto">
            <WarningList
              inspected={inspected}
              ref={warningList}
              onGo={({ field, index }) => focusField(form.current, field, index ?? 0)}
            />
            <TryBox
              key={number}
              typed={editing.typed}
              isWrong={inspected.isWrong}
              place={{ lessonId, sentenceId: sentence?.id ?? null }}
            />
          </aside>
        </div>
      </div>
      {leaving && <DiscardQuestion onDiscard={leave} onKeep={stay} />}
    </>
  );
}

interface EditorKeys {
  readonly form: HTMLFormElement | null;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Enter moves to the next field, Ctrl or ⌘ with Enter saves, Esc closes. Keys of an IME composition are ignored. */
function followEditorKey(event: KeyboardEvent, { form, onSave, onClose }: EditorKeys): void {
  const { key, target, ctrlKey, metaKey } = event;
  if (isComposing(event) || event.defaultPrevented) return;
  if (key === 'Escape') return onClose();
  if (key !== 'Enter' || !form?.contains(target as Node)) return;
  if (ctrlKey || metaKey) {
    event.preventDefault();
    onSave();
  } else if (target instanceof HTMLTextAreaElement) {
    event.preventDefault();
    focusNextStep(form, target);
  }
}
