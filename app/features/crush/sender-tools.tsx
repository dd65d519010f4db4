import { Copy, PencilLine } from 'lucide-react';
import { paths } from '#contract/paths.ts';
import { crushTexts } from '#contract/texts/crush.ts';
import { copyText } from '#app/lib/copy-text.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';
import { addressValues, type Invitation } from './invitation.ts';

interface SenderToolsProps {
  readonly invitation: Invitation;
  readonly onEdit: () => void;
}

/** Only for the sender, who came from the form; the invited person does not see them. */
export function SenderTools({ invitation, onEdit }: SenderToolsProps) {
  const copy = async () => {
    const address = new URL(paths.invitation(addressValues(invitation).toString()), location.origin);
    if (await copyText(address.href)) showToast(crushTexts.copied, 'success');
    else showToast(crushTexts.copyFailed, 'error');
  };
  return (
    <div className="container-page mt-8 flex max-w-lg flex-wrap justify-center gap-2">
      <Button
        variant="quiet"
        size="small"
        icon={<Copy aria-hidden className="size-4" />}
        onClick={() => void copy()}
      >
        {crushTexts.copyLink}
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon={<PencilLine aria-hidden className="size-4" />}
        onClick={onEdit}
      >
        {crushTexts.edit}
      </Button>
    </div>
  );
}
