import { ChevronDown, Moon, PenLine, ShieldCheck, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { learnerChoice, themeChoice } from '#app/lib/choices/document-choices.ts';
import { kanaMenuChoice } from '#app/lib/choices/practice-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { useTheme } from '#app/lib/choices/theme.ts';
import { useSession } from '#app/lib/session/session.ts';
import { useSite } from '#app/lib/site/site.ts';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Link, NavLink } from '#app/ui/link.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { Mark } from '#app/ui/pictures/mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CompactMenu } from './compact-menu.tsx';
import {
  adminLinks,
  asEntries,
  mainLinks,
  moreLinks,
  type NavigationLink,
  supplierLinks,
} from './navigation-rules.ts';
import { ScoreStar } from './score-star.tsx';

interface SiteHeaderProps {
  readonly bell: ReactNode;
  /** Where the screen has no room for the floating button. */
  readonly assistant: ReactNode;
  readonly onLogout: () => void;
}

/**
 * Fixed at the top at every width; links that do not fit are in the menu. What fits depends on the size of the text, too:
 * so the widths below are measured in it, 16 px each, less the scroll bar of a desktop. Where the bar is full, the e-mail
 * goes first, then the words of the staff's menus. Only the name of a renamed site can be too long, and is cut then.
 */
export function SiteHeader({ bell, assistant, onLogout }: SiteHeaderProps) {
  const session = useSession();
  const { name } = useSite();
  const hasKana = useChoice(kanaMenuChoice) === 'shown';
  const hasBegun = useChoice(learnerChoice) === 'begun';
  const ofAdmin = adminLinks(session);
  const ofSupplier = supplierLinks(session);
  const staffMenus = [ofAdmin, ofSupplier].filter((links) => links.length > 0).length;
  const words = staffMenus > 1 ? '@max-[94rem]/bar:sr-only' : '@max-[86rem]/bar:sr-only';
  return (
    <header className="@container/bar fixed inset-x-0 top-0 z-30 h-bar border-b border-line bg-paper/95 backdrop-blur-sm [view-transition-name:site-header] short:absolute">
      <div className="container-page flex h-full max-w-[96rem] items-center gap-2">
        <Link to={paths.home} className="-ml-1 flex min-h-11 min-w-11 items-center gap-2.5 rounded-md px-1">
          <Mark className="size-9 shrink-0" />
          {/* On phones the score and the bell of a signed-in user need the space, so only the mark stays. */}
          <span
            className={`truncate text-lg font-bold tracking-tight ${session ? '@max-[28rem]/bar:sr-only' : '@max-[17rem]/bar:sr-only'}`}
          >
            {name}
          </span>
        </Link>
        <nav
          aria-label={navigationTexts.mainMenu}
          className="ml-1 hidden shrink-0 items-center @min-[63rem]/bar:flex"
        >
          {/* Always rendered, and shown by the style sheet: the links after it do not move. */}
          {mainLinks(session, { hasBegun: true, hasKana }).map((link) => (
            <span key={link.to} className={PLACES[link.to] ?? 'contents'}>
              <BarLink {...link} />
            </span>
          ))}
          <BarMenu label={navigationTexts.more} links={moreLinks(session)} />
          {/* A tablet in landscape has room for the learners' links; the others are in the menu. */}
          <div className="hidden @min-[79rem]/bar:contents">
            <BarMenu label={navigationTexts.adminMenu} icon={<ShieldCheck />} words={words} links={ofAdmin} />
            <BarMenu
              label={navigationTexts.supplierMenu}
              icon={<PenLine />}
              words={words}
              links={ofSupplier}
            />
          </div>
        </nav>
        <div className="flex flex-auto items-center justify-end gap-0.5">
          <ScoreStar session={session} />
          {bell}
          {/* In the menu where the assistant needs its place, also beside the first links. */}
          <span
            className={
              session
                ? '@max-[31rem]/bar:hidden @min-[63rem]/bar:@max-[67rem]/bar:hidden'
                : '@max-[26rem]/bar:hidden'
            }
          >
            <ThemeSwitch />
          </span>
          {assistant}
          <div className="hidden shrink-0 @min-[79rem]/bar:block">
            <AccountMenu session={session} onLogout={onLogout} />
          </div>
          <CompactMenu session={session} learning={{ hasBegun, hasKana }} onLogout={onLogout} />
        </div>
      </div>
    </header>
  );
}

/** Links that not every bar has. The narrowest bar has no room for review and kana, which the menu beside it lists too. */
const PLACES: Readonly<Record<string, string>> = {
  [paths.today]: 'hidden begun:contents',
  [paths.review]: 'hidden @min-[79rem]/bar:begun:contents',
  [paths.kana]: 'hidden @min-[79rem]/bar:contents',
};

const BAR_ITEM =
  'flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md px-2 text-sm font-bold whitespace-nowrap text-ink-soft hover:text-ink @min-[96rem]/bar:px-2.5';

function BarLink({ to, label }: NavigationLink) {
  return (
    <NavLink
      to={to}
      end={to === paths.home}
      className={({ isActive }) => `${BAR_ITEM} ${isActive ? 'text-indigo!' : ''}`}
    >
      {label}
    </NavLink>
  );
}

interface BarMenuProps {
  readonly label: string;
  readonly icon?: ReactNode;
  /** The style of the words, which are hidden where only the picture fits. */
  readonly words?: string;
  readonly links: readonly NavigationLink[];
}

function BarMenu({ label, icon, words, links }: BarMenuProps) {
  if (links.length === 0) return null;
  return (
    <Menu
      title={icon ? label : undefined}
      className={`${BAR_ITEM} [&_svg]:size-4`}
      entries={asEntries(links)}
    >
      {icon}
      <span className={classNames('flex items-center gap-1', words)}>
        {label}
        <ChevronDown />
      </span>
    </Menu>
  );
}

function ThemeSwitch() {
  const theme = useTheme();
  return theme === 'dark' ? (
    <IconButton
      label={navigationTexts.themeDark}
      icon={<Moon />}
      onClick={() => themeChoice.choose('light')}
    />
  ) : (
    <IconButton
      label={navigationTexts.themeLight}
      icon={<Sun />}
      onClick={() => themeChoice.choose('dark')}
    />
  );
}
