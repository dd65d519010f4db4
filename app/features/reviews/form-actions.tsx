import { uiTexts } from '#contract/texts/ui.ts';
import { Button } from '#app/ui/button.tsx';

interface FormActionsProps {
  readonly send: string;
  readonly busyLabel: string | false;
  readonly onCancel: () => void;
}

export function FormActions({ send, busyLabel, onCancel }: FormActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busyLabel={busyLabel}>
        {send}
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        {uiTexts.cancel}
      </Button>
    </div>
  );
}
