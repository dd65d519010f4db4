import { useId } from 'react';
import type { BankAccount } from '#contract/donate/endpoints.ts';
import { donateTexts } from '#contract/texts/donate.ts';
import { darkRuns, type QrCode } from '#app/lib/qr-code.ts';

interface TransferCodeProps {
  readonly code: QrCode;
  readonly account: BankAccount;
}

/** The code, drawn by us. Dark on light in both themes, because many banking apps read nothing else. */
export function TransferCode({ code, account }: TransferCodeProps) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      shapeRendering="crispEdges"
      className="w-full"
    >
      <title id={`${id}-title`}>{donateTexts.codeTitle(account.accountName)}</title>
      <desc id={`${id}-description`}>
        {donateTexts.codeDescription(account.bankName, account.account, account.note)}
      </desc>
      <path
        fill="var(--color-on-sheet)"
        d={darkRuns(code)
          .map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`)
          .join('')}
      />
    </svg>
  );
}
