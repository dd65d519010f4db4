import { join } from 'node:path';
import { openTalkLibrary, type TalkLibrary } from '#server/features/talk/talk-library.ts';
import { projectRoot } from '#server/project-root.ts';

let library: Promise<TalkLibrary> | undefined;

/** The real library, read once for all tests of a worker. */
export const openTestTalks = (): Promise<TalkLibrary> =>
  (library ??= openTalkLibrary(join(projectRoot, 'content')));
