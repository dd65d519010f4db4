import { ArrowUpRight } from 'lucide-react';
import { Fragment } from 'react';
import type { Founder } from '#contract/founder/endpoints.ts';
import { founderTexts } from '#contract/texts/founder.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { DeskScene } from './desk-scene.tsx';

/** Name, role and portrait, as far as they are known. Without a name the role is the heading. */
export function FounderHero({ founder }: { readonly founder: Founder }) {
  const { name, role, about, photo } = founder;
  return (
    <section className="container-page grid items-center gap-x-12 gap-y-8 py-8 sm:py-12 lg:grid-cols-[1.5fr_1fr]">
      <div className="grid gap-5">
        <p className="text-sm font-bold text-vermilion">{founderTexts.eyebrow}</p>
        {name ? (
          <h1 className="text-hero font-bold tracking-tight">{name}</h1>
        ) : (
          <h1 className="text-3xl font-bold tracking-tight">
            <Phrases>{role}</Phrases>
          </h1>
        )}
        {name && <p className="text-xl text-ink-soft">{role}</p>}
        {about && <p className="max-w-[56ch] text-lg">{about}</p>}
        <FounderLinks founder={founder} />
      </div>
      <figure className="overflow-hidden rounded-xl bg-sunken">
        {photo ? (
          <img
            src={photo}
            alt={name ? founderTexts.photoOf(name) : founderTexts.photo}
            className="aspect-6/5 w-full object-cover"
          />
        ) : (
          <DeskScene className="w-full" />
        )}
      </figure>
    </section>
  );
}

/** Prefers line breaks after commas. */
function Phrases({ children }: { readonly children: string }) {
  return children.split(/(?<=,) /).map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && ' '}
      <span className="inline-block">{phrase}</span>
    </Fragment>
  ));
}

/** Profiles elsewhere. `rel="me"` tells search engines that it is the same person. */
function FounderLinks({ founder: { website, socials } }: { readonly founder: Founder }) {
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
