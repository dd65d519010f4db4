import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { pages } from '#contract/pages.ts';

/** The file of each page of `contract/pages.ts` (PRODUCT.md, Routes), grouped by access. */

/** React Router paths have no leading slash. A file with several pages needs an id for each. */
const page = (path: string, file: string, options: { readonly id?: string } = {}) =>
  route(path.slice(1), file, options);

const anyone: RouteConfig = [
  index('pages/site/home-page.tsx'),
  page(pages.anyone.search, 'pages/dictionary/search-page.tsx'),
  page(pages.anyone.word, 'pages/dictionary/word-page.tsx'),
  page(pages.anyone.themes, 'pages/dictionary/themes-page.tsx'),
  page(pages.anyone.theme, 'pages/dictionary/theme-page.tsx'),
  page(pages.anyone.today, 'pages/path/today-page.tsx'),
  page(pages.anyone.review, 'pages/memory/review-page.tsx'),
  page(pages.anyone.addCards, 'pages/memory/add-cards-page.tsx'),
  page(pages.anyone.anki, 'pages/memory/anki-page.tsx'),
  page(pages.anyone.habits, 'pages/habits/habits-page.tsx'),
  page(pages.anyone.path, 'pages/path/path-page.tsx'),
  page(pages.anyone.step, 'pages/path/step-page.tsx'),
  page(pages.anyone.placement, 'pages/path/placement-page.tsx'),
  page(pages.anyone.kana, 'pages/kana/kana-page.tsx'),
  page(pages.anyone.kanaRow, 'pages/kana/kana-row-page.tsx'),
  page(pages.anyone.grammar, 'pages/grammar/grammar-page.tsx'),
  page(pages.anyone.grammarPoint, 'pages/grammar/point-page.tsx'),
  page(pages.anyone.contrasts, 'pages/grammar/contrasts-page.tsx'),
  page(pages.anyone.contrast, 'pages/grammar/contrast-page.tsx'),
  page(pages.anyone.rank, 'pages/courses/rank-page.tsx'),
  page(pages.anyone.exercises, 'pages/courses/topics-page.tsx'),
  page(pages.anyone.topic, 'pages/courses/topic-page.tsx'),
  page(pages.anyone.curriculum, 'pages/courses/curriculum-page.tsx'),
  page(pages.anyone.translation, 'pages/courses/translation-page.tsx'),
  page(pages.anyone.listening, 'pages/courses/listening-page.tsx'),
  page(pages.anyone.feedback, 'pages/site/feedback-page.tsx'),
  page(pages.anyone.donate, 'pages/site/donate-page.tsx'),
  page(pages.anyone.profile, 'pages/site/founder-page.tsx'),
  page(pages.anyone.crush, 'pages/site/crush-page.tsx'),
  page(pages.anyone.sources, 'pages/site/sources-page.tsx'),
  page(pages.anyone.privacy, 'pages/site/privacy-page.tsx'),
  page(pages.anyone.settings, 'pages/accounts/settings-page.tsx'),
  page(pages.anyone.shell, 'pages/site/shell-page.tsx'),
  page(pages.anyone.login, 'pages/accounts/login-page.tsx'),
  page(pages.anyone.register, 'pages/accounts/register-page.tsx'),
  page(pages.anyone.forgot, 'pages/accounts/forgot-password-page.tsx'),
  page(pages.anyone.resendOtp, 'pages/accounts/resend-otp-page.tsx'),
  page(pages.anyone.verifyOtp, 'pages/accounts/verify-otp-page.tsx'),
  page(pages.anyone.stopReminders, 'pages/accounts/stop-reminders-page.tsx'),
  page(pages.anyone.resetPassword, 'pages/accounts/reset-password-page.tsx'),
];

const loggedIn: RouteConfig = [
  page(pages.loggedIn.categories, 'pages/dictionary/categories-page.tsx'),
  page(pages.loggedIn.notebookWords, 'pages/dictionary/notebook-words-page.tsx'),
  page(pages.loggedIn.favoriteItems, 'pages/dictionary/favorite-items-page.tsx'),
  page(pages.loggedIn.changePassword, 'pages/accounts/change-password-page.tsx', { id: 'changepass' }),
  page(pages.loggedIn.changePasswordBefore, 'pages/accounts/change-password-page.tsx', { id: 'change' }),
  page(pages.loggedIn.account, 'pages/accounts/account-page.tsx'),
  page(pages.loggedIn.secondFactor, 'pages/accounts/second-factor-page.tsx'),
  page(pages.loggedIn.supplier, 'pages/contributions/supplier-request-page.tsx'),
  page(pages.loggedIn.ai, 'pages/assistant/chat-page.tsx'),
  page(pages.loggedIn.voice, 'pages/assistant/voice-page.tsx'),
];

const admin: RouteConfig = [
  page(pages.admin.itemAdmin, 'pages/dictionary/item-admin-page.tsx'),
  page(pages.admin.topicAdmin, 'pages/contributions/contributor-page.tsx', { id: 'topic' }),
  page(pages.admin.lessonAdmin, 'pages/contributions/contributor-page.tsx', { id: 'lesson' }),
  page(pages.admin.notifications, 'pages/accounts/notifications-page.tsx'),
  page(pages.admin.users, 'pages/contributions/users-page.tsx'),
  page(pages.admin.dashboard, 'pages/site/dashboard-page.tsx'),
  page(pages.admin.audit, 'pages/contributions/audit-page.tsx'),
  page(pages.admin.site, 'pages/site/site-desk-page.tsx'),
  page(pages.admin.feedbackList, 'pages/contributions/feedback-list-page.tsx'),
];

const supplier: RouteConfig = [
  page(pages.supplier.topicSupplier, 'pages/contributions/contributor-page.tsx', { id: 'topicSupplier' }),
  page(pages.supplier.feedbackSupplier, 'pages/contributions/supplier-feedback-page.tsx'),
];

const reviewer: RouteConfig = [page(pages.reviewer.qc, 'pages/contributions/review-page.tsx')];

const developmentOnly: RouteConfig =
  process.env.NODE_ENV === 'development' ? [route('dev/ui', 'pages/dev/ui-page.tsx')] : [];

export default [
  layout('layouts/site-layout.tsx', [
    ...anyone,
    layout('guards/logged-in-guard.tsx', loggedIn),
    layout('guards/admin-guard.tsx', admin),
    layout('guards/supplier-guard.tsx', supplier),
    layout('guards/reviewer-guard.tsx', reviewer),
    ...developmentOnly,
    route('*', 'pages/failures/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
