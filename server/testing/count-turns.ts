/** The number of turns of the event loop during the work: how often it yielded. */
export async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next: NodeJS.Immediate;
  const tick = () => {
    turns += 1;
    next = setImmediate(tick);
  };
  next = setImmediate(tick);
  await work().finally(() => clearImmediate(next));
  return turns;
}
