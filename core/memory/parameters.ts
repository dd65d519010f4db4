import { CLAMP_PARAMETERS, W17_W18_Ceiling } from 'ts-fsrs';

/** Five base-36 digits for each of the 21 parameters: steps of a 60-millionth of their range. */
const DIGITS = 5;
const STEPS = 36 ** DIGITS - 1;
const RANGES = CLAMP_PARAMETERS(W17_W18_Ceiling).map(([least = 0, most = 0]) => ({ least, most }));

export const PARAMETERS = RANGES.length;

/** Parameters of FSRS as the text of an event, `fsrs:<text>`: 105 letters and digits. */
export const encodeParameters = (parameters: readonly number[]): string =>
  RANGES.map(({ least, most }, at) => {
    const share = ((parameters[at] ?? least) - least) / (most - least);
    return Math.round(Math.min(Math.max(share, 0), 1) * STEPS)
      .toString(36)
      .padStart(DIGITS, '0');
  }).join('');

/** The parameters of such a text, or null when it is something else. */
export function decodeParameters(text: string): readonly number[] | null {
  if (text.length !== RANGES.length * DIGITS || !/^[\da-z]+$/.test(text)) return null;
  return RANGES.map(({ least, most }, at) => {
    const share = Number.parseInt(text.slice(at * DIGITS, (at + 1) * DIGITS), 36) / STEPS;
    return least + share * (most - least);
  });
}
