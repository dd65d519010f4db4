/**
 * A new edition of the dictionary is a new map of rows, so what is made of one is made once, and is forgotten with it.
 */
export function oncePerEdition<Rows extends object, Made>(make: (rows: Rows) => Made): (rows: Rows) => Made {
  const made = new WeakMap<Rows, Made>();
  return (rows) => {
    const known = made.get(rows) ?? make(rows);
    made.set(rows, known);
    return known;
  };
}
