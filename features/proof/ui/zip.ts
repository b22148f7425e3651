// A ZIP file made in the browser: stored as it is, with CRC-32, names in UTF-8. It goes through no server.

export type ZipFile = { readonly name: string; readonly bytes: Uint8Array };

const localMark = 0x04_03_4b_50;
const centralMark = 0x02_01_4b_50;
const endMark = 0x06_05_4b_50;
const version = 20;
const namesAreUtf8 = 0x08_00;

/** @param at When it was made, as it is written at every file. */
export function makeZip(files: readonly ZipFile[], at: Date): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const path = new TextEncoder().encode(name);
    const facts = factsOf({ path, bytes, at });
    const local = join([numbers([localMark, 4], [version, 2]), facts, path, bytes]);
    central.push(
      numbers([centralMark, 4], [version, 2], [version, 2]),
      facts,
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      path,
    );
    parts.push(local);
    offset += local.length;
  }
  const list = join(central);
  const count = files.length;
  const end = numbers(
    [endMark, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [list.length, 4],
    [offset, 4],
    [0, 2],
  );
  return join([...parts, list, end]);
}

type Facts = { readonly path: Uint8Array; readonly bytes: Uint8Array; readonly at: Date };

/** What is written both before a file and in the list of all. */
function factsOf({ path, bytes, at }: Facts): Uint8Array {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return numbers(
    [namesAreUtf8, 2],
    [0, 2],
    [time, 2],
    [day, 2],
    [crc32(bytes), 4],
    [bytes.length, 4],
    [bytes.length, 4],
    [path.length, 2],
    [0, 2],
  );
}

function numbers(...list: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array {
  const whole = new Uint8Array(list.reduce((sum, [, bytes]) => sum + bytes, 0));
  const view = new DataView(whole.buffer);
  let at = 0;
  for (const [value, bytes] of list) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return whole;
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const table = Uint32Array.from({ length: 256 }, (_none, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xff_ff_ff_ff;
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xff_ff_ff_ff) >>> 0;
}
