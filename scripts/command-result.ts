/** What a command of `scripts` leaves behind: it is printed, and the process ends with the code. */
export interface CommandResult {
  readonly output: string;
  readonly exitCode: 0 | 1;
}
