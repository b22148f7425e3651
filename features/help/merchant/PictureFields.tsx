import { X } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { uploadFile } from '#features/files/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { UploadField } from '#ui/forms/UploadField.tsx';
import { useSay } from '#ui/words/words.tsx';

type Props = { files: readonly string[]; onFiles: (files: readonly string[]) => void };

/** Up to three pictures, each uploaded as it is chosen. What is there stands above the field for the next one. */
export function PictureFields({ files, onFiles }: Props) {
  const words = useWords();
  const say = useSay();
  const [turn, setTurn] = useState(0);
  return (
    <>
      {files.length === 0 ? null : (
        <Stack isRow gap="small">
          {files.map((id, index) => (
            <Button
              key={id}
              tone="plain"
              size="small"
              icon={<X aria-hidden className="size-4" />}
              aria-label={say(words.service.feedback.pictureDrop, { place: index + 1 })}
              onClick={() => onFiles(files.filter((one) => one !== id))}
            >
              {say(words.service.feedback.pictureOf, { place: index + 1 })}
            </Button>
          ))}
        </Stack>
      )}
      {files.length >= limits.feedbackFilesMax ? null : (
        <UploadField
          key={turn}
          label={words.service.feedback.picture}
          hint={words.service.feedback.pictureHint}
          takes="picture"
          endpoint={uploadFile}
          ask={{ kind: 'chat' }}
          onDone={(answer) => {
            if (answer === undefined) return;
            onFiles([...files, answer.id]);
            setTurn((before) => before + 1);
          }}
        />
      )}
    </>
  );
}
