import { ImagePlus } from 'lucide-react';
import { type DragEvent, type Ref, useState } from 'react';
import { IMAGE_MAX_BYTES } from '#contract/content-limits.ts';
import { imageRefusals } from '#contract/texts/course-writing.ts';
import { IMAGE_MAX_MEGABYTES, imageFieldTexts as texts } from '#contract/texts/files.ts';
import { Progress } from '../layout/progress.tsx';
import { FieldFrame } from './field.tsx';
import { useObjectUrl } from './use-object-url.ts';

const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Why the server would refuse a picture, by type and size; only the server checks the content. */
function imageProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!IMAGE_TYPES.includes(type)) return imageRefusals.wrongKind;
  if (size > IMAGE_MAX_BYTES) return imageRefusals.tooLarge(IMAGE_MAX_MEGABYTES);
  return null;
}

interface ImageFieldProps {
  readonly label: string;
  readonly required?: boolean;
  readonly file: File | null;
  /** The URL of the current picture, kept if no other is chosen. */
  readonly current?: string;
  readonly error?: string | null;
  /** Upload progress from 0 to 1; null while nothing is uploading. */
  readonly progress?: number | null;
  /** True while uploading: another choice would be lost. */
  readonly readOnly?: boolean;
  readonly onChoose: (file: File) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Choose or drop a picture. One that the server would refuse is refused here, with the same message. */
export function ImageField(props: ImageFieldProps) {
  const { label, required, file, current, error, progress = null, readOnly = false, onChoose, ref } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const shown = useObjectUrl(file) ?? current;
  // The type is that of a picture, but the browser cannot show the content.
  const [unreadable, setUnreadable] = useState<string | undefined>();
  const isBroken = shown !== undefined && shown === unreadable;

  const take = (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (!chosen || readOnly) return;
    const found = imageProblem(chosen);
    setProblem(found);
    if (!found) onChoose(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className="grid gap-2">
      <FieldFrame
        label={label}
        hint={required ? `${texts.required} ${texts.hint}` : texts.hint}
        error={problem ?? (file && isBroken ? imageRefusals.broken : error)}
      >
        {(wiring) => (
          <div
            data-over={over || undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
            className="relative flex min-h-28 items-center gap-4 rounded-md border border-dashed border-edge bg-surface p-3 hover:border-indigo has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo has-aria-invalid:border-error data-over:border-indigo data-over:bg-indigo-wash"
          >
            <Preview
              address={isBroken ? undefined : shown}
              alt={file ? texts.chosen : texts.current}
              onBroken={() => setUnreadable(shown)}
            />
            <span aria-hidden className="min-w-0 wrap-anywhere">
              <span className="font-bold text-indigo">{shown ? texts.chooseAnother : texts.choose}</span>
              {file && <span className="block text-sm text-ink-soft">{file.name}</span>}
            </span>
            {/* Covers the whole box, so that clicks, keys and screen readers use the native control. */}
            <input
              ref={ref}
              type="file"
              accept={IMAGE_TYPES.join(',')}
              disabled={readOnly}
              required={required}
              className="absolute inset-0 cursor-pointer opacity-0"
              // So that the same file can be chosen again after it was fixed.
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onChange={({ currentTarget }) => take(currentTarget.files)}
              {...wiring}
            />
          </div>
        )}
      </FieldFrame>
      {file && progress !== null && <Sending share={progress} />}
    </div>
  );
}

interface PreviewProps {
  readonly address: string | undefined;
  readonly alt: string;
  readonly onBroken: () => void;
}

function Preview({ address, alt, onBroken }: PreviewProps) {
  const shape = 'aspect-[8/5] w-32 shrink-0 rounded-sm';
  if (address) return <img src={address} alt={alt} className={`${shape} object-cover`} onError={onBroken} />;
  return (
    <span aria-hidden className={`${shape} grid place-items-center bg-sunken text-ink-soft`}>
      <ImagePlus className="size-7" />
    </span>
  );
}

function Sending({ share }: { readonly share: number }) {
  const percent = Math.round(share * 100);
  const sentence = percent < 100 ? texts.uploading(percent) : texts.processing;
  return (
    <div className="grid gap-1.5">
      <Progress label={sentence} value={percent} max={100} />
      <p className="text-sm text-ink-soft">{sentence}</p>
    </div>
  );
}
