import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** The whole route table of the product (PRODUCT.md, Routes), grouped by who may enter. */
const anyone: RouteConfig = [
  index('pages/home-page.tsx'),
  route('search', 'pages/search-page.tsx'),
  route('search/:itemId', 'pages/word-page.tsx'),
  route('rank', 'pages/rank-page.tsx'),
  route('exercises', 'pages/topics-page.tsx'),
  route('exercises/:topicId', 'pages/topic-page.tsx'),
  route('exercises/:topicId/curriculum/:curriculumId', 'pages/curriculum-page.tsx'),
  route('exercises/:topicId/curriculum/:curriculumId/:lessonId/sentence', 'pages/translation-page.tsx'),
  route('exercises/:topicId/curriculum/:curriculumId/:lessonId/listening', 'pages/listening-page.tsx'),
  route('feedback', 'pages/feedback-page.tsx'),
  route('donate', 'pages/donate-page.tsx'),
  route('profile', 'pages/founder-page.tsx'),
  route('crush', 'pages/crush-page.tsx'),
  route('sources', 'pages/sources-page.tsx'),
  route('privacy', 'pages/privacy-page.tsx'),
  route('settings', 'pages/settings-page.tsx'),
  route('login', 'pages/login-page.tsx'),
  route('register', 'pages/register-page.tsx'),
  route('forgot', 'pages/forgot-password-page.tsx'),
  route('otp', 'pages/resend-otp-page.tsx'),
  route('verify-otp', 'pages/verify-otp-page.tsx'),
  route('reset-password', 'pages/reset-password-page.tsx'),
];

const loggedIn: RouteConfig = [
  route('categories', 'pages/categories-page.tsx'),
  route('categories/:categoryId/favorite-items', 'pages/favorite-items-page.tsx'),
  route('changepass', 'pages/change-password-page.tsx', { id: 'changepass' }),
  route('change', 'pages/change-password-page.tsx', { id: 'change' }),
  route('account', 'pages/account-page.tsx'),
  route('supplier', 'pages/supplier-request-page.tsx'),
  route('ai', 'pages/chat-page.tsx'),
  route('voice', 'pages/voice-page.tsx'),
];

const admin: RouteConfig = [
  route('link', 'pages/item-admin-page.tsx'),
  route('topic', 'pages/contributor-page.tsx', { id: 'topic' }),
  route('lesson', 'pages/contributor-page.tsx', { id: 'lesson' }),
  route('notifications', 'pages/notifications-page.tsx'),
  route('allusers', 'pages/users-page.tsx'),
  route('listfeedback', 'pages/feedback-list-page.tsx'),
];

const supplier: RouteConfig = [
  route('topicSupplier', 'pages/contributor-page.tsx', { id: 'topicSupplier' }),
  route('feedbacksuplier', 'pages/supplier-feedback-page.tsx'),
];

const reviewer: RouteConfig = [route('qc', 'pages/review-page.tsx')];

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
