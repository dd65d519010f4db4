/** The `<script>` elements in the server's HTML. Only the server fills them; hydration leaves them unchanged. */

interface InlineScriptProps {
  /** `import.meta.env.SSR ? … : ''`; one of the `inlineScripts` of entry.server.tsx, as the policy allows no other. */
  readonly code: string;
}

export const InlineScript = ({ code }: InlineScriptProps) => (
  <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
);

interface InertDataProps {
  /** From `inertJson`, or empty. */
  readonly json: string;
  readonly type?: 'application/json' | 'application/ld+json';
  readonly id?: string;
}

/** Data cannot run, so it needs no exception in the Content-Security-Policy. */
export const InertData = ({ json, type = 'application/json', id }: InertDataProps) => (
  <script id={id} type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
);

/** JSON that cannot close the element around it, whatever the values are. */
export const inertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
