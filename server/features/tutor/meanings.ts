/** "trường học; nhà trường (…)" → trường học: enough for a line among others. */
export const firstSense = (mean: string): string => mean.split(';')[0]?.trim() ?? '';

const SHORT = 40;

/** All that a word may mean, unless that is long: 高い is "cao; đắt", and the sentence tells which. */
export const shortMeaning = (mean: string): string => (mean.length <= SHORT ? mean : firstSense(mean));
