import type { ServerSilence } from '#app/lib/network/server-silence.ts';

/**
 * Where a call is cut: on the way there, on the way back, in the middle of the reply, by a silence after which it
 * arrives all the same, or because the page is closed meanwhile.
 */
const CUTS = ['unreached', 'unheard', 'torn', 'silent', 'closed'] as const;
type Cut = (typeof CUTS)[number];
const SHARE_CUT = 0.55;

/** A page of a browser, as the network sees it. */
export interface Page {
  isClosed: boolean;
  /** The learner closes the page: nothing of it goes on. */
  readonly close: () => void;
}

interface NetworkParts {
  readonly serve: (request: Request) => Response | Promise<Response>;
  readonly random: () => number;
  /** So many calls are cut; none after that. */
  readonly cuts: number;
}

const lost = () => new TypeError('Failed to fetch');
/** The reply to a page that is no more. */
const unheardOf = () => new Promise<never>(() => {});

/** Between browsers and the app: loses requests and replies, or holds them back. */
export function createCutNetwork({ serve, random, cuts }: NetworkParts) {
  const counted: Record<Cut, number> = { unreached: 0, unheard: 0, torn: 0, silent: 0, closed: 0 };
  let left = cuts;
  const held = new Set<() => void>();
  const heldBack: Request[] = [];
  const impatient = new Set<() => void>();

  function nextCut(): Cut | null {
    if (left === 0 || random() >= SHARE_CUT) return null;
    const cut = CUTS[Math.floor(random() * CUTS.length)] ?? 'unreached';
    left -= 1;
    counted[cut] += 1;
    return cut;
  }

  const hold = () =>
    new Promise<void>((resume) => {
      held.add(resume);
      for (const giveUp of impatient) giveUp();
      impatient.clear();
    });

  async function send(request: Request, page: Page): Promise<Response> {
    const cut = page.isClosed ? null : nextCut();
    if (cut === 'unreached') throw lost();
    if (cut === 'silent') {
      heldBack.push(request.clone());
      await hold();
    }
    const reply = await serve(request);
    if (cut === 'closed') page.close();
    if (page.isClosed) return unheardOf();
    if (cut === 'unheard') throw lost();
    return cut === 'torn' ? new Response(tornOff(await reply.arrayBuffer()), reply) : reply;
  }

  /** Resolves as soon as a call is held back. */
  const silence = (): Promise<void> =>
    held.size > 0 ? Promise.resolve() : new Promise((resolve) => impatient.add(resolve));

  return {
    send,
    silence,
    /** Who waits for an answer gives up at once when the network is silent: tests have no time. */
    serverSilence: {
      waitForAnswer: () => ({ over: silence(), end: () => {} }),
      noteSilence: () => {},
      noteAnswer: () => {},
    } satisfies ServerSilence,
    /** The network is back for the calls that it has held back. */
    release(): void {
      for (const resume of held) resume();
      held.clear();
    },
    /** Every call that has arrived late. */
    heldBack: (): readonly Request[] => heldBack,
    counted: (): Readonly<Record<Cut, number>> => counted,
  };
}

export type CutNetwork = ReturnType<typeof createCutNetwork>;

function tornOff(whole: ArrayBuffer): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(whole.slice(0, whole.byteLength / 2)));
      controller.error(lost());
    },
  });
}
