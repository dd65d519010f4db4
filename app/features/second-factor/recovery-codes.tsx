import { useEffect, useRef } from 'react';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { copyAndTell } from './copy-and-tell.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = codes.join('\n');
  // They replace the form that had the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {secondFactorTexts.codesTitle}
      </h2>
      <p>{secondFactorTexts.codesText}</p>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 rounded-md bg-sunken p-4">
        {codes.map((code) => (
          <li key={code} className="font-bold tracking-wider tabular-nums">
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copyAndTell(text, secondFactorTexts.codesCopied)}>
          {secondFactorTexts.copyCodes}
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            saveFile(secondFactorTexts.codesFile, new Blob([`${text}\n`], { type: 'text/plain' }))
          }
        >
          {secondFactorTexts.saveCodes}
        </Button>
        <Button onClick={onKept}>{secondFactorTexts.codesKept}</Button>
      </div>
    </div>
  );
}
