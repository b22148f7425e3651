// The places that pictures are cropped for, and how each is shown there.
import type { ReactNode } from 'react';

/** What the sheet says; the screen that asks brings its own words. */
export type CropWords = {
  readonly title: string;
  readonly hint: string;
  readonly stage: string;
  readonly zoom: string;
  readonly closer: string;
  readonly farther: string;
  readonly left: string;
  readonly right: string;
  readonly up: string;
  readonly down: string;
  readonly shown: string;
  readonly preview: string;
  readonly previews: { readonly [K in PreviewName]: string };
  readonly small: string;
  readonly use: string;
  readonly adjust: string;
  readonly failed: string;
};

export type PreviewName = 'phone' | 'computer' | 'product' | 'list' | 'header';
export type CropShape = keyof typeof cropShapes;

/** `crop` of a file field: the place, its words, and what is written beside a preview (a shop's name). */
export type Crop = { readonly shape: CropShape; readonly words: CropWords; readonly beside?: ReactNode };

/** `widthMin` is the width in pixels from which a picture is sharp in its place. */
export const cropShapes = {
  logo: {
    ratio: 1,
    widthMin: 192,
    previews: [{ name: 'header', ratio: 1 }],
  },
  banner: {
    ratio: 3,
    widthMin: 1200,
    previews: [
      { name: 'phone', ratio: 3 },
      { name: 'computer', ratio: 4 },
    ],
  },
  product: {
    ratio: 4 / 5,
    widthMin: 800,
    previews: [
      { name: 'product', ratio: 4 / 5 },
      { name: 'list', ratio: 1 },
    ],
  },
} as const satisfies Record<string, ShapeFacts>;

type ShapeFacts = {
  readonly ratio: number;
  readonly widthMin: number;
  readonly previews: readonly {
    readonly name: PreviewName;
    readonly ratio: number;
  }[];
};

export function shapeFacts(shape: CropShape): ShapeFacts {
  return cropShapes[shape];
}
