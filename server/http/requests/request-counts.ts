import { allPages } from '#contract/pages.ts';
import { SLOW_REQUEST_MS } from '#contract/server-limits.ts';

export interface RequestCount {
  readonly requests: number;
  readonly slow: number;
  readonly refused: number;
  readonly failed: number;
}

export interface AnsweredRequest {
  readonly method: string;
  /** The path of an endpoint as the contract has it; null for a page or an unknown address. */
  readonly endpointPath: string | null;
  readonly address: string;
  readonly status: number;
  readonly ms: number;
}

export interface RequestCounts {
  readonly add: (request: AnsweredRequest) => void;
  /** What was counted since the last call, by route. */
  readonly take: () => ReadonlyMap<string, RequestCount>;
}

const NONE: RequestCount = { requests: 0, slow: 0, refused: 0, failed: 0 };

/** Forbidden, too large, of another type, too many, too busy. An expired token and a wrong address are everyday. */
const REFUSALS: ReadonlySet<number> = new Set([403, 413, 415, 429, 503]);

const PATTERNS = allPages.map((pattern) => ({
  pattern,
  matches: new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}/?$`),
}));

/** Requests that match no page: one name for all of them, so that invented addresses fill no memory. */
const UNKNOWN = 'GET ?';

/** Counts requests in the memory of this node, by page and endpoint. */
export function createRequestCounts(): RequestCounts {
  let counts = new Map<string, RequestCount>();
  return {
    add({ method, endpointPath, address, status, ms }) {
      const route = endpointPath === null ? pageOf(address) : `${method} ${endpointPath}`;
      const before = counts.get(route) ?? NONE;
      const isRefused = REFUSALS.has(status);
      counts.set(route, {
        requests: before.requests + 1,
        slow: before.slow + Number(ms > SLOW_REQUEST_MS),
        refused: before.refused + Number(isRefused),
        failed: before.failed + Number(status >= 500 && !isRefused),
      });
    },
    take() {
      const taken = counts;
      counts = new Map();
      return taken;
    },
  };
}

const pageOf = (address: string): string => {
  const page = PATTERNS.find(({ matches }) => matches.test(address));
  return page ? `GET ${page.pattern}` : UNKNOWN;
};
