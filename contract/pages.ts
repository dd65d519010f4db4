import { paths } from './paths.ts';

const LESSON = { topicId: ':topicId', curriculumId: ':curriculumId', lessonId: ':lessonId' } as const;

/**
 * Every page as a router pattern, grouped by who may open it. `app/routes.ts` maps them to files, `robots.txt` excludes
 * the guarded ones.
 */
export const pages = {
  anyone: {
    home: paths.home,
    search: paths.search,
    word: paths.word(':itemId'),
    themes: paths.themes,
    theme: paths.theme(':theme'),
    today: paths.today,
    review: paths.review,
    addCards: paths.addCards,
    anki: paths.anki,
    habits: paths.habits,
    path: paths.path,
    step: paths.step(':stepId'),
    placement: paths.placement,
    kana: paths.kana,
    kanaRow: paths.kanaRow(':rowId'),
    grammar: paths.grammar,
    grammarPoint: paths.grammarPoint(':pointId'),
    contrasts: paths.contrasts,
    contrast: paths.contrast(':contrastId'),
    rank: paths.rank,
    exercises: paths.exercises,
    topic: paths.topic(LESSON.topicId),
    curriculum: paths.curriculum(LESSON.topicId, LESSON.curriculumId),
    translation: paths.practice(LESSON, 'translate'),
    listening: paths.practice(LESSON, 'listening'),
    feedback: paths.feedback,
    donate: paths.donate,
    profile: paths.profile,
    crush: paths.crush,
    sources: paths.sources,
    privacy: paths.privacy,
    settings: paths.settings,
    shell: paths.shell,
    stopReminders: paths.stopReminders,
    login: paths.login,
    register: paths.register,
    forgot: paths.forgot,
    resendOtp: paths.resendOtp,
    verifyOtp: paths.verifyOtp,
    resetPassword: paths.resetPassword,
  },
  loggedIn: {
    categories: paths.categories,
    notebookWords: paths.notebookWords,
    favoriteItems: paths.favoriteItems(':categoryId'),
    changePassword: paths.changePassword,
    /** Its former address, which still works. */
    changePasswordBefore: '/change',
    account: paths.account,
    secondFactor: paths.secondFactor,
    supplier: paths.supplier,
    ai: paths.ai,
    voice: paths.voice,
  },
  admin: {
    itemAdmin: paths.itemAdmin,
    topicAdmin: paths.topicAdmin,
    lessonAdmin: paths.lessonAdmin,
    notifications: paths.notifications,
    users: paths.users,
    dashboard: paths.dashboard,
    audit: paths.audit,
    site: paths.site,
    feedbackList: paths.feedbackList,
  },
  supplier: { topicSupplier: paths.topicSupplier, feedbackSupplier: paths.feedbackSupplier },
  reviewer: { qc: paths.qc },
} as const;

const { anyone, ...guarded } = pages;
export const guardedPages: readonly string[] = Object.values(guarded).flatMap(Object.values<string>);
export const allPages: readonly string[] = [...Object.values(anyone), ...guardedPages];
