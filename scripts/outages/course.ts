import { send } from './replies.ts';

/** What the shipped content has to practise with. */
export interface Course {
  /** Wrong answers go to these: they only raise the number of tries. */
  readonly missed: readonly number[];
  /** Right answers go to these, each once. */
  readonly solved: readonly { readonly id: number; readonly answer: string }[];
  readonly words: readonly number[];
}

const LESSONS = 40;
const MISSED = 12;
const WORDS = 600;

export async function readCourse(url: string): Promise<Course> {
  const read = async <T>(path: string, body?: object): Promise<T> => {
    const reply = await send(url + path, body && json('POST', body));
    if (reply?.status !== 200) throw new Error(`${path}: ${reply?.status} ${reply?.text}`);
    return JSON.parse(reply.text) as T;
  };
  const ids: number[] = [];
  for (let lesson = 1; lesson <= LESSONS; lesson += 1) {
    const reply = await send(`${url}/api/sentences/${lesson}`);
    if (reply?.status === 200) ids.push(...(JSON.parse(reply.text) as { id: number }[]).map(({ id }) => id));
  }
  const solved: Course['solved'][number][] = [];
  for (const id of ids.slice(MISSED)) {
    const { correctAnswer } = await read<{ correctAnswer: string }>(`/api/sentences/${id}/reveal`, {
      mode: 'translate',
    });
    solved.push({ id, answer: correctAnswer });
  }
  const words: number[] = [];
  for (let page = 1; words.length < WORDS; page += 1)
    words.push(...(await read<{ id: number }[]>(`/api/items?page=${page}&size=100`)).map(({ id }) => id));
  return { missed: ids.slice(0, MISSED), solved, words };
}

export const json = (
  method: string,
  body: object | undefined,
  headers: Record<string, string> = {},
): RequestInit => ({
  method,
  headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
  body: body && JSON.stringify(body),
});
