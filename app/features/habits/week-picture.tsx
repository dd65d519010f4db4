import { useQuery } from '@tanstack/react-query';
import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { NAME_MAX_CHARS } from '#contract/limits.ts';
import { getOwnAccount } from '#contract/own-account/endpoints.ts';
import { habitsTexts as texts } from '#contract/texts/habits.ts';
import type { Habits } from '#core/habits/habits.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';
import { formatFileDay } from '#app/lib/format.ts';
import { logFailure } from '#app/lib/log.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, Field } from '#app/ui/forms/field.tsx';
import { useObjectUrl } from '#app/ui/forms/use-object-url.ts';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { drawPicture } from './draw-picture.ts';
import { type PicturePlan, weekPicturePlan } from './week-picture-plan.ts';

interface WeekPictureProps {
  readonly habits: Habits;
  /** Null without an account. */
  readonly userId: number | null;
}

interface Drawn {
  readonly plan: PicturePlan;
  readonly file: File;
  readonly canShare: boolean;
}

/** A picture of this week to share, drawn in the browser. */
export function WeekPicture({ habits, userId }: WeekPictureProps) {
  const [withName, setWithName] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const account = useQuery({ ...ownQuery(getOwnAccount, {}, userId), enabled: withName && userId !== null });
  const name = typed ?? account.data?.name ?? '';
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const make = async () => {
    setDrawing(true);
    setFailure(null);
    const plan = weekPicturePlan(habits, withName ? name.trim() || null : null);
    try {
      const blob = await drawPicture(plan);
      const title = texts.pictureFile(formatFileDay(new Date()));
      const file = new File([blob], title, { type: blob.type });
      setDrawn({ plan, file, canShare: canShare(file) });
    } catch (error) {
      logFailure('The picture of the week could not be drawn', error);
      setFailure(texts.pictureFailed);
    } finally {
      setDrawing(false);
    }
  };
  return (
    <CardSection heading={texts.pictureTitle}>
      <p>{texts.pictureLead}</p>
      <div className="grid gap-2">
        <Checkbox
          label={texts.withName}
          checked={withName}
          onChange={({ target }) => setWithName(target.checked)}
        />
        {withName && (
          <Field
            label={texts.name}
            value={name}
            maxLength={NAME_MAX_CHARS}
            autoComplete="name"
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </div>
      <Button
        variant="secondary"
        className="justify-self-start"
        busyLabel={isDrawing && texts.makingPicture}
        onClick={() => void make()}
      >
        {texts.makePicture}
      </Button>
      {drawn && <Shareable drawn={drawn} onFailure={setFailure} />}
      {failure && (
        <p role="alert" className="text-error">
          {failure}
        </p>
      )}
    </CardSection>
  );
}

interface ShareableProps {
  readonly drawn: Drawn;
  readonly onFailure: (failure: string) => void;
}

function Shareable({ drawn, onFailure }: ShareableProps) {
  const { plan, file } = drawn;
  const address = useObjectUrl(file);
  const share = async () => {
    try {
      await navigator.share({ files: [file], title: texts.pictureTitle, text: plan.alt });
    } catch (error) {
      // Closing the sheet of the system is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onFailure(texts.shareFailed);
    }
  };
  return (
    <div className="grid gap-4">
      <img
        src={address}
        alt={plan.alt}
        width={plan.width}
        height={plan.height}
        className="h-auto w-full max-w-xs rounded-md border border-line"
      />
      <div className="flex flex-wrap gap-3">
        {drawn.canShare && (
          <Button icon={<Share2 aria-hidden className="size-4" />} onClick={() => void share()}>
            {texts.sharePicture}
          </Button>
        )}
        <Button
          variant={drawn.canShare ? 'secondary' : 'primary'}
          icon={<Download aria-hidden className="size-4" />}
          onClick={() => saveFile(file.name, file)}
        >
          {texts.savePicture}
        </Button>
      </div>
    </div>
  );
}

/** Most computers cannot hand a file to other apps; the call is missing in some browsers, and without TLS. */
const canShare = (file: File): boolean =>
  (navigator as Partial<Navigator>).canShare?.call(navigator, { files: [file] }) ?? false;
