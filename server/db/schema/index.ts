/** Every table of the product. This module, taken as an object, is the schema that drizzle gets. */
export { auditLog } from './audit.ts';
export { commentLikes, comments } from './comments.ts';
export { contentEntries, contentState } from './content-loading.ts';
export { curriculums, lessons, lessonViews, sentences, topics } from './courses.ts';
export { feedback } from './feedback.ts';
export { items } from './items.ts';
export { categories, favorites } from './notebook.ts';
export { notifications } from './notifications.ts';
export { scoreLedger } from './scores.ts';
export { otps, userRoles, users } from './users.ts';
