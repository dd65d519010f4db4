/**
 * Ties between choices: `漢字(A:が|B:を)少し(A:読めます|B:読むことができます)`. Options that share no letter are never said
 * together; `AB:` goes with both. A tied stretch becomes one choice of whole wordings, (が少し読めます|を少し…), so nothing
 * after the parser knows about letters.
 */
export type TiedNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'optional'; readonly inside: TiedNodes }
  | { readonly kind: 'choice'; readonly options: readonly TiedNodes[]; readonly tie?: Tie }
  | { readonly kind: 'free-order'; readonly parts: readonly TiedNodes[] };

type TiedNodes = readonly TiedNode[];

interface Tie {
  /** The letters of each option. */
  readonly letters: readonly string[];
  /** The index of the bracket in the source. */
  readonly at: number;
}

export type TieProblem =
  | 'tie-mixed' // `(A:が|を)`: some options have a letter, others none
  | 'tie-alone' // a letter that another tied choice does not have
  | 'tie-letters'; // a letter after D

type Untied =
  | { readonly ok: true; readonly notation: TiedNodes }
  | { readonly ok: false; readonly problem: TieProblem; readonly at: number };

/** A stretch is copied for each letter; hardly any verb needs more than two. */
const LETTERS = 'ABCD';
const LABEL = /^([A-ZＡ-Ｚ]{1,4})[:：]/u;

/** The options of a bracket without their letters. */
export function lettersOf(
  branches: readonly TiedNodes[],
  at: number,
): { readonly options: readonly TiedNodes[]; readonly tie: Tie | null } | TieProblem {
  const labels = branches.map(([first]) => (first?.kind === 'text' ? LABEL.exec(first.text) : null));
  if (labels.every((label) => label === null)) return { options: branches, tie: null };
  if (labels.includes(null)) return 'tie-mixed';
  if (branches.length === 1) return 'tie-alone';
  const letters = labels.map((label) => label?.[1]?.normalize('NFKC') ?? '');
  if (letters.some((some) => Array.from(some).some((letter) => !LETTERS.includes(letter))))
    return 'tie-letters';
  const options = branches.map((nodes, option) => withoutLabel(nodes, labels[option]?.[0] ?? ''));
  return { options, tie: { letters, at } };
}

function withoutLabel([first, ...rest]: TiedNodes, label: string): TiedNodes {
  if (first?.kind !== 'text') return rest;
  const text = first.text.slice(label.length);
  return text === '' ? rest : [{ kind: 'text', text }, ...rest];
}

/** Replaces letters by choices of whole wordings. */
export function untie(nodes: TiedNodes): Untied {
  const groups = new Map<string, Tie[]>();
  for (const tie of tiesIn(nodes)) {
    const key = Array.from(new Set(tie.letters.join('')))
      .toSorted()
      .join('');
    groups.set(key, [...(groups.get(key) ?? []), tie]);
  }
  const sets = [...groups.keys()];
  for (const [key, [first, second]] of groups) {
    const isShared = sets.some(
      (other) => other !== key && Array.from(other).some((letter) => key.includes(letter)),
    );
    if (!second || isShared) return { ok: false, problem: 'tie-alone', at: first?.at ?? 0 };
  }
  return { ok: true, notation: [...groups.values()].reduce(withGroup, nodes) };
}

const tiesIn = (nodes: TiedNodes): Tie[] =>
  nodes.flatMap((node) => [
    ...(node.kind === 'choice' && node.tie ? [node.tie] : []),
    ...branchesOf(node).flatMap(tiesIn),
  ]);

function branchesOf(node: TiedNode): readonly TiedNodes[] {
  switch (node.kind) {
    case 'text':
      return [];
    case 'optional':
      return [node.inside];
    case 'choice':
      return node.options;
    case 'free-order':
      return node.parts;
  }
}

/** The smallest stretch with all choices of the group becomes one choice of its letters. */
function withGroup(nodes: TiedNodes, group: readonly Tie[]): TiedNodes {
  const holds = (some: TiedNodes) => tiesIn(some).some((tie) => group.includes(tie));
  const first = nodes.findIndex((node) => holds([node]));
  const last = nodes.findLastIndex((node) => holds([node]));
  const holder = nodes[first];
  if (!holder) return nodes;
  const inside = first === last ? branchesOf(holder).filter(holds) : [];
  if (inside.length === 1 && !(holder.kind === 'choice' && holder.tie && group.includes(holder.tie)))
    return nodes.with(
      first,
      withBranches(holder, (branch) => (holds(branch) ? withGroup(branch, group) : branch)),
    );
  const stretch = nodes.slice(first, last + 1);
  const letters = Array.from(new Set(group[0]?.letters.join('')));
  const options = letters.map((letter) => joined(stretch.flatMap((node) => restricted(node, letter, group))));
  return joined([...nodes.slice(0, first), { kind: 'choice', options }, ...nodes.slice(last + 1)]);
}

/** What can still be said once a letter is chosen. */
function restricted(node: TiedNode, letter: string, group: readonly Tie[]): TiedNodes {
  const within = (nodes: TiedNodes) => joined(nodes.flatMap((inner) => restricted(inner, letter, group)));
  if (node.kind !== 'choice' || !node.tie || !group.includes(node.tie)) return [withBranches(node, within)];
  const { letters } = node.tie;
  const options = node.options.filter((_, option) => letters[option]?.includes(letter)).map(within);
  const [only = []] = options;
  return options.length === 1 ? only : [{ kind: 'choice', options }];
}

function withBranches(node: TiedNode, change: (nodes: TiedNodes) => TiedNodes): TiedNode {
  switch (node.kind) {
    case 'text':
      return node;
    case 'optional':
      return { kind: 'optional', inside: change(node.inside) };
    case 'choice':
      return { ...node, options: node.options.map(change) };
    case 'free-order':
      return { kind: 'free-order', parts: node.parts.map(change) };
  }
}

/** Texts next to each other are one text. */
const joined = (nodes: TiedNodes): TiedNodes =>
  nodes.reduce<TiedNode[]>((result, node) => {
    const last = result.at(-1);
    if (node.kind === 'text' && last?.kind === 'text')
      result.splice(-1, 1, { kind: 'text', text: last.text + node.text });
    else result.push(node);
    return result;
  }, []);
