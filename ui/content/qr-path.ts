// A code for cameras as one path of squares.

/** White frame around the squares, in squares: cameras need it (ISO 18004 asks for four). */
export const codeFrame = 4;

export function pathOfSquares(squares: readonly (readonly boolean[])[]): string {
  return squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
