import { commentTexts } from '#contract/texts/comments.ts';
import { refusalMessage } from '#app/lib/api/failure-message.ts';

export const sendingFailure = (error: unknown): string => refusalMessage(error, commentTexts.failed);
