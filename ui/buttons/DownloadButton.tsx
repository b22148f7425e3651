import { Download } from 'lucide-react';
import { Button } from './Button.tsx';
import { saveText } from '#ui/save-file.ts';

type Props = {
  /** What the file says; it is made here and goes through no server. */
  text: string;
  fileName: string;
  label: string;
};

/** Saves a text as a file on this device. */
export function DownloadButton({ text, fileName, label }: Props) {
  return (
    <Button
      tone="plain"
      size="small"
      icon={<Download aria-hidden className="size-4" />}
      onClick={() => saveText(text, fileName)}
    >
      {label}
    </Button>
  );
}
