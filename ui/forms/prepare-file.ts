// What happens to a file on the phone before it is sent: pictures become small enough for a slow line.

export type FileKind = 'picture' | 'proof';
export type FileFault = 'wrongKind' | 'unreadable' | 'tooLarge';
export type Prepared = { readonly file: File } | { readonly fault: FileFault };

/** Enough to read a document by, a tenth of what a camera takes. */
const longestSide = 2_000;
const quality = 0.85;
/** A picture this small goes as it is. */
const smallBytes = 400_000;

/** What the server takes as it is; other pictures are turned into JPEG if this browser can open them. */
const taken = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** For the `accept` of a file input: cameras' HEIC is offered too, because Safari can open it. */
export const accepts: Record<FileKind, string> = {
  picture: 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif',
  proof: 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif,application/pdf',
};

/** Makes a chosen file fit to be sent. A PDF passes as it is where one is asked for. */
export async function prepareFile(file: File, kind: FileKind, bytesMax: number): Promise<Prepared> {
  const isPdf = file.type === 'application/pdf';
  if (isPdf && kind !== 'proof') return { fault: 'wrongKind' };
  if (!isPdf && !looksLikePicture(file)) return { fault: 'wrongKind' };
  const ready = isPdf ? file : await shrink(file);
  if (ready === undefined) return { fault: 'unreadable' };
  return ready.size > bytesMax ? { fault: 'tooLarge' } : { file: ready };
}

function looksLikePicture(file: File): boolean {
  if (file.type === 'image/svg+xml') return false;
  // Some phones give HEIC no type at all.
  return file.type.startsWith('image/') || /\.(?:heic|heif)$/i.test(file.name);
}

/** Undefined for what this browser cannot open and the server does not take. */
async function shrink(file: File): Promise<File | undefined> {
  const isTaken = taken.has(file.type);
  if (isTaken && file.size <= smallBytes) return file;
  const picture = await openPicture(file);
  if (picture === undefined) return isTaken ? file : undefined;
  // A logo keeps what shows through; a photograph has nothing that does.
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const blob = await draw(picture, type).finally(() => picture.close());
  if (blob === null || (isTaken && blob.size >= file.size)) return isTaken ? file : undefined;
  const name = file.name.replace(/\.[^.]*$/, '') || 'picture';
  return new File([blob], `${name}.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
}

/** A picture that this browser can open, upright; whoever asks closes it. */
export async function openPicture(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return undefined;
  }
}

async function draw(picture: ImageBitmap, type: string): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  if (type === 'image/jpeg') {
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
