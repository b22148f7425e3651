import { useState } from 'react';
import { crop } from '#locales/en/crop.ts';
import { FileField } from '#ui/forms/FileField.tsx';
import { Signature } from '#ui/forms/Signature.tsx';
import { SignaturePad } from '#ui/forms/SignaturePad.tsx';
import type { Stroke } from '#domain/wire/signature.ts';
import { UploadProgress } from '#ui/forms/UploadProgress.tsx';
import { Exhibit } from '../Exhibit.tsx';

const doing = { error: undefined, isCancelled: false, cancel: () => undefined, again: () => undefined };

/** What is photographed, sent and signed. */
export function Files() {
  const [file, setFile] = useState<File>();
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  return (
    <>
      <Exhibit of="FileField">
        <FileField label="Picture" hint="Up to 10 MB." takes="picture" value={file} onChange={setFile} />
        <FileField
          label="Proof that is refused"
          error="This is larger than 10 MB."
          takes="proof"
          value={undefined}
          onChange={() => undefined}
        />
      </Exhibit>
      <Exhibit of="CropSheet">
        <FileField
          label="Picture that is cropped"
          takes="picture"
          crop={{ shape: 'product', words: crop }}
          value={file}
          onChange={setFile}
        />
      </Exhibit>
      <Exhibit of="UploadProgress">
        <UploadProgress upload={{ ...doing, share: 0.42 }} />
        <UploadProgress upload={{ ...doing, share: undefined, isCancelled: true }} />
        <UploadProgress upload={{ ...doing, share: undefined, error: new TypeError('lost') }} />
      </Exhibit>
      <Exhibit of="Signature">
        <Signature label="Your signature" onChange={() => undefined} />
      </Exhibit>
      <Exhibit of="SignaturePad">
        <SignaturePad label="Draw here" strokes={strokes} onChange={setStrokes} />
      </Exhibit>
    </>
  );
}
