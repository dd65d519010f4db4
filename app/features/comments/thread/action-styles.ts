/** The buttons under a comment: visually small, but large enough to tap. */
export const actionStyles =
  'inline-flex min-h-9 items-center gap-1.5 rounded-md px-3 text-sm font-bold text-ink-soft transition-colors ' +
  'hover:bg-indigo-wash hover:text-indigo pointer-coarse:min-h-11 [&_svg]:size-4.5';
