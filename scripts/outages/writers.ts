import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Course, json } from './course.ts';
import type { Effect, Journal } from './journal.ts';
import { type Reply, send, type Tally } from './replies.ts';

/** What a learner's device sends, and what has to be in the database when it is acknowledged. */
interface Action {
  readonly what: string;
  readonly path: string;
  readonly request: RequestInit;
  readonly effects: (reply: Reply) => readonly Effect[];
}

export interface Learner {
  readonly id: number;
  readonly email: string;
}

export interface WriterParts {
  /** Known when the product has started. */
  readonly course: () => Course;
  readonly journal: Journal;
  readonly tally: () => Tally;
  /** Changes when the product starts again. */
  readonly url: () => string;
}

const PAUSE_MS = 40;
const RETRY_MS = 150;
const LOGIN_RETRY_MS = 500;
/** Every so many actions are sent again after their reply, and every so many twice at once. */
const REPEATED_EVERY = 7;
const DOUBLED_EVERY = 11;
const WORDS_PER_CATEGORY = 60;

/** A learner who works without a break until it is stopped, and repeats whatever got no reply, as the outbox does. */
export class Writer {
  #token = '';
  #stopped = false;
  #abandoned = false;
  #step = 0;
  #category: { readonly id: number; saved: number } | null = null;
  #lastEvent: object | null = null;

  constructor(
    private readonly learner: Learner,
    private readonly password: string,
    private readonly parts: WriterParts,
  ) {}

  stop(): void {
    this.#stopped = true;
  }

  async logIn(): Promise<void> {
    for (;;) {
      const { email } = this.learner;
      const reply = await send(
        `${this.parts.url()}/auth/login`,
        json('POST', { email, password: this.password }),
      );
      if (reply?.status === 200) {
        this.#token = (JSON.parse(reply.text) as { token: string }).token;
        return;
      }
      await wait(LOGIN_RETRY_MS);
    }
  }

  /** Nobody answers any more: what waits for a reply fails. */
  abandon(): void {
    this.#stopped = true;
    this.#abandoned = true;
  }

  /** Ends with an action whose reply has arrived. */
  async work(): Promise<void> {
    while (!this.#stopped) {
      this.#step += 1;
      const action = this.#next();
      const isDoubled = this.#step % DOUBLED_EVERY === 0;
      const [reply, other] = await Promise.all([
        this.#deliver(action),
        isDoubled ? this.#deliver(action) : null,
      ]);
      if (reply.status < 400)
        for (const effect of action.effects(reply)) this.parts.journal.acknowledge(effect);
      const again = other ?? (this.#step % REPEATED_EVERY === 0 ? await this.#deliver(action) : null);
      if (again && reply.status < 400 && action.path !== EVENTS)
        this.parts.tally().noteRepetition(reply.text, again.text, action.what);
      await wait(PAUSE_MS);
    }
  }

  /** Sends until there is a reply that a repetition cannot change. */
  async #deliver(action: Action): Promise<Reply> {
    for (;;) {
      const outcome = await send(this.parts.url() + action.path, action.request);
      this.parts.tally().note(outcome, action.what);
      if (outcome && outcome.status < 500 && outcome.status !== 429) return outcome;
      if (this.#abandoned) throw new Error('The product has ended by itself');
      await wait(RETRY_MS);
    }
  }

  #next(): Action {
    const kinds = [this.#wrongAnswer, this.#events, this.#comment, this.#savedWord, this.#rightAnswer];
    return kinds[this.#step % kinds.length]?.() ?? this.#wrongAnswer();
  }

  #call(method: string, path: string, body?: object): Pick<Action, 'path' | 'request'> {
    const headers = { Authorization: `Bearer ${this.#token}`, 'Idempotency-Key': randomUUID() };
    return { path, request: json(method, body, headers) };
  }

  readonly #wrongAnswer = (): Action => {
    const { missed } = this.parts.course();
    const sentenceId = missed[this.#step % missed.length] ?? 0;
    const userAnswer = `猫が${this.#step}匹います`;
    return {
      what: 'wrong answer',
      ...this.#call('POST', '/api/sentences/check-answer', { sentenceId, userAnswer }),
      effects: () => [{ kind: 'try', learner: this.learner.id, sentenceId }],
    };
  };

  readonly #rightAnswer = (): Action => {
    const { solved } = this.parts.course();
    const { id: sentenceId, answer: userAnswer } = solved[Math.floor(this.#step / 5) % solved.length] ?? {
      id: 0,
      answer: '',
    };
    return {
      what: 'right answer',
      ...this.#call('POST', '/api/sentences/check-answer', { sentenceId, userAnswer }),
      // A limit may keep it from earning; then nothing is written.
      effects: ({ text }) =>
        (JSON.parse(text) as { points: number }).points > 0
          ? [{ kind: 'credit', learner: this.learner.id, sentenceId }]
          : [],
    };
  };

  /** A few new events, and one that was sent before. */
  readonly #events = (): Action => {
    const fresh = Array.from({ length: 3 }, () => ({
      id: randomUUID(),
      kind: 'kana-read',
      subject: 'kana:あ',
      result: 'right',
      at: new Date().toISOString(),
    }));
    const events = this.#lastEvent ? [...fresh, this.#lastEvent] : fresh;
    this.#lastEvent = fresh[0] ?? null;
    return {
      what: 'learning events',
      ...this.#call('POST', EVENTS, { events }),
      effects: () => fresh.map(({ id }) => ({ kind: 'event', learner: this.learner.id, id })),
    };
  };

  readonly #comment = (): Action => {
    const { solved } = this.parts.course();
    const content = `Bình luận ${this.learner.id}-${this.#step}`;
    const sentenceId = solved[this.#step % solved.length]?.id ?? 0;
    return {
      what: 'comment',
      ...this.#call('POST', `/api/sentences/${sentenceId}/comments`, { content, parentId: null }),
      effects: () => [{ kind: 'comment', learner: this.learner.id, content }],
    };
  };

  readonly #savedWord = (): Action => {
    const category = this.#category;
    if (!category || category.saved === WORDS_PER_CATEGORY) return this.#newCategory();
    const itemId = this.parts.course().words[category.saved] ?? 0;
    category.saved += 1;
    return {
      what: 'saved word',
      ...this.#call('POST', `/api/favorites/add?categoryId=${category.id}&itemId=${itemId}`),
      effects: () => [{ kind: 'favorite', learner: this.learner.id, categoryId: category.id, itemId }],
    };
  };

  readonly #newCategory = (): Action => {
    const name = `Danh mục ${this.#step}`;
    return {
      what: 'new category',
      ...this.#call('POST', `/api/favorites/categories?name=${encodeURIComponent(name)}`),
      effects: ({ text }) => {
        this.#category = { id: (JSON.parse(text) as { id: number }).id, saved: 0 };
        return [{ kind: 'category', learner: this.learner.id, name }];
      },
    };
  };
}

const EVENTS = '/api/me/learning-events';
