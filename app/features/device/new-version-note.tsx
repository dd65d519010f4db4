import { deviceTexts as texts } from '#contract/texts/device.ts';
import { takeNewVersion, useNewVersion } from '#app/lib/service-worker/new-version.ts';

/**
 * A quiet line when a new version waits. Nothing is reloaded by itself, and nothing is offered during an exercise: what
 * is typed there would be lost. The version is taken anyway when the app is opened the next time.
 */
export function NewVersionNote() {
  if (!useNewVersion()) return null;
  return (
    <p
      role="status"
      data-bottom-note="outside-practice"
      className="fixed inset-x-4 bottom-[calc(var(--spacing-bottom-bar)+env(safe-area-inset-bottom)+0.75rem)] z-20 mx-auto flex w-fit items-center gap-2 rounded-md bg-ink py-1 pr-1 pl-4 text-sm text-paper shadow-float md:bottom-6 [body:has([data-practice])_&]:hidden"
    >
      {texts.newVersion}
      <button
        type="button"
        onClick={takeNewVersion}
        className="min-h-11 rounded-md px-3 font-bold underline underline-offset-4"
      >
        {texts.takeNewVersion}
      </button>
    </p>
  );
}
