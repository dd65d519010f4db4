import { Download } from 'lucide-react';
import { useMemo } from 'react';
import type { BankAccount } from '#contract/donate/endpoints.ts';
import { donateTexts } from '#contract/texts/donate.ts';
import { vietQr } from '#core/donate/viet-qr.ts';
import { darkRuns, type QrCode, qrCodeOf } from '#app/lib/qr-code.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { showLongToast } from '#app/ui/overlays/toast.tsx';
import { AccountDetails } from './account-details.tsx';
import { AmountChoice } from './amount-choice.tsx';
import { formatMoney } from './money.ts';
import { TransferCode } from './transfer-code.tsx';
import { useAmount } from './use-amount.ts';

/** Large enough to be scanned from a phone's gallery. */
const SQUARE_PX = 16;

/** Saves the code as a PNG: banking apps read pictures from the gallery, but no SVG. */
async function saveCodePicture(code: QrCode, name: string): Promise<boolean> {
  const canvas = document.createElement('canvas');
  canvas.width = code.size * SQUARE_PX;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  for (const { x, y, length } of darkRuns(code))
    context.fillRect(x * SQUARE_PX, y * SQUARE_PX, length * SQUARE_PX, SQUARE_PX);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!picture) return false;
  saveFile(name, picture);
  return true;
}

/** Everything needed to send money. The server's HTML already contains a code that accepts any amount. */
export function TransferCard({ account }: { readonly account: BankAccount }) {
  const choice = useAmount();
  const { amount } = choice;
  const code = useMemo(() => qrCodeOf(vietQr({ ...account, amount })), [account, amount]);
  return (
    <Card className="grid gap-6">
      <h2 className="text-2xl font-bold tracking-tight">{donateTexts.transferHeading}</h2>
      <AmountChoice amounts={account.amounts} amount={choice} />
      <div className="grid justify-items-center gap-3">
        <div className="w-full max-w-72 overflow-hidden rounded-lg border border-sheet-line bg-sheet">
          <TransferCode code={code} account={account} />
        </div>
        <p role="status" className="text-center text-sm text-ink-soft">
          {amount === null ? donateTexts.codeWithoutAmount : donateTexts.codeWithAmount(formatMoney(amount))}
        </p>
        <Button
          variant="secondary"
          icon={<Download aria-hidden className="size-5" />}
          className="noscript:hidden"
          onClick={() => void save(code)}
        >
          {donateTexts.savePicture}
        </Button>
      </div>
      <section className="grid gap-3">
        <h3 className="font-bold">{donateTexts.detailsHeading}</h3>
        <AccountDetails account={account} amount={amount} />
      </section>
    </Card>
  );
}

async function save(code: QrCode): Promise<void> {
  if (!(await saveCodePicture(code, donateTexts.pictureName)))
    showLongToast(donateTexts.pictureFailed, 'error');
}
