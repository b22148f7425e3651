// Signatures under words (docs/product.md 2.8): a drawn or typed mark, sealed with what was signed, so that anybody can check
// later that not one letter was changed.
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';

export const markKinds = ['drawn', 'typed'] as const;
export type MarkKind = (typeof markKinds)[number];

/** A mark as it is sent: strokes as JSON, or the name of who signs. */
export const markInput = z.object({
  kind: z.enum(markKinds),
  value: z.string().check(z.minLength(limits.signerCharactersMin), z.maxLength(limits.signatureBytesMax)),
});
export type Mark = z.output<typeof markInput>;

const signerPattern = /^[^\u0000-\u001f\u007f]*$/;

/** The name under a typed signature: trimmed, 2 to 80 characters; undefined where it is none. */
export function readSigner(typed: string): string | undefined {
  const name = typed.trim();
  const isLong = name.length > limits.signerCharactersMax;
  if (name.length < limits.signerCharactersMin || isLong || !signerPattern.test(name)) return undefined;
  return name;
}

/** One line of the pen: x and y in turn. */
export type Stroke = readonly number[];

/** The strokes that stand as JSON in a drawn mark; undefined where it is none. */
export function readStrokes(value: string): readonly Stroke[] | undefined {
  try {
    const strokes: unknown = JSON.parse(value);
    return Array.isArray(strokes) && strokes.every(isStroke) ? strokes : undefined;
  } catch {
    return undefined;
  }
}

function isStroke(value: unknown): value is Stroke {
  return Array.isArray(value) && value.every((part) => typeof part === 'number');
}

/** True for the JSON of strokes of which one goes somewhere: a dot is no signature. */
export function isDrawing(value: string): boolean {
  return readStrokes(value)?.some((stroke) => stroke.length >= 4) === true;
}

export type Signed = {
  readonly content: string;
  /** The number of the order that the words are about. */
  readonly order: string;
  readonly signer: string;
  readonly at: Date;
  /** SHA-256 of the mark, in hex. */
  readonly mark: string;
};

/** The text whose SHA-256 is the digest of a signature: whoever has these five can make it again. */
export function sealedText({ content, order, signer, at, mark }: Signed): string {
  return JSON.stringify(['stockless-signature-1', content, order, signer, at.toISOString(), mark]);
}
