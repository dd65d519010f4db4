/** The result of a command in `scripts`: the output is printed, and the process exits with the code. */
export interface CommandResult {
  readonly output: string;
  readonly exitCode: 0 | 1;
}
