/**
 * Loads the API calls of practice with their judgement schemas. A visitor who only reads a lesson does not download
 * them.
 */
export const loadCalls = () => import('#contract/practice/endpoints.ts');
