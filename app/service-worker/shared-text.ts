import { SHARED_TEXT_MAX_CHARS } from '#contract/device-limits.ts';
import { CACHES, SHARED_TEXT } from '../lib/service-worker/messages.ts';

/** In this order: what was marked is meant before the name or the address of its page. */
const FIELDS = ['text', 'title', 'url'];

/**
 * Takes a text that another app shares. It is left for the search page on this device: it stands in no address, and
 * the server gets it in the bodies of calls only.
 */
export async function takeSharedText(request: Request, next: string): Promise<Response> {
  const form = await request.formData();
  const given = FIELDS.map((name) => form.get(name)).find(
    (value) => typeof value === 'string' && value.trim() !== '',
  );
  const text = typeof given === 'string' ? given.trim().slice(0, SHARED_TEXT_MAX_CHARS) : '';
  const cache = await caches.open(CACHES.shared);
  await cache.put(SHARED_TEXT, new Response(text));
  return Response.redirect(next, 303);
}
