/** What the fields of the ranking are called. */
export const rankingFieldNames = { period: 'Khoảng thời gian' } as const;
