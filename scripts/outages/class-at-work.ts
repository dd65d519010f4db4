import { learners, PASSWORD } from '../../e2e/support/accounts.mjs';
import { launchProduct, startProduct } from '../../e2e/support/product.mjs';
import { type Course, readCourse } from './course.ts';
import { BROKEN_RULES, type Comparison, Journal } from './journal.ts';
import { Tally } from './replies.ts';
import type { Store } from './stores.ts';
import { Writer } from './writers.ts';

export const WRITERS = 10;

const OUTPUT_CHARS = 3_000;

type Product = Awaited<ReturnType<typeof startProduct>>;

/** A product with learners who write all the time, and notes of everything that was acknowledged. */
export class ClassAtWork {
  readonly journal = new Journal();
  /** Of all times; a part of the run may count apart. */
  tally = new Tally();
  course: Course = { missed: [], solved: [], words: [] };
  readonly #writers: Writer[];
  #working: Promise<void>[] = [];
  #product: Product | null = null;
  #isEnding = false;

  constructor(
    readonly store: Store,
    private readonly environment: Readonly<Record<string, string>> = {},
    writers: number = WRITERS,
  ) {
    this.#writers = learners.slice(0, writers).map(
      (learner) =>
        new Writer(learner, PASSWORD, {
          course: () => this.course,
          journal: this.journal,
          tally: () => this.tally,
          url: () => this.url,
        }),
    );
  }

  get product(): Product {
    if (!this.#product) throw new Error('The product was not started');
    return this.#product;
  }

  /** A product that ends by itself: nobody would answer any more. */
  async #watch(product: Product): Promise<void> {
    const { code } = await product.exited;
    if (product !== this.#product || this.#isEnding) return;
    console.error(`The product has ended by itself (${code}):\n${product.output().slice(-OUTPUT_CHARS)}`);
    for (const writer of this.#writers) writer.abandon();
  }

  get url(): string {
    return this.product.url;
  }

  /** Seconds until it is ready. */
  async start(more: Readonly<Record<string, string>> = {}): Promise<number> {
    const began = performance.now();
    this.#product = await startProduct(this.store.dataDir, { ...this.#settings(), ...more });
    this.#isEnding = false;
    void this.#watch(this.#product);
    return (performance.now() - began) / 1000;
  }

  /** Without waiting until it is ready. */
  async launch(): Promise<void> {
    this.#product = await launchProduct(this.store.dataDir, this.#settings());
  }

  async kill(): Promise<void> {
    this.#isEnding = true;
    this.product.kill('SIGKILL');
    await this.product.exited;
  }

  async beginWork(): Promise<void> {
    this.course = await readCourse(this.url);
    for (const writer of this.#writers) await writer.logIn();
    this.#working = this.#writers.map((writer) => writer.work());
  }

  /** Everybody ends with an action that is acknowledged or refused; then the product is stopped. */
  async end(): Promise<{ readonly compared: readonly Comparison[]; readonly broken: readonly string[] }> {
    for (const writer of this.#writers) writer.stop();
    await Promise.all(this.#working);
    this.#isEnding = true;
    await this.product.stop();
    return this.store.query(async (query) => {
      const broken: string[] = [];
      for (const [rule, statement] of Object.entries(BROKEN_RULES))
        if ((await query(statement)).length > 0) broken.push(rule);
      return { compared: await this.journal.compareWith(query), broken };
    });
  }

  #settings() {
    return { RATE_LIMITS: 'off', ...this.store.environment, ...this.environment };
  }
}
