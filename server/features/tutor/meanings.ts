/** "trường học; nhà trường (…)" → trường học: enough for one line of a list. */
export const firstSense = (mean: string): string => mean.split(';')[0]?.trim() ?? '';

const SHORT = 40;

/** All meanings of a word unless they are long: 高い is "cao; đắt", and the sentence shows which one. */
export const shortMeaning = (mean: string): string => (mean.length <= SHORT ? mean : firstSense(mean));
