/**
 * Loads the API calls of practice with their judgement schemas, and the outbox. A visitor who only reads a lesson does not download
 * them.
 */
export const loadCalls = async () => {
  const [calls, { outboxOf }] = await Promise.all([
    import('#contract/practice/endpoints.ts'),
    import('#app/lib/outbox/own-outbox.ts'),
  ]);
  return { ...calls, outboxOf };
};
