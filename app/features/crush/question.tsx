import { Clock, MapPin, UsersRound } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { crushTexts } from '#contract/texts/crush.ts';
import { Button } from '#app/ui/button.tsx';
import { noLabel, sadPicture, yesSize } from './crush-state.ts';
import type { CrushField, Invitation } from './invitation.ts';
import { SAD_PICTURES } from './pictures/sad-pictures.tsx';
import { Scene } from './scene.tsx';

interface QuestionProps {
  readonly invitation: Invitation;
  readonly refusals: number;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** Shown below the answers, to the sender only. */
  readonly senderTools: ReactNode;
}

export function Question({ invitation, refusals, onYes, onNo, titleRef, senderTools }: QuestionProps) {
  const picture = sadPicture(refusals);
  const SadPicture = SAD_PICTURES[picture];
  return (
    <>
      <Scene
        titleRef={titleRef}
        title={crushTexts.question(invitation.ten)}
        picture={
          <div aria-live="polite">
            <div key={picture} className="animate-[rise_300ms_ease-out]">
              <SadPicture />
            </div>
          </div>
        }
      >
        <dl className="grid gap-2 rounded-lg border border-dashed border-edge bg-surface px-6 py-4 text-left">
          <Detail of="thoigian" icon={<Clock aria-hidden />} value={invitation.thoigian} />
          <Detail of="diadiem" icon={<MapPin aria-hidden />} value={invitation.diadiem} />
          <Detail of="voiai" icon={<UsersRound aria-hidden />} value={crushTexts.company(invitation.voiai)} />
        </dl>
      </Scene>
      <Answers refusals={refusals} onYes={onYes} onNo={onNo} />
      {senderTools}
    </>
  );
}

interface DetailProps {
  readonly of: CrushField;
  readonly icon: ReactNode;
  readonly value: string;
}

const Detail = ({ of, icon, value }: DetailProps) => (
  <div className="flex gap-3 [&_svg]:mt-1 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-vermilion">
    {icon}
    <dt className="sr-only">{crushTexts.fields[of].label}</dt>
    <dd>{value}</dd>
  </div>
);

type AnswersProps = Pick<QuestionProps, 'refusals' | 'onYes' | 'onNo'>;

/**
 * Yes grows without limit (PRODUCT.md, D26). When it is wider than the screen, its edges are cut off and its text
 * wraps, while the page keeps its width. No sticks to the bottom of the screen, in reach of the thumb.
 */
const Answers = ({ refusals, onYes, onNo }: AnswersProps) => (
  <div className="mt-7 flex flex-wrap items-center justify-center gap-4 overflow-x-clip">
    <button
      type="button"
      onClick={onYes}
      style={yesSize(refusals)}
      className="min-w-28 shrink-0 rounded-xl bg-vermilion leading-[1.15] font-bold text-on-vermilion shadow-card transition-[font-size,padding] select-none"
    >
      <span className="inline-block max-w-[calc(100vw-1rem)] wrap-anywhere">{crushTexts.yes}</span>
    </button>
    <Button
      variant="secondary"
      onClick={onNo}
      className="sticky bottom-[calc(var(--spacing-bottom-bar)+env(safe-area-inset-bottom)+0.75rem)] z-10 md:bottom-6"
    >
      {noLabel(refusals)}
    </Button>
  </div>
);
