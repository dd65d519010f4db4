import type { Founder } from '#contract/founder/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { fullAddress } from '#app/lib/head/schema-org.ts';

/** The person as structured data (schema.org/ProfilePage); empty if the name is not known. */
export function founderGraph(origin: string, founder: Founder) {
  const { name, role, about, photo, website, socials, studies } = founder;
  if (name === null) return [];
  const person = {
    '@type': 'Person',
    name,
    jobTitle: role,
    description: about ?? undefined,
    image: photo ? fullAddress(origin, photo) : undefined,
    url: website ?? undefined,
    sameAs: socials.map(({ url }) => url),
    alumniOf: studies.map((study) => ({ '@type': 'EducationalOrganization', name: study })),
  };
  return [{ '@type': 'ProfilePage', url: fullAddress(origin, paths.profile), mainEntity: person }];
}
