import { classNames } from '../class-names.ts';
import { MixedText } from '../japanese/mixed-text.tsx';
import { TextLink } from '../link.tsx';

interface SeeAlsoProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
  /** Centred, below centred content. */
  readonly centred?: boolean;
}

/** Related links at the end of a text. */
export function SeeAlso({ title, links, centred = false }: SeeAlsoProps) {
  return (
    <nav aria-label={title} className={centred ? undefined : 'border-t border-line pt-4'}>
      <ul className={classNames('flex flex-wrap gap-x-6', centred && 'justify-center')}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} className="inline-flex min-h-11 items-center">
              <span>
                <MixedText>{label}</MixedText>
              </span>
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
