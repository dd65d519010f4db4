/** The product's own name: the name of a site until its owner gives it another, and the one of files and licences. */
export const PRODUCT_NAME = 'Kakehashi';

/**
 * Stands for the name in whatever the server writes, until it is sent (`server/http/replies/with-site-name.ts`). One
 * private character, so that no text has it by chance and no stream cuts it in two.
 */
export const NAME_TO_COME = '\uEFFE';

interface Here {
  readonly document?: { readonly documentElement: { readonly dataset: Readonly<Record<string, string>> } };
}

/**
 * The name of the site, for texts. The owner can change it at any time, but texts are constants: so a browser reads the
 * name from the document that it has opened, and the server writes a placeholder, which is replaced when a page, a reply
 * or a mail is sent (decision 061). Tests and scripts read the product's name.
 */
export const SITE_NAME: string = nameHere();

function nameHere(): string {
  const { document } = globalThis as Here;
  if (document) return document.documentElement.dataset['site'] ?? PRODUCT_NAME;
  return import.meta.env?.SSR && import.meta.env.MODE !== 'test' ? NAME_TO_COME : PRODUCT_NAME;
}
