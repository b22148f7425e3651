import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { openPicture } from '#ui/forms/prepare-file.ts';
import type { Crop } from './crop-shapes.ts';
import type { CropView } from './crop-view.ts';

const loadSheet = async () => ({ default: (await import('./CropSheet.tsx')).CropSheet });
const CropSheet = lazy(loadSheet);

type Open = { readonly source: File; readonly picture: ImageBitmap };
type Cut = { readonly source: File; readonly view: CropView };

/**
 * The step between choosing a picture and sending it. `begin` is false where there is nothing to crop with: the picture
 * cannot be opened here, or the sheet cannot be fetched; it is sent whole then. `adjust` crops the same picture again.
 */
export function useCrop(crop: Crop | undefined, onCut: (file: File) => void) {
  const [open, setOpen] = useState<Open>();
  const [last, setLast] = useState<Cut>();
  const [wanted, setWanted] = useState<CropView>();

  // A picture that was opened takes memory until it is closed.
  useEffect(() => () => open?.picture.close(), [open]);

  async function begin(source: File, view?: CropView): Promise<boolean> {
    if (crop === undefined) return false;
    const [picture, isThere] = await Promise.all([
      openPicture(source),
      loadSheet().then(
        () => true,
        () => false,
      ),
    ]);
    if (picture === undefined || !isThere) {
      picture?.close();
      return false;
    }
    setWanted(view);
    setOpen({ source, picture });
    return true;
  }

  const sheet: ReactNode =
    crop === undefined || open === undefined ? null : (
      <Suspense>
        <CropSheet
          crop={crop}
          source={open.source}
          picture={open.picture}
          view={wanted}
          onCancel={() => setOpen(undefined)}
          onCut={(file, view) => {
            setLast({ source: open.source, view });
            setOpen(undefined);
            onCut(file);
          }}
        />
      </Suspense>
    );

  return {
    begin,
    sheet,
    adjust: last === undefined ? undefined : () => void begin(last.source, last.view),
    forget: () => setLast(undefined),
  };
}
