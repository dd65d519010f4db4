import { paths } from '#contract/paths.ts';
import type { Role } from '#contract/roles.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { navigationTexts as texts } from '#contract/texts/navigation.ts';
import type { Session } from '#app/lib/session/session-rules.ts';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';

export interface NavigationLink {
  readonly to: string;
  readonly label: string;
}

/** Which links are shown to whom (PRODUCT.md, Navigation). `undefined` is a session that is not known yet. */
type MaybeSession = Session | null | undefined;

export const hasRole = (session: MaybeSession, role: Role): boolean => session?.roles.includes(role) ?? false;

const home = { to: paths.home, label: texts.home };
const search = { to: paths.search, label: texts.search };
const themes = { to: paths.themes, label: texts.themes };
const rank = { to: paths.rank, label: texts.rank };
const notebook = { to: paths.categories, label: texts.notebook };
const chat = { to: paths.ai, label: texts.chat };
const exercises = { to: paths.exercises, label: texts.exercises };
const grammar = { to: paths.grammar, label: texts.grammar };
const today = { to: paths.today, label: texts.today };
const review = { to: paths.review, label: texts.review };
const path = { to: paths.path, label: texts.path };
const kana = { to: paths.kana, label: texts.kana };
const donate = { to: paths.donate, label: texts.donate };
const collaborate = { to: paths.supplier, label: texts.collaborate };
const login = { to: paths.login, label: accountTexts.login };
const reviews = { to: paths.qc, label: texts.reviews };
const habits = { to: paths.habits, label: texts.habits };
const settings = { to: paths.settings, label: texts.settings };
const register = { to: paths.register, label: accountTexts.register };

export interface Learning {
  /** Whether the learner has begun to learn, here or with an account. */
  readonly hasBegun: boolean;
  /** Whether the kana course is in the menu. */
  readonly hasKana: boolean;
}

/** In the bar itself. The kana course is last: it goes away when kana are known, and nothing else moves. */
export const mainLinks = (session: MaybeSession, { hasBegun, hasKana }: Learning): NavigationLink[] => [
  ...(hasBegun ? [today, review] : []),
  path,
  search,
  exercises,
  grammar,
  ...(hasRole(session, 'USER') ? [notebook] : []),
  ...(hasKana ? [kana] : []),
];

/** In the menu “Thêm” of the bar. The brand leads home, too. */
export const moreLinks = (session: MaybeSession): NavigationLink[] => [
  home,
  ...(hasRole(session, 'USER') ? [chat] : []),
  rank,
  donate,
  // Admins have it in the admin menu.
  ...(hasRole(session, 'QC') && !hasRole(session, 'ADMIN') ? [reviews] : []),
];

export const adminLinks = (session: MaybeSession): NavigationLink[] =>
  hasRole(session, 'ADMIN')
    ? [
        { to: paths.itemAdmin, label: texts.itemAdmin },
        { to: paths.topicAdmin, label: texts.topicAdmin },
        { to: paths.feedbackList, label: texts.feedbackList },
        { to: paths.notifications, label: texts.notifications },
        { to: paths.users, label: texts.users },
        { to: paths.audit, label: texts.audit },
        { to: paths.site, label: texts.site },
        reviews,
        { to: paths.dashboard, label: texts.dashboard },
      ]
    : [];

export const supplierLinks = (session: MaybeSession): NavigationLink[] =>
  session?.opensSupplierMenu
    ? [
        { to: paths.topicSupplier, label: texts.topicSupplier },
        { to: paths.feedbackSupplier, label: texts.feedbackSupplier },
      ]
    : [];

/** The account menu's links; logging out is an action beside them. */
export const accountLinks = (session: MaybeSession): NavigationLink[] =>
  session
    ? [
        { to: paths.account, label: texts.account },
        { to: paths.changePassword, label: accountTexts.changePassword },
        settings,
        collaborate,
      ]
    : [
        login,
        register,
        { to: paths.forgot, label: accountTexts.forgotPassword },
        { to: paths.resendOtp, label: accountTexts.resendOtp },
        settings,
      ];

export const asEntries = (links: readonly NavigationLink[]): MenuEntry[] =>
  links.map((link) => ({ kind: 'link', ...link }));

export const footerGroups: readonly {
  readonly heading: string;
  readonly links: readonly NavigationLink[];
}[] = [
  { heading: texts.footerLearn, links: [path, search, themes, exercises, grammar, kana, rank, chat] },
  { heading: texts.footerYou, links: [login, notebook, habits, settings] },
  {
    heading: texts.footerCompany,
    links: [
      { to: paths.feedback, label: texts.feedback },
      donate,
      { to: paths.profile, label: texts.founder },
      { to: paths.crush, label: texts.crush },
      { to: paths.sources, label: texts.sources },
      { to: paths.privacy, label: texts.privacy },
    ],
  },
];

/** Links of the footer that a phone has in its bars and its menu: its footer leaves them out. */
export const inMenus: ReadonlySet<string> = new Set(
  [path, search, exercises, grammar, kana, rank, chat, login, notebook, settings].map(({ to }) => to),
);

/** Somebody who learns needs no other page: steps of the path and the review have no footer. */
export const hasFooter = (pathname: string): boolean =>
  pathname !== paths.review && !pathname.startsWith(`${paths.path}/`);
