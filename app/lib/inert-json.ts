/** JSON for a `<script>` that holds data: whatever the values say, they cannot leave the element that they stand in. */
export const inertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
