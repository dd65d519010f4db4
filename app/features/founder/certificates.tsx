import type { Certificate } from '#contract/founder/endpoints.ts';
import { founderTexts } from '#contract/texts/founder.ts';
import { CertificateFrame } from './certificate-frame.tsx';
import { Section } from './section.tsx';

/** The certificates (PRODUCT.md, Small pages): a picture where there is one, else a plain frame. */
export function Certificates({ certificates }: { readonly certificates: readonly Certificate[] }) {
  if (certificates.length === 0) return null;
  return (
    <Section heading={founderTexts.certificatesHeading}>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {certificates.map(({ name, issuer, year, image }) => (
          <li key={`${name} ${year}`}>
            <figure className="grid gap-3">
              {image ? (
                <img
                  src={image}
                  alt={founderTexts.certificateOf(name)}
                  className="aspect-7/5 w-full rounded-lg border border-line bg-surface object-contain"
                />
              ) : (
                <CertificateFrame name={name} />
              )}
              <figcaption>
                <p className="font-bold">{name}</p>
                {(issuer ?? year) !== null && (
                  <p className="text-sm text-ink-soft">
                    {[issuer, year].filter((part) => part !== null).join(' · ')}
                  </p>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
