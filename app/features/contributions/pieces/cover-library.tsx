import { useId } from 'react';
import { COVERS } from '#contract/contributions/covers.ts';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';

interface CoverLibraryProps {
  /** The address of the chosen picture. */
  readonly chosen: string | null;
  readonly readOnly: boolean;
  readonly onChoose: (address: string) => void;
}

/** Our own pictures, for contributors who have none. */
export function CoverLibrary({ chosen, readOnly, onChoose }: CoverLibraryProps) {
  const name = useId();
  return (
    <details className="rounded-md border border-line">
      <summary className="min-h-11 cursor-pointer content-center px-3 font-bold text-indigo">
        {texts.coverLibrary}
      </summary>
      <fieldset disabled={readOnly} className="grid grid-cols-3 gap-2 p-3 sm:grid-cols-4">
        <legend className="sr-only">{texts.coverLibrary}</legend>
        {COVERS.map((address, at) => (
          <label
            key={address}
            className="cursor-pointer rounded-sm border-2 border-transparent has-checked:border-indigo has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo"
          >
            <input
              type="radio"
              name={name}
              value={address}
              checked={chosen === address}
              onChange={() => onChoose(address)}
              className="sr-only"
            />
            <img
              src={address}
              alt={texts.coverNumber(at + 1)}
              width={320}
              height={200}
              loading="lazy"
              className="dimmed-at-night aspect-[8/5] w-full rounded-[3px] object-cover"
            />
          </label>
        ))}
      </fieldset>
    </details>
  );
}
