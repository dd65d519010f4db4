/** Something that a learner did and that has to be in the database once. */
export type Effect =
  /** A counter, so that a second application shows. */
  | { readonly kind: 'try'; readonly learner: number; readonly sentenceId: number }
  | { readonly kind: 'credit'; readonly learner: number; readonly sentenceId: number }
  | { readonly kind: 'event'; readonly learner: number; readonly id: string }
  | { readonly kind: 'comment'; readonly learner: number; readonly content: string }
  | { readonly kind: 'category'; readonly learner: number; readonly name: string }
  | {
      readonly kind: 'favorite';
      readonly learner: number;
      readonly categoryId: number;
      readonly itemId: number;
    };

export const EFFECT_KINDS = ['try', 'credit', 'event', 'comment', 'category', 'favorite'] as const;
export type EffectKind = Effect['kind'];

/** Runs one statement and returns its rows. */
export type Query = (statement: string) => Promise<readonly Record<string, unknown>[]>;

export interface Comparison {
  readonly kind: EffectKind;
  readonly acknowledged: number;
  /** Acknowledged, and not there. */
  readonly lost: number;
  /** There more often than acknowledged. */
  readonly twice: number;
}

type Counts = Map<string, number>;

/** What the product has acknowledged, to be compared with what its database holds. */
export class Journal {
  readonly #acknowledged = new Map<EffectKind, Counts>(EFFECT_KINDS.map((kind) => [kind, new Map()]));

  acknowledge({ kind, ...identity }: Effect): void {
    add(this.#acknowledged.get(kind), Object.values(identity), 1);
  }

  /** Call it when every action has its reply: what was sent without one may be there or not. */
  async compareWith(query: Query): Promise<Comparison[]> {
    const compared: Comparison[] = [];
    for (const kind of EFFECT_KINDS) {
      const found: Counts = new Map();
      for (const { count, ...identity } of await query(STATEMENTS[kind]))
        add(found, Object.values(identity), Number(count));
      compared.push(compare(kind, this.#acknowledged.get(kind) ?? new Map(), found));
    }
    return compared;
  }
}

/** The columns in the order of the fields of the effect, and last how often it is there. */
const STATEMENTS: Readonly<Record<EffectKind, string>> = {
  try: `select user_id, sentence_id, tries as count from practice_tries t
    where not exists (select from score_ledger s where s.user_id = t.user_id and s.sentence_id = t.sentence_id)`,
  credit: 'select user_id, sentence_id, count(*) from score_ledger group by 1, 2',
  event: 'select user_id, id::text, count(*) from learning_events group by 1, 2',
  comment: 'select user_id, content, count(*) from comments group by 1, 2',
  category: 'select user_id, name, count(*) from categories group by 1, 2',
  favorite: `select c.user_id, f.category_id, f.item_id, count(*) from favorites f
    join categories c on c.id = f.category_id group by 1, 2, 3`,
};

/** What has to hold of the whole log besides: numbers from 1 without gaps, and a reply for each claimed key. */
export const BROKEN_RULES: Readonly<Record<string, string>> = {
  'gaps in the numbers of a log':
    'select user_id from learning_events group by 1 having max(number) <> count(*) or min(number) <> 1',
  'keys without a reply': 'select user_id from received_calls where reply is null',
};

function add(counts: Counts | undefined, identity: readonly unknown[], more: number): void {
  const key = JSON.stringify(identity.map(String));
  counts?.set(key, (counts.get(key) ?? 0) + more);
}

function compare(kind: EffectKind, acknowledged: Counts, found: Counts): Comparison {
  let lost = 0;
  let twice = 0;
  for (const [key, count] of acknowledged) lost += Math.max(0, count - (found.get(key) ?? 0));
  for (const [key, count] of found) twice += Math.max(0, count - (acknowledged.get(key) ?? 0));
  return { kind, acknowledged: sum(acknowledged), lost, twice };
}

const sum = (counts: Counts) => [...counts.values()].reduce((total, count) => total + count, 0);
