import { encodeQR } from 'qr';

type Props = {
  /** What a camera reads: an address, mostly. */
  text: string;
  /** What it is, for those who do not see it. */
  label: string;
};

/** White frame around the squares, in squares: cameras need it (ISO 18004 asks for four). */
const frame = 4;

/** A code for cameras, as wide as its place allows. Dark on light in both looks: many readers know nothing else. */
export function QrCode({ text, label }: Props) {
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: frame });
  const path = squares
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      shapeRendering="crispEdges"
      className="aspect-square h-auto w-full max-w-64 rounded-field border border-line bg-print-ground"
    >
      <path d={path} className="fill-print-ink" />
    </svg>
  );
}
