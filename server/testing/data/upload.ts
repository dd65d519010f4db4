import sharp from 'sharp';

/** A small JPEG; another width makes another picture. */
export const photo = async (width = 40): Promise<File> => {
  const create = { width, height: 20, channels: 3, background: '#b01030' } as const;
  return fileOf(await sharp({ create }).jpeg().toBuffer());
};

export const fileOf = (bytes: Uint8Array | string, { name = 'anh.jpg', type = 'image/jpeg' } = {}): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });

/** A multipart form; an object becomes a text field with JSON. */
export function formOf(parts: Readonly<Record<string, object | File | Blob | string | undefined>>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (part instanceof Blob) form.set(name, part);
    else if (part !== undefined) form.set(name, typeof part === 'string' ? part : JSON.stringify(part));
  }
  return form;
}
