import { defineEndpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

/** What every page shows of the settings of the site. Apart from the other calls, which only the owner's desk loads. */

/** The announcement of the moment. */
const shownAnnouncement = z.object({
  /** Another text or link is another announcement: who closed the last one sees it. */
  id: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
  linkText: z.string(),
  closable: z.boolean(),
});
export type ShownAnnouncement = z.output<typeof shownAnnouncement>;

const text = z.nullable(z.string());

export const getSite = defineEndpoint({
  method: 'GET',
  path: '/api/site',
  summary: 'Tên và cách liên hệ của trang, cùng thông báo đang hiện ở đầu trang',
  access: 'anyone',
  output: z.object({
    name: z.string(),
    contact: z.object({ email: text, phone: text, address: text }),
    announcement: z.nullable(shownAnnouncement),
  }),
});
