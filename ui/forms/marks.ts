// What a person drew or typed as a signature, in the shape that the server takes.
import { limits } from '#domain/limits.ts';
import { readSigner } from '#domain/wire/signature.ts';
import type { Mark, Stroke } from '#domain/wire/signature.ts';

/** A dot is no signature: somewhere the pen must have moved. */
export function drawnMark(strokes: readonly Stroke[]): Mark | undefined {
  if (!strokes.some((stroke) => stroke.length >= 4)) return undefined;
  const value = JSON.stringify(strokes);
  return value.length > limits.signatureBytesMax ? undefined : { kind: 'drawn', value };
}

/** The name, trimmed, where it is one. */
export function typedMark(name: string): Mark | undefined {
  const value = readSigner(name);
  return value === undefined ? undefined : { kind: 'typed', value };
}
