import { defineEndpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { SOCIAL_KINDS } from './socials.ts';

const text = z.nullable(z.string());

const occupation = z.object({
  title: z.string(),
  place: z.string(),
  /** A year, or a year and a month: `2024`, `2024-09`. */
  from: z.string(),
  /** Null if it is still going on. */
  to: text,
  text,
});
export type Occupation = z.output<typeof occupation>;

const certificate = z.object({
  name: z.string(),
  issuer: text,
  year: z.nullable(z.int()),
  /** One of our pictures; without one, a neutral frame is drawn. */
  image: text,
});
export type Certificate = z.output<typeof certificate>;

const social = z.object({ kind: z.enum(SOCIAL_KINDS), url: z.string() });

/** The founder of Kakehashi (PRODUCT.md, Small pages), from content/founder.yaml. Missing fields are null or empty. */
const founder = z.object({
  name: text,
  role: z.string(),
  about: text,
  /** Why Kakehashi exists, one paragraph per entry. */
  story: z.array(z.string()),
  photo: text,
  studies: z.array(z.string()),
  work: z.array(occupation),
  certificates: z.array(certificate),
  socials: z.array(social),
  website: text,
});
export type Founder = z.output<typeof founder>;

export const getFounder = defineEndpoint({
  method: 'GET',
  path: '/api/founder',
  summary: 'Người sáng lập, như trang giới thiệu kể',
  access: 'anyone',
  kept: 'shared',
  output: founder,
});
