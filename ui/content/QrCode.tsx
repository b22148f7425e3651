import { useEffect, useState } from 'react';
import { codeFrame, pathOfSquares } from './qr-path.ts';

type Props = {
  /** What a camera reads: an address, mostly. */
  text: string;
  /** What it is, for those who do not see it. */
  label: string;
};

type Drawn = { readonly text: string; readonly path: string; readonly side: number };

/**
 * A code for cameras, as wide as its place allows. Dark on light in both looks: many readers know nothing else. Its
 * place is there at once; the code follows when what draws it has been fetched.
 */
export function QrCode({ text, label }: Props) {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let isOver = false;
    const draw = async (): Promise<void> => {
      const next = await drawCode(text);
      if (!isOver) setDrawn(next);
    };
    // Without it the address itself stands beside every code.
    draw().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [text]);
  const code = drawn?.text === text ? drawn : undefined;
  const side = code?.side ?? 1;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="aspect-square h-auto w-full max-w-64 rounded-field border border-line bg-print-ground"
    >
      {code === undefined ? null : <path d={code.path} className="fill-print-ink" />}
    </svg>
  );
}

async function drawCode(text: string): Promise<Drawn> {
  const { encodeQR } = await import('qr');
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: codeFrame });
  return { text, path: pathOfSquares(squares), side: squares.length };
}
