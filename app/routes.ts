import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { pages } from '#contract/pages.ts';

/** The file that shows each page of `contract/pages.ts` (PRODUCT.md, Routes), grouped by who may enter. */

/** The router leaves out the slash in front. A file that shows several pages has an id for each. */
const page = (path: string, file: string, options: { readonly id?: string } = {}) =>
  route(path.slice(1), file, options);

const anyone: RouteConfig = [
  index('pages/home-page.tsx'),
  page(pages.anyone.search, 'pages/search-page.tsx'),
  page(pages.anyone.word, 'pages/word-page.tsx'),
  page(pages.anyone.rank, 'pages/rank-page.tsx'),
  page(pages.anyone.exercises, 'pages/topics-page.tsx'),
  page(pages.anyone.topic, 'pages/topic-page.tsx'),
  page(pages.anyone.curriculum, 'pages/curriculum-page.tsx'),
  page(pages.anyone.translation, 'pages/translation-page.tsx'),
  page(pages.anyone.listening, 'pages/listening-page.tsx'),
  page(pages.anyone.feedback, 'pages/feedback-page.tsx'),
  page(pages.anyone.donate, 'pages/donate-page.tsx'),
  page(pages.anyone.profile, 'pages/founder-page.tsx'),
  page(pages.anyone.crush, 'pages/crush-page.tsx'),
  page(pages.anyone.sources, 'pages/sources-page.tsx'),
  page(pages.anyone.privacy, 'pages/privacy-page.tsx'),
  page(pages.anyone.settings, 'pages/settings-page.tsx'),
  page(pages.anyone.login, 'pages/login-page.tsx'),
  page(pages.anyone.register, 'pages/register-page.tsx'),
  page(pages.anyone.forgot, 'pages/forgot-password-page.tsx'),
  page(pages.anyone.resendOtp, 'pages/resend-otp-page.tsx'),
  page(pages.anyone.verifyOtp, 'pages/verify-otp-page.tsx'),
  page(pages.anyone.resetPassword, 'pages/reset-password-page.tsx'),
];

const loggedIn: RouteConfig = [
  page(pages.loggedIn.categories, 'pages/categories-page.tsx'),
  page(pages.loggedIn.favoriteItems, 'pages/favorite-items-page.tsx'),
  page(pages.loggedIn.changePassword, 'pages/change-password-page.tsx', { id: 'changepass' }),
  page(pages.loggedIn.changePasswordBefore, 'pages/change-password-page.tsx', { id: 'change' }),
  page(pages.loggedIn.account, 'pages/account-page.tsx'),
  page(pages.loggedIn.supplier, 'pages/supplier-request-page.tsx'),
  page(pages.loggedIn.ai, 'pages/chat-page.tsx'),
  page(pages.loggedIn.voice, 'pages/voice-page.tsx'),
];

const admin: RouteConfig = [
  page(pages.admin.itemAdmin, 'pages/item-admin-page.tsx'),
  page(pages.admin.topicAdmin, 'pages/contributor-page.tsx', { id: 'topic' }),
  page(pages.admin.lessonAdmin, 'pages/contributor-page.tsx', { id: 'lesson' }),
  page(pages.admin.notifications, 'pages/notifications-page.tsx'),
  page(pages.admin.users, 'pages/users-page.tsx'),
  page(pages.admin.feedbackList, 'pages/feedback-list-page.tsx'),
];

const supplier: RouteConfig = [
  page(pages.supplier.topicSupplier, 'pages/contributor-page.tsx', { id: 'topicSupplier' }),
  page(pages.supplier.feedbackSupplier, 'pages/supplier-feedback-page.tsx'),
];

const reviewer: RouteConfig = [page(pages.reviewer.qc, 'pages/review-page.tsx')];

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
    route('*', 'pages/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
