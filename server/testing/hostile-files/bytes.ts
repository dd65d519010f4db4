/** Pieces of binary files, written as in their specifications. */
export type Piece = Uint8Array | string;

/** In texts each character is one byte. */
export const bytesOf = (...pieces: readonly Piece[]): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)));

export const hex = (digits: string): Buffer => Buffer.from(digits.replaceAll(' ', ''), 'hex');
export const zeros = (length: number): Buffer => Buffer.alloc(length);

const numberOf = (byteCount: number, write: (bytes: Buffer) => unknown): Buffer => {
  const bytes = Buffer.alloc(byteCount);
  write(bytes);
  return bytes;
};
export const uint16be = (value: number) => numberOf(2, (bytes) => bytes.writeUInt16BE(value));
export const uint32be = (value: number) => numberOf(4, (bytes) => bytes.writeUInt32BE(value));
export const uint24le = (value: number) => numberOf(3, (bytes) => bytes.writeUIntLE(value, 0, 3));
export const uint32le = (value: number) => numberOf(4, (bytes) => bytes.writeUInt32LE(value));

/** A copy of the file with other bytes at this offset. */
export const overwritten = (file: Uint8Array, at: number, piece: Piece): Buffer => {
  const patch = bytesOf(piece);
  return bytesOf(file.subarray(0, at), patch, file.subarray(at + patch.length));
};

/** The offset of this text in the file; throws if it is missing. */
export function placeOf(file: Buffer, text: Piece): number {
  const place = file.indexOf(bytesOf(text));
  if (place < 0) throw new Error(`No ${String(text)} in this file.`);
  return place;
}

/** Random enough not to be compressible, but the same in every run. */
export function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 1;
  for (let index = 0; index < length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[index] = state >>> 24;
  }
  return bytes;
}

/** The same piece many times. */
export const repeated = (piece: Piece, times: number): Buffer => {
  const one = bytesOf(piece);
  return Buffer.alloc(one.length * times, one);
};
