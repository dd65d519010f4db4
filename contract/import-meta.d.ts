/** What Vite sets in everything that it builds; elsewhere `env` is missing. As in `vite/client`, without its DOM types. */
interface ImportMetaEnv {
  MODE: string;
  SSR: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
