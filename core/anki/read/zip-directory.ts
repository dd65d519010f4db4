import { AnkiFailure, type AnkiLimits } from '../anki-failure.ts';

/** A file of which only parts are read: decks with sounds have hundreds of megabytes. */
export interface ByteSource {
  readonly size: number;
  readonly read: (from: number, to: number) => Promise<Uint8Array>;
}

export interface ZipEntry {
  readonly name: string;
  readonly method: 'stored' | 'deflated';
  /** Where the entry begins and how many bytes it takes. The size of its content is not trusted. */
  readonly offset: number;
  readonly packedBytes: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const COMMENT_MAX_BYTES = 0xffff;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const ENCRYPTED = 1;
const METHODS: ReadonlyMap<number, ZipEntry['method']> = new Map([
  [0, 'stored'],
  [8, 'deflated'],
]);

export const isZip = (start: Uint8Array): boolean =>
  start.length >= 4 && [LOCAL_SIGNATURE, END_SIGNATURE].includes(viewOf(start).getUint32(0, true));

/** The entries of a zip file, by its directory. Anki's files stay far below the size that needs Zip64. */
export async function readZipDirectory(source: ByteSource, limits: AnkiLimits): Promise<ZipEntry[]> {
  if (source.size > limits.fileBytes) throw new AnkiFailure('too-large');
  if (!isZip(await source.read(0, 4))) throw new AnkiFailure('not-a-deck');
  const tailFrom = Math.max(0, source.size - END_BYTES - COMMENT_MAX_BYTES);
  const { count, bytes, offset } = findEnd(viewOf(await source.read(tailFrom, source.size)));
  if (count > limits.zipEntries || bytes > limits.zipDirectoryBytes) throw new AnkiFailure('too-many-files');
  if (offset + bytes > source.size) throw new AnkiFailure('truncated');
  return entriesOf(await source.read(offset, offset + bytes), count, source.size);
}

function findEnd(tail: DataView): { count: number; bytes: number; offset: number } {
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END_SIGNATURE) continue;
    return {
      count: tail.getUint16(at + 10, true),
      bytes: tail.getUint32(at + 12, true),
      offset: tail.getUint32(at + 16, true),
    };
  }
  throw new AnkiFailure('truncated');
}

function entriesOf(directory: Uint8Array, count: number, fileSize: number): ZipEntry[] {
  const view = viewOf(directory);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let number = 0; number < count; number += 1) {
    if (at + ENTRY_BYTES > directory.length || view.getUint32(at, true) !== ENTRY_SIGNATURE)
      throw new AnkiFailure('broken-zip');
    const nameBytes = view.getUint16(at + 28, true);
    const otherBytes = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const name = nameOf(directory.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes));
    if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0) throw new AnkiFailure('encrypted');
    const method = METHODS.get(view.getUint16(at + 10, true));
    const packedBytes = view.getUint32(at + 20, true);
    const offset = view.getUint32(at + 42, true);
    if (method === undefined || offset + LOCAL_BYTES + packedBytes > fileSize)
      throw new AnkiFailure('broken-zip');
    entries.push({ name, method, offset, packedBytes });
    at += ENTRY_BYTES + nameBytes + otherBytes;
  }
  return entries;
}

/** The names that we look for are ASCII; others are only checked. */
function nameOf(bytes: Uint8Array): string {
  const name = String.fromCharCode(...bytes.subarray(0, NAME_MAX_BYTES));
  const isSafe = bytes.length <= NAME_MAX_BYTES && !UNSAFE_NAME.test(name);
  if (!isSafe) throw new AnkiFailure('unsafe-name');
  return name;
}

const NAME_MAX_BYTES = 255;
/** A name that leads out of a folder. We unpack into no folder, but such a file was made to harm. */
const UNSAFE_NAME = /^$|^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\\|\0/i;

/** The packed bytes of an entry, after its own header. */
export async function packedBytesOf(source: ByteSource, entry: ZipEntry): Promise<Uint8Array> {
  const header = viewOf(await source.read(entry.offset, entry.offset + LOCAL_BYTES));
  if (header.byteLength < LOCAL_BYTES || header.getUint32(0, true) !== LOCAL_SIGNATURE)
    throw new AnkiFailure('broken-zip');
  const start = entry.offset + LOCAL_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
  if (start + entry.packedBytes > source.size) throw new AnkiFailure('truncated');
  return source.read(start, start + entry.packedBytes);
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
