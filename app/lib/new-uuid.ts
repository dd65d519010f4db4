const BYTES = 16;

/** A version 4 UUID. `crypto.randomUUID` is missing without TLS. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const digits = Array.from(bytes, (byte, at) => withMarks(byte, at).toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The bytes of a UUID that hold its version and variant. */
function withMarks(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40;
  return at === 8 ? (byte & 0x3f) | 0x80 : byte;
}
