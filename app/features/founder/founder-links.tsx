import { ArrowUpRight } from 'lucide-react';
import type { Founder } from '#contract/founder/endpoints.ts';
import { founderTexts } from '#contract/texts/founder.ts';
import { ButtonLink } from '#app/ui/link.tsx';

/** The founder elsewhere. `me` tells search engines that it is the same person. */
export function FounderLinks({ founder: { website, socials } }: { readonly founder: Founder }) {
  const links = [
    ...(website ? [{ name: founderTexts.website, url: website }] : []),
    ...socials.map(({ kind, url }) => ({ name: founderTexts.socials[kind], url })),
  ];
  if (links.length === 0) return null;
  return (
    <ul aria-label={founderTexts.linksLabel} className="flex flex-wrap gap-2">
      {links.map(({ name, url }) => (
        <li key={url}>
          <ButtonLink variant="secondary" to={url} rel="noreferrer me">
            {name}
            <ArrowUpRight aria-hidden className="size-4.5 text-ink-soft" />
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
