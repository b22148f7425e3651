import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import type { Crop } from '#ui/crop/crop-shapes.ts';
import { FileField } from './FileField.tsx';
import type { FileKind } from './prepare-file.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { useUpload } from '#ui/calls/useUpload.ts';
import { useUiWords } from '#ui/words/words.tsx';

type Props<I extends z.ZodMiniType, O extends z.ZodMiniType> = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  takes: FileKind;
  endpoint: Endpoint<I, O>;
  ask: z.input<I>;
  /** The name of the form's part that the file is. */
  part?: string;
  bytesMax?: number;
  /** The place that a picture is cropped for before it is sent. */
  crop?: Crop;
  /** Undefined when the file was taken away again, or another one is on its way. */
  onDone: (answer: z.output<O> | undefined) => void;
};

/** Uploads a picture or a file as soon as it is chosen, and gives what the server answered. */
export function UploadField<I extends z.ZodMiniType, O extends z.ZodMiniType>({
  endpoint,
  ask,
  part = 'file',
  onDone,
  ...field
}: Props<I, O>) {
  const words = useUiWords();
  const [file, setFile] = useState<File>();
  const upload = useUpload(endpoint, { onDone });

  function change(next: File | undefined): void {
    setFile(next);
    onDone(undefined);
    if (next === undefined) upload.reset();
    else upload.send(ask, { [part]: next });
  }

  return (
    <FileField
      {...field}
      value={file}
      onChange={change}
      below={
        upload.done === undefined ? (
          <UploadProgress upload={upload} />
        ) : (
          <p role="status" className="flex items-center gap-1.5 text-meta font-medium text-good">
            <CircleCheck aria-hidden className="size-4 shrink-0" />
            {words.fileDone}
          </p>
        )
      }
    />
  );
}
