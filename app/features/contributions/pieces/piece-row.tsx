import type { ReactNode } from 'react';
import { contributionActionTexts as texts, contributorTexts } from '#contract/texts/contributions.ts';
import { useSession } from '#app/lib/session/session.ts';
import { classNames } from '#app/ui/class-names.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Link, TextLink } from '#app/ui/link.tsx';
import { StateBadge } from '../state-badge.tsx';
import { OPENING } from '../use-opened.ts';
import { nameOf, type Piece } from './piece.ts';

interface PieceRowProps {
  readonly piece: Piece;
  /** Link to the pieces inside it. */
  readonly href: string;
  /** Short additional facts. */
  readonly facts: ReactNode;
  /** Authors see drafts there too, marked. */
  readonly learnerPath: string;
  readonly menu?: ReactNode;
  readonly children?: ReactNode;
}

/** One topic, curriculum or lesson. Pieces by others are muted and have no buttons. */
export function PieceRow({ piece, href, facts, learnerPath, menu, children }: PieceRowProps) {
  const { editable, state, published, createdByEmail } = piece;
  const email = useSession()?.email;
  return (
    <li
      className={classNames(
        'grid gap-3 rounded-lg border border-line p-4',
        editable ? 'bg-surface shadow-card' : 'bg-sunken',
      )}
    >
      <div className="flex items-start gap-3 sm:gap-4">
        {'img' in piece && (
          <img
            src={piece.img}
            alt=""
            width={128}
            height={80}
            loading="lazy"
            className={classNames(
              'aspect-[8/5] w-20 shrink-0 rounded-sm object-cover sm:w-28',
              !editable && 'opacity-60',
            )}
          />
        )}
        <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
          <h2 className="-my-2 text-lg font-bold wrap-anywhere">
            <Link
              to={href}
              state={OPENING}
              className="inline-block min-h-11 py-2 underline decoration-line decoration-1 underline-offset-4 hover:text-indigo hover:decoration-indigo"
            >
              <MixedText>{nameOf(piece)}</MixedText>
            </Link>
          </h2>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">{facts}</div>
          {editable ? (
            <StateBadge state={state} published={published} />
          ) : (
            <p className="text-sm text-ink-soft">{texts.ofOthers}</p>
          )}
          {(editable || published) && (
            <TextLink to={learnerPath} className="inline-flex min-h-11 items-center text-sm">
              {contributorTexts.seeAsLearner}
            </TextLink>
          )}
          {createdByEmail && createdByEmail !== email && (
            <p className="text-sm wrap-anywhere text-ink-soft">{texts.madeBy(createdByEmail)}</p>
          )}
        </div>
        {menu && <div className="-mt-1 -mr-2">{menu}</div>}
      </div>
      {children}
    </li>
  );
}
