import { paths, SHARE_TARGET } from '#contract/paths.ts';
import { manifestTexts as texts } from '#contract/texts/site.ts';

const icon = (file: string, sizes: string, type: string) => ({ src: file, sizes, type });
const SMALL_ICON = icon('/images/icons/192.png', '192x192', 'image/png');
/** The paper of the light theme. */
const PAPER = '#faf7f2';

const shortcut = ({ name, description }: { name: string; description: string }, url: string) => ({
  name,
  short_name: name,
  description,
  url,
  icons: [SMALL_ICON],
});

/** The installed product (https://www.w3.org/TR/appmanifest): a reply instead of a file, because the site can be renamed. */
export const webAppManifest = {
  id: '/',
  name: texts.name,
  short_name: texts.shortName,
  description: texts.description,
  lang: 'vi',
  start_url: paths.today,
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  launch_handler: { client_mode: 'navigate-new' },
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['education'],
  icons: [
    icon('/favicon.svg', 'any', 'image/svg+xml'),
    SMALL_ICON,
    icon('/images/icons/512.png', '512x512', 'image/png'),
    { ...icon('/images/icons/maskable.png', '512x512', 'image/png'), purpose: 'maskable' },
  ],
  share_target: {
    action: SHARE_TARGET,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  shortcuts: [
    shortcut(texts.shortcuts.review, paths.review),
    shortcut(texts.shortcuts.search, paths.search),
    shortcut(texts.shortcuts.path, paths.path),
    shortcut(texts.shortcuts.notebook, paths.categories),
  ],
} as const;
