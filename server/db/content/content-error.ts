import { contentTexts } from '#contract/texts/operator.ts';

/** A content file that cannot be loaded; its message is the only line that the boot prints. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(place: Place, problem: string) {
    super(contentTexts.wrongAt(place.file, place.line, problem));
  }
}

export interface Place {
  readonly file: string;
  readonly line: number;
}
