// Recovery codes of a second factor: written down on paper, so nothing in them looks like something else.

export const recoveryAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 24 signs of 32 are 120 bits. Codes of the first kind had 16. */
export const recoveryLength = 24;
export const recoveryLengthBefore = 16;

/** A typed recovery code without the dashes and spaces of its paper; undefined for what is none. */
export function readRecovery(typed: string): string | undefined {
  const code = typed.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '');
  return [recoveryLength, recoveryLengthBefore].includes(code.length) &&
    Array.from(code).every((sign) => recoveryAlphabet.includes(sign))
    ? code
    : undefined;
}

/** In groups of four, as it is read from paper. */
export function showRecovery(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}
