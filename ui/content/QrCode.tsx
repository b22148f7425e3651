import { useEffect, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { codeFrame, pathOfSquares } from './qr-path.ts';

type Props = {
  /** What a camera reads: an address, mostly. */
  text: string;
  /** What it is, for those who do not see it. */
  label: string;
  /** Of a long text, for a camera that is held close: larger, and with less room for dirt. */
  isDense?: boolean;
};

type Drawn = { readonly text: string; readonly path: string; readonly side: number };

/**
 * A code for cameras, as wide as its place allows. Dark on light in both looks: many readers know nothing else. Its
 * place is there at once; the code follows when what draws it has been fetched.
 */
export function QrCode({ text, label, isDense = false }: Props) {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let isOver = false;
    const draw = async (): Promise<void> => {
      const next = await drawCode(text, isDense);
      if (!isOver) setDrawn(next);
    };
    // Without it the address itself stands beside every code.
    draw().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [text, isDense]);
  const code = drawn?.text === text ? drawn : undefined;
  const side = code?.side ?? 1;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={cx(
        'aspect-square h-auto w-full rounded-field border border-line bg-print-ground',
        isDense ? 'max-w-96' : 'max-w-64',
      )}
    >
      {code === undefined ? null : <path d={code.path} className="fill-print-ink" />}
    </svg>
  );
}

async function drawCode(text: string, isDense: boolean): Promise<Drawn> {
  const { encodeQR } = await import('qr');
  const squares = encodeQR(text, 'raw', { ecc: isDense ? 'low' : 'medium', border: codeFrame });
  return { text, path: pathOfSquares(squares), side: squares.length };
}
