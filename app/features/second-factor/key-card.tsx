import { useMemo } from 'react';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { darkRuns, qrCodeOf } from '#app/lib/qr-code.ts';
import { buttonStyles } from '#app/ui/button-styles.ts';
import { Button } from '#app/ui/button.tsx';
import { copyAndTell } from './copy-and-tell.ts';

interface KeyCardProps {
  readonly secretKey: string;
  readonly uri: string;
}

/** The key for the authenticator app: as a QR code, and as text for those whose app is on this phone. */
export default function KeyCard({ secretKey, uri }: KeyCardProps) {
  const code = useMemo(() => qrCodeOf(uri), [uri]);
  return (
    <div className="grid gap-4 sm:grid-cols-[12rem_1fr] sm:items-start">
      {/* Dark on light in both themes: many cameras read nothing else. */}
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={secondFactorTexts.qrLabel}
        shapeRendering="crispEdges"
        className="w-48 rounded-md bg-sheet"
      >
        <path
          fill="var(--color-on-sheet)"
          d={darkRuns(code)
            .map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`)
            .join('')}
        />
      </svg>
      <div className="grid gap-3">
        <p>{secondFactorTexts.scan}</p>
        <p className="text-ink-soft">{secondFactorTexts.onThisPhone}</p>
        {/* Not a page of ours: the system opens the app. */}
        <a href={uri} className={buttonStyles('secondary', 'medium', 'justify-self-start')}>
          {secondFactorTexts.openApp}
        </a>
        <p className="text-ink-soft">{secondFactorTexts.orTypeKey}</p>
        <code className="rounded-md bg-sunken px-3 py-2 font-bold tracking-wider wrap-anywhere">
          {secretKey.replaceAll(/(.{4})(?!$)/g, '$1 ')}
        </code>
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => void copyAndTell(secretKey, secondFactorTexts.keyCopied)}
        >
          {secondFactorTexts.copyKey}
        </Button>
      </div>
    </div>
  );
}
