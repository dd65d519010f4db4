/** All that the server writes into `<script>` elements. What it wrote is left as it is: the browser renders nothing there. */

interface InlineScriptProps {
  /** `import.meta.env.SSR ? … : ''`, and one of the `inlineScripts` of entry.server.tsx: no other text may run. */
  readonly code: string;
}

export const InlineScript = ({ code }: InlineScriptProps) => (
  <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
);

interface InertDataProps {
  /** Of `inertJson`, or nothing. */
  readonly json: string;
  readonly type?: 'application/json' | 'application/ld+json';
  readonly id?: string;
}

/** Data, which needs no leave of the Content-Security-Policy because it cannot run. */
export const InertData = ({ json, type = 'application/json', id }: InertDataProps) => (
  <script id={id} type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
);

/** Whatever the values say, they cannot leave the element that they stand in. */
export const inertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
