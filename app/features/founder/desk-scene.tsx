/** A desk at night with a book, and the bridge in its window. Shown when there is no photo. */
export function DeskScene({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 480 400"
      aria-hidden
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Lamp />
      <Window />
      <Books />
      <OpenBook />
      <path d="M0 336h480v64H0z" fill="var(--color-indigo)" />
      <path d="M0 352h480" stroke="var(--color-paper)" strokeWidth="2" opacity=".25" />
    </svg>
  );
}

function Window() {
  return (
    <g>
      <rect x="150" y="40" width="260" height="210" rx="10" fill="var(--color-surface)" />
      <path d="M150 190q60-36 130-14t130-24v98H150z" fill="var(--color-indigo-wash)" />
      <circle cx="346" cy="98" r="30" fill="var(--color-vermilion)" />
      <g stroke="var(--color-indigo)">
        <path d="M162 222c34-56 72-80 118-80s84 24 118 80" strokeWidth="7" />
        <path d="M188 222c26-38 56-54 92-54s66 16 92 54" strokeWidth="4" />
        <path d="M208 168v30M244 148v24M280 142v26M316 148v24M352 168v30" strokeWidth="4" />
      </g>
      <path d="M150 230q22-12 43 0t43 0 44 0 43 0 43 0 44 0v20H150z" fill="var(--color-indigo)" />
      <rect x="150" y="40" width="260" height="210" rx="10" stroke="var(--color-edge)" strokeWidth="6" />
      <path d="M280 40v210" stroke="var(--color-edge)" strokeWidth="4" />
    </g>
  );
}

function Lamp() {
  return (
    <g stroke="var(--color-indigo)" strokeWidth="7">
      <path d="M112 178l98 158H58l4-132z" fill="var(--color-amber-wash)" stroke="none" />
      <path d="M52 332h64M84 332V236l-22-62" />
      <path d="M40 180l66-34 4 30-50 26z" fill="var(--color-indigo)" strokeWidth="4" />
    </g>
  );
}

function Books() {
  return (
    <g>
      <rect x="372" y="308" width="92" height="28" rx="4" fill="var(--color-indigo-deep)" />
      <rect x="382" y="282" width="76" height="26" rx="4" fill="var(--color-surface)" />
      <rect x="382" y="282" width="76" height="26" rx="4" stroke="var(--color-indigo)" strokeWidth="4" />
      <path d="M398 295h44M390 322h56" stroke="var(--color-indigo)" strokeWidth="3" opacity=".5" />
    </g>
  );
}

function OpenBook() {
  return (
    <g stroke="var(--color-indigo)" strokeWidth="4">
      <path
        d="M250 330c-26-18-62-22-102-16v-58c40-6 76-2 102 16 26-18 62-22 102-16v58c-40-6-76-2-102 16z"
        fill="var(--color-surface)"
      />
      <path d="M250 272v58" />
      <path d="M168 276c22-2 40 0 58 8M168 296c22-2 40 0 58 8" strokeWidth="3" opacity=".5" />
      <path d="M332 276c-22-2-40 0-58 8M332 296c-22-2-40 0-58 8" strokeWidth="3" opacity=".5" />
    </g>
  );
}
