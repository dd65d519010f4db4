import { classNames } from './class-names.ts';

/** The first letter of a name, or of an e-mail where there is no name; or the picture if there is one. */
export function Avatar({
  name,
  image,
  className = 'size-9',
}: {
  readonly name: string;
  readonly image?: string | null;
  readonly className?: string;
}) {
  const shape = classNames('shrink-0 rounded-full', className);
  if (image) return <img src={image} alt="" className={classNames('object-cover', shape)} />;
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-grid place-items-center bg-indigo font-bold text-on-indigo uppercase',
        shape,
      )}
    >
      {name.trim().charAt(0) || '?'}
    </span>
  );
}
