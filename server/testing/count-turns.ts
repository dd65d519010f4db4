/** How many turns of the event loop others could take while this was done. */
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
