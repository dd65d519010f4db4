import { founderTexts } from '#contract/texts/founder.ts';

/** A neutral sheet with a double border and a seal. Decorative: the caption has the name as text. */
export function CertificateFrame({ name }: { readonly name: string }) {
  return (
    <div aria-hidden className="relative overflow-hidden rounded-lg border border-line bg-surface">
      <svg viewBox="0 0 280 200" className="w-full" fill="none">
        <rect x="12" y="12" width="256" height="176" rx="6" stroke="var(--color-indigo)" strokeWidth="2.5" />
        <rect x="19" y="19" width="242" height="162" rx="3" stroke="var(--color-line)" strokeWidth="1.5" />
        {CORNERS.map((corner) => (
          <path
            key={corner}
            d={corner}
            stroke="var(--color-indigo)"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        ))}
        <path d="M40 150h84M40 160h52" stroke="var(--color-line)" strokeWidth="3" strokeLinecap="round" />
        <g transform="translate(222 148) rotate(-4)">
          <rect x="-17" y="-17" width="34" height="34" rx="6" fill="var(--color-vermilion)" />
          <path
            d="M-10 7C-6-1-3-4 0-4S6-1 10 7M-10 11q5-4 10 0t10 0"
            stroke="var(--color-on-vermilion)"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </g>
      </svg>
      <div className="absolute inset-x-10 top-[18%] grid h-1/2 content-center justify-items-center gap-1 text-center">
        <span className="text-xs tracking-widest text-ink-soft uppercase">{founderTexts.certificate}</span>
        <span className="line-clamp-2 text-xl font-bold">{name}</span>
      </div>
    </div>
  );
}

const CORNERS = [
  'M26 44V34a8 8 0 0 1 8-8h10',
  'M236 26h10a8 8 0 0 1 8 8v10',
  'M254 156v10a8 8 0 0 1-8 8h-10',
  'M44 174H34a8 8 0 0 1-8-8v-10',
];
