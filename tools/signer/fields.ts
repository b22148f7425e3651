// Reads one level of a protocol buffer: the last value of each field.

export function readFields(bytes: Buffer): { bytes: Map<number, Buffer>; numbers: Map<number, number> } {
  const found = { bytes: new Map<number, Buffer>(), numbers: new Map<number, number>() };
  let at = 0;
  function varint(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = bytes[at];
      if (byte === undefined) throw new RangeError('a field is cut off');
      at += 1;
      value += (byte % 128) * scale;
      if (byte < 128) break;
      scale *= 128;
    }
    if (!Number.isSafeInteger(value)) throw new RangeError('a number is too large');
    return value;
  }
  while (at < bytes.length) {
    const key = varint();
    const field = Math.floor(key / 8);
    if (key % 8 === 0) found.numbers.set(field, varint());
    else if (key % 8 === 2) {
      const end = varint() + at;
      if (end > bytes.length) throw new RangeError('a field is cut off');
      found.bytes.set(field, bytes.subarray(at, end));
      at = end;
    } else throw new RangeError('a field of another kind');
  }
  return found;
}
