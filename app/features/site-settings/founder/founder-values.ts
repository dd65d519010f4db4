import type { Founder } from '#contract/founder/endpoints.ts';
import { joinParagraphs, splitLines, splitParagraphs } from '../paragraphs.ts';

/** The founder page as a form: every field is a text. */
export const founderForm = (founder: Founder) => ({
  name: founder.name ?? '',
  role: founder.role,
  about: founder.about ?? '',
  story: joinParagraphs(founder.story),
  photo: founder.photo ?? '',
  studies: founder.studies.join('\n'),
  website: founder.website ?? '',
  work: founder.work.map(({ to, text, ...job }) => ({ ...job, to: to ?? '', text: text ?? '' })),
  certificates: founder.certificates.map(({ name, issuer, year, image }) => ({
    name,
    issuer: issuer ?? '',
    year: year === null ? '' : String(year),
    image: image ?? '',
  })),
  socials: founder.socials.map((social) => ({ ...social })),
});
export type FounderForm = ReturnType<typeof founderForm>;

export const BLANK_JOB: FounderForm['work'][number] = { title: '', place: '', from: '', to: '', text: '' };
export const BLANK_CERTIFICATE: FounderForm['certificates'][number] = {
  name: '',
  issuer: '',
  year: '',
  image: '',
};
export const BLANK_SOCIAL: FounderForm['socials'][number] = { kind: 'facebook', url: '' };

const orNull = (text: string): string | null => text.trim() || null;

/** What is sent; the server decides whether it is valid. */
export const typedFounderOf = (form: FounderForm): Founder => ({
  name: orNull(form.name),
  role: form.role.trim(),
  about: orNull(form.about.replaceAll(/\s+/g, ' ')),
  story: splitParagraphs(form.story),
  photo: orNull(form.photo),
  studies: splitLines(form.studies),
  website: orNull(form.website),
  work: form.work.map(({ to, text, ...job }) => ({
    ...job,
    to: orNull(to),
    text: orNull(text.replaceAll(/\s+/g, ' ')),
  })),
  certificates: form.certificates.map(({ name, issuer, year, image }) => ({
    name,
    issuer: orNull(issuer),
    year: year.trim() === '' ? null : Number(year),
    image: orNull(image),
  })),
  socials: form.socials.map(({ kind, url }) => ({ kind, url: url.trim() })),
});

const SAFE_LINK = /^https:\/\//;

/** For the preview: entries that are not filled in yet are left out, and links that would be refused. */
export function previewOf(form: FounderForm): Founder {
  const typed = typedFounderOf(form);
  return {
    ...typed,
    website: typed.website && SAFE_LINK.test(typed.website) ? typed.website : null,
    work: typed.work.filter(({ title, from }) => title.trim() !== '' && from.trim() !== ''),
    certificates: typed.certificates.filter(({ name }) => name.trim() !== ''),
    socials: typed.socials.filter(({ url }) => SAFE_LINK.test(url)),
  };
}
