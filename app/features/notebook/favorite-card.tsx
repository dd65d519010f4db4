import { useMutation } from '@tanstack/react-query';
import { BookmarkMinus, Ellipsis, FolderInput } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type Category, type FavoriteItem, removeFavorite } from '#contract/notebook/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { notebookTexts } from '#contract/texts/notebook.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { iconButtonStyles } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { showLongToast } from '#app/ui/overlays/toast.tsx';
import { NotebookCard, wholeCardLink } from './notebook-card.tsx';

const MoveDialog = onDemand(() => import('./move-dialog.tsx'));

interface FavoriteCardProps {
  readonly favorite: FavoriteItem;
  readonly others: readonly Category[];
  /** Just restored: the card takes the focus, because the undo button was removed. */
  readonly takesFocus: boolean;
  readonly onRemoved: (movedTo: Category | null) => void;
}

export function FavoriteCard({ favorite, others, takesFocus, onRemoved }: FavoriteCardProps) {
  const api = useApi();
  const [moving, setMoving] = useState(false);
  const removal = useMutation({
    mutationFn: () => api.call(removeFavorite, { params: { favoriteId: String(favorite.id) } }),
    onSuccess: () => onRemoved(null),
    onError: (error) => showLongToast(failureMessage(error), 'error'),
  });
  const entries: MenuEntry[] = [
    {
      kind: 'action',
      label: notebookTexts.takeOut,
      icon: <BookmarkMinus />,
      onSelect: () => removal.mutate(),
    },
  ];
  if (others.length > 0) {
    entries.unshift({
      kind: 'action',
      label: notebookTexts.move,
      icon: <FolderInput />,
      onSelect: () => setMoving(true),
    });
  }
  return (
    <NotebookCard
      busy={removal.isPending}
      menu={
        <Menu
          label={notebookTexts.actionsFor(favorite.item.kanji)}
          className={iconButtonStyles}
          entries={entries}
        >
          <Ellipsis />
        </Menu>
      }
    >
      <Word favorite={favorite} takesFocus={takesFocus} />
      {moving && (
        <OnDemand onFailed={() => setMoving(false)}>
          <MoveDialog
            favorite={favorite}
            others={others}
            onMoved={onRemoved}
            onClose={() => setMoving(false)}
          />
        </OnDemand>
      )}
    </NotebookCard>
  );
}

function Word({ favorite, takesFocus }: Pick<FavoriteCardProps, 'favorite' | 'takesFocus'>) {
  const { kanji, hiragana, sino, mean, type } = favorite.item;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);

  return (
    <>
      <h2 className="text-2xl font-bold wrap-anywhere">
        <Link ref={link} to={paths.searchFor(kanji)} className={wholeCardLink}>
          <JapaneseText>{kanji}</JapaneseText>
        </Link>
      </h2>
      {hiragana !== kanji && <JapaneseText className="text-ink-soft">{hiragana}</JapaneseText>}
      {sino && <p className="text-xs han-viet text-vermilion">{sino}</p>}
      <p className="wrap-anywhere">{mean}</p>
      {/* At the bottom, so that the badges of a row are aligned. */}
      <p className="mt-auto pt-1">
        <LevelBadge level={type} />
      </p>
    </>
  );
}
