import { Link } from 'react-router';

interface CoverCardProps {
  readonly to: string;
  readonly image: string;
  readonly title: string;
  readonly note?: string;
}

/** A topic or a curriculum: its cover, its name, and the whole card is the way in. */
export function CoverCard({ to, image, title, note }: CoverCardProps) {
  return (
    <Link
      to={to}
      className="group block h-full overflow-hidden rounded-xl border border-line bg-surface shadow-card transition-colors hover:border-indigo"
    >
      <img
        src={image}
        alt=""
        width={320}
        height={200}
        loading="lazy"
        className="aspect-[8/5] w-full object-cover"
      />
      <span className="grid gap-0.5 p-5">
        <span className="text-xl font-bold transition-colors group-hover:text-indigo">{title}</span>
        {note && <span className="text-sm text-ink-soft">{note}</span>}
      </span>
    </Link>
  );
}
