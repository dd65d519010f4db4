interface FaultOptions {
  readonly ids: readonly string[];
  readonly ref: string;
  readonly isDeep: boolean;
  /** Where the outcomes are written too. */
  readonly json?: string;
}

const USAGE = 'npm run faults -- [id …] [--ref <commit>] [--deep] [--json <file>]';

/** The arguments of `npm run faults`. Without ids all faults are made. */
export function readFaultArguments(
  args: readonly string[],
  known: readonly string[],
): FaultOptions | { readonly refusal: string } {
  const ids: string[] = [];
  let options: Omit<FaultOptions, 'ids'> = { ref: 'HEAD', isDeep: false };
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--deep') options = { ...options, isDeep: true };
    else if (arg === '--ref' || arg === '--json') {
      const value = rest.shift();
      if (value === undefined) return { refusal: `${arg} needs a value. ${USAGE}` };
      options = { ...options, [arg.slice(2)]: value };
    } else if (known.includes(arg)) ids.push(arg);
    else return { refusal: `There is no fault “${arg}”. ${USAGE}` };
  }
  return { ...options, ids: ids.length > 0 ? ids : known };
}
