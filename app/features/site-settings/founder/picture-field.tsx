import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadSitePicture } from '#contract/site-settings/endpoints.ts';
import { founderFormTexts as texts } from '#contract/texts/site-desk.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Button } from '#app/ui/button.tsx';
import { ImageField } from '#app/ui/forms/image-field.tsx';

interface PictureFieldProps {
  readonly label: string;
  /** The address of the picture; empty without one. */
  readonly address: string;
  readonly onChange: (address: string) => void;
}

/** Uploads a picture as soon as it is chosen, so that the preview shows it; the form saves only its address. */
export function PictureField({ label, address, onChange }: PictureFieldProps) {
  const api = useApi();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const upload = useMutation({
    mutationFn: (picture: File) => api.upload(uploadSitePicture, { body: { picture } }, setProgress),
    onSuccess: ({ address: uploaded }) => onChange(uploaded),
    onSettled: () => {
      setFile(null);
      setProgress(null);
    },
  });
  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">
        <ImageField
          label={label}
          file={file}
          current={address === '' ? undefined : address}
          error={upload.error ? failureMessage(upload.error, texts.uploadFailed) : null}
          progress={progress}
          readOnly={upload.isPending}
          onChoose={(chosen) => {
            setFile(chosen);
            upload.mutate(chosen);
          }}
        />
      </div>
      {address !== '' && (
        <Button variant="quiet" size="small" onClick={() => onChange('')}>
          {texts.removePicture}
        </Button>
      )}
    </div>
  );
}
