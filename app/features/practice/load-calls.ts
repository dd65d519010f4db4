/** The calls of practice, with the shape of every judgement: who only looks at a lesson does not download them. */
export const loadCalls = () => import('#contract/practice/endpoints.ts');
