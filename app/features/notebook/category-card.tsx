import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { Category } from '#contract/notebook/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { notebookTexts } from '#contract/texts/notebook.ts';
import { formatNumber } from '#app/lib/format.ts';
import { iconButtonStyles } from '#app/ui/icon-button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { NotebookCard, wholeCardLink } from './notebook-card.tsx';

interface CategoryCardProps {
  readonly category: Category;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** The whole card is a link to its words; other actions are in its menu. */
export function CategoryCard({ category, onRename, onRemove }: CategoryCardProps) {
  const { id, name, itemCount } = category;
  return (
    <NotebookCard
      menu={
        <Menu
          label={notebookTexts.actionsFor(name)}
          className={iconButtonStyles}
          entries={[
            { kind: 'action', label: notebookTexts.rename, icon: <Pencil />, onSelect: onRename },
            { kind: 'action', label: notebookTexts.remove, icon: <Trash2 />, onSelect: onRemove },
          ]}
        >
          <Ellipsis />
        </Menu>
      }
    >
      <h2 className="text-lg font-bold wrap-anywhere">
        <Link to={paths.favoriteItems(id)} className={wholeCardLink}>
          {name}
        </Link>
      </h2>
      <p className="text-sm text-ink-soft tabular-nums">{notebookTexts.words(formatNumber(itemCount))}</p>
    </NotebookCard>
  );
}
