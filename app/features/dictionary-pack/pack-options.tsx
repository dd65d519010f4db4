import { useId } from 'react';
import { PACK_NAMES, type PackInfo, type PackName } from '#contract/dictionary/pack-endpoints.ts';
import { packSectionTexts as texts } from '#contract/texts/pack-section.ts';
import { packNames } from '#contract/texts/pack.ts';
import { formatMegabytes, formatNumber } from '#app/lib/format.ts';

interface PackOptionsProps {
  readonly chosen: PackName;
  readonly infos: readonly PackInfo[] | undefined;
  /** Whether the sizes may still arrive. */
  readonly isLoading: boolean;
  readonly disabled: boolean;
  readonly onChoose: (pack: PackName) => void;
}

/** The packs to choose from. They are known before their sizes, so nothing moves when those arrive. */
export function PackOptions({ chosen, infos, isLoading, disabled, onChoose }: PackOptionsProps) {
  const group = useId();
  const sizeOf = (pack: PackName): string => {
    const info = infos?.find((one) => one.pack === pack);
    if (info) return texts.size(formatNumber(info.words), formatMegabytes(info.downloadBytes));
    return isLoading ? texts.sizeComing : texts.sizeUnknown;
  };
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-2 font-bold">{texts.choose}</legend>
      <div className="grid gap-2">
        {PACK_NAMES.map((pack) => (
          <label
            key={pack}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-line px-4 py-2.5 transition-colors hover:border-indigo has-checked:border-indigo has-checked:bg-indigo-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo"
          >
            <input
              type="radio"
              name={group}
              aria-labelledby={`${group}-${pack}`}
              aria-describedby={`${group}-${pack}-note`}
              checked={pack === chosen}
              onChange={() => onChoose(pack)}
              className="mt-0.75 size-5 shrink-0 accent-indigo outline-none"
            />
            <span className="grid gap-0.5">
              <span id={`${group}-${pack}`}>{texts.option(packNames[pack])}</span>
              <span id={`${group}-${pack}-note`} className="text-sm text-ink-soft">
                {texts.notes[pack]} {sizeOf(pack)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
