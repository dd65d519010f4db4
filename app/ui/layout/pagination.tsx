import { ChevronLeft, ChevronRight } from 'lucide-react';
import { uiTexts } from '#contract/texts/ui.ts';
import { Button } from '../button.tsx';

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
}

export function Pagination({ page, pages, onChange }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={uiTexts.pages} className="flex items-center justify-between gap-4 sm:justify-center">
      <Button
        variant="secondary"
        disabled={page <= 1}
        icon={<ChevronLeft className="size-4" />}
        onClick={() => onChange(page - 1)}
      >
        <span className="sr-only sm:not-sr-only">{uiTexts.previousPage}</span>
      </Button>
      <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums" aria-current="page">
        {uiTexts.pageOf(page, pages)}
      </span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        <span className="sr-only sm:not-sr-only">{uiTexts.nextPage}</span>
        <ChevronRight className="size-4" />
      </Button>
    </nav>
  );
}
