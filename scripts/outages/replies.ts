/** What came back of one request. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

/** `null` when no reply came: the connection was refused or cut. */
export type Outcome = Reply | null;

const VIETNAMESE = /[ăâđêôơưáàảãạấầẩẫậắằẳẵặéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵ]/i;

/** How the product has answered: counted by kind, with the first example of what must not come. */
export class Tally {
  readonly counts = {
    done: 0,
    refused: 0,
    unavailable: 0,
    wrong: 0,
    unanswered: 0,
    repeated: 0,
    differing: 0,
  };
  readonly examples: string[] = [];

  note(outcome: Outcome, what: string): void {
    const kind = kindOf(outcome);
    this.counts[kind] += 1;
    if (kind === 'wrong' && this.examples.length < EXAMPLES_MAX)
      this.examples.push(`${what}: ${outcome?.status} ${outcome?.text.slice(0, EXAMPLE_CHARS)}`);
  }

  /** A repeated call has to get the first reply again. */
  noteRepetition(first: string, again: string, what: string): void {
    this.counts.repeated += 1;
    if (first === again) return;
    this.counts.differing += 1;
    if (this.examples.length < EXAMPLES_MAX) this.examples.push(`${what}: first ${first}, then ${again}`);
  }
}

const EXAMPLES_MAX = 5;
const EXAMPLE_CHARS = 300;

/** `wrong` is a failure that nobody has thought of: a 5xx other than a 503 that says when to try again, and in Vietnamese. */
function kindOf(outcome: Outcome): 'done' | 'refused' | 'unavailable' | 'wrong' | 'unanswered' {
  if (outcome === null) return 'unanswered';
  const { status, text, retryAfter } = outcome;
  if (status < 400) return 'done';
  if (status < 500) return 'refused';
  const isSaid = status === 503 && Number(retryAfter) > 0 && VIETNAMESE.test(text);
  return isSaid ? 'unavailable' : 'wrong';
}

/** Longer than the product waits for its database. */
const ANSWERED_WITHIN_MS = 40_000;

export async function send(url: string, request: RequestInit = {}): Promise<Outcome> {
  try {
    const reply = await fetch(url, { ...request, signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) });
    return { status: reply.status, text: await reply.text(), retryAfter: reply.headers.get('retry-after') };
  } catch {
    return null;
  }
}
