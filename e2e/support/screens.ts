import { searchAddress } from './dictionary.ts';

/**
 * The route table of the spec (§2) and the screens that we added, with who may enter: the tests hold `app/routes.ts`
 * against this list.
 */
export interface Screen {
  readonly path: string;
  readonly guard: 'anyone' | 'loggedIn' | 'admin' | 'supplier' | 'reviewer';
}

const anyone = [
  '/',
  '/crush',
  '/profile',
  '/rank',
  '/rank?period=week',
  '/forgot',
  '/feedback',
  '/verify-otp',
  '/donate',
  '/sources',
  '/otp',
  '/search',
  searchAddress('学校'),
  '/search/6',
  '/reset-password',
  '/exercises',
  '/exercises/1',
  '/exercises/3',
  '/exercises/1/curriculum/3',
  '/exercises/3/curriculum/1',
  '/exercises/1/curriculum/3/40/sentence',
  '/exercises/1/curriculum/3/40/listening',
  '/login',
  '/register',
];
const loggedIn = [
  '/categories',
  '/categories/7/favorite-items',
  '/changepass',
  '/change',
  '/supplier',
  '/ai',
  '/account',
  '/voice',
];
const admin = ['/link', '/notifications', '/allusers', '/listfeedback', '/topic', '/lesson'];
const supplier = ['/feedbacksuplier', '/topicSupplier'];
const reviewer = ['/qc'];

const withGuard = (paths: readonly string[], guard: Screen['guard']) =>
  paths.map((path) => ({ path, guard }));

const screens: readonly Screen[] = [
  ...withGuard(anyone, 'anyone'),
  ...withGuard(loggedIn, 'loggedIn'),
  ...withGuard(admin, 'admin'),
  ...withGuard(supplier, 'supplier'),
  ...withGuard(reviewer, 'reviewer'),
];

export const publicScreens = screens.filter(({ guard }) => guard === 'anyone');
export const guardedScreens = screens.filter(({ guard }) => guard !== 'anyone');
