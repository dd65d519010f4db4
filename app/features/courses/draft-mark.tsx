import { courseTexts } from '#contract/texts/courses.ts';
import { Badge } from '#app/ui/badge.tsx';

interface Draftable {
  readonly isDraft?: true | undefined;
}

/** On the card of a piece that only its author sees. */
export const DraftBadge = ({ isDraft }: Draftable) =>
  isDraft && (
    <Badge tone="amber" className="justify-self-start whitespace-normal">
      {courseTexts.draft}
    </Badge>
  );

/** On the page of such a piece, or of one inside it. */
export const DraftNote = ({ pieces }: { readonly pieces: readonly (Draftable | undefined)[] }) =>
  pieces.some((piece) => piece?.isDraft) && (
    <p role="note" className="rounded-lg bg-amber-wash px-4 py-2.5 text-sm font-bold text-amber">
      {courseTexts.draftNote}
    </p>
  );
